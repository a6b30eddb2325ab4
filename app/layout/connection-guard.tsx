import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { createPath, type Path, useBlocker, useLocation, useNavigate, useNavigation } from "react-router";
import { isReachable, nextTry, offlineRetryMs, seemsOffline } from "../browser/connection.ts";
import { reload, tellMissingPages } from "../browser/missing-pages.ts";
import { showToast } from "../components/toasts.tsx";

/**
 * The line while a page loads, and what keeps the present page, with what was typed in it, while the one that is wanted cannot be
 * reached. A page that the router could not load is loaded as a document, now and whenever it is wanted again.
 */
export function ConnectionGuard() {
	const { t } = useTranslation("common");
	const location = useLocation();
	const navigate = useNavigate();
	const pending = useNavigation().location;
	const [missing, setMissing] = useState<string[]>([]);
	const blocker = useBlocker(
		({ currentLocation: from, nextLocation: to }) => seemsOffline() && from.pathname !== to.pathname,
	);
	const isBlocked = blocker.state === "blocked";
	const held = isBlocked ? blocker.location : missing.find((page) => page === pending?.pathname) && pending;
	useEffect(() => tellMissingPages((page) => setMissing((others) => [...others, page])), []);

	function stay() {
		if (isBlocked) return blocker.reset();
		// Ends the navigation that waits: this one loads nothing.
		const { state } = location;
		navigate(location, { state, replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
	}
	const hold = useEffectEvent(async (to: Path, left: AbortController) => {
		const toast = { title: t("offline.title"), description: t("offline.description"), persistent: true };
		const onDismiss = () => {
			if (!left.signal.aborted) stay();
			left.abort();
		};
		let dismiss: (() => void) | undefined;
		while (!(await isReachable(to.pathname)) && !left.signal.aborted) {
			dismiss ??= showToast({ ...toast, action: { label: t("offline.stay") }, onDismiss });
			await nextTry(offlineRetryMs, left.signal);
		}
		const isLeft = left.signal.aborted;
		left.abort();
		dismiss?.();
		if (isLeft) return;
		if (isBlocked) blocker.proceed();
		// After Back and Forward the address is the new one already.
		else if (createPath(to) === createPath(window.location)) reload();
		else window.location.assign(createPath(to));
	});
	useEffect(() => {
		if (!held) return;
		const left = new AbortController();
		hold(held, left);
		return () => left.abort();
	}, [held]);
	return <NavigationProgress held={isBlocked} />;
}

/** A line at the lower edge of the nearest positioned ancestor while a page loads, or is held. It appears only if that takes a moment. */
export function NavigationProgress({ held = false }) {
	const { t } = useTranslation("common");
	const { state } = useNavigation();
	if (state === "idle" && !held) return null;
	return (
		<div
			role="progressbar"
			aria-label={t("loading")}
			className="absolute inset-x-0 -bottom-px h-0.75 origin-left drawn-background bg-signal page-progress transition delay-150 starting:opacity-0"
		/>
	);
}
