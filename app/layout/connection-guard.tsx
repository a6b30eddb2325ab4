import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { createPath, type Path, useBlocker, useLocation, useNavigate, useNavigation } from "react-router";
import { isReloading, nextTry, reload, seemsOffline, untilReachable } from "../browser/connection.ts";
import { showToast } from "../components/toasts.tsx";
import { needsDocument } from "./page-link.tsx";

/** Milliseconds that code which was missing before, as for a link that was hovered without a connection, has to arrive. */
const codeWaitMs = 500;

/**
 * The line while a page loads, and what keeps the present page, with what was typed in it, where a try is likely to fail: while the
 * browser says that it is offline, to another document, and to a page whose code is missing, such as after a deployment. It asks for
 * the page that is wanted, says so if that fails, and goes on once it does not, to missing code by a document. For such code, also of
 * a link that is only hovered, the router would reload the document, which browsers without the Navigation API do. A connection
 * that is lost unnoticed, or while a page loads, ends in `PageError`.
 */
export function ConnectionGuard() {
	const { t } = useTranslation("common");
	const location = useLocation();
	const navigate = useNavigate();
	const { location: pending } = useNavigation();
	const [codeMissing, setCodeMissing] = useState(false);
	const staying = useRef(false);
	const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
		const isSection = to.hash && to.pathname === from.pathname;
		return !(isSection || staying.current) && (seemsOffline() || needsDocument(from.pathname, to.pathname));
	});
	const isBlocked = blocker.state === "blocked";
	const held = isBlocked ? blocker.location : codeMissing ? pending : undefined;

	useEffect(() => {
		// Vite reloads pages in development.
		if (import.meta.env.MODE === "development") return;
		// In production only the router reloads by script. The visitor's own reload is not stopped.
		const keepDocument = (event: NavigateEvent) => {
			if (isReloading || event.navigationType !== "reload" || event.userInitiated) return;
			event.preventDefault();
			setCodeMissing(true);
		};
		window.navigation?.addEventListener("navigate", keepDocument);
		return () => window.navigation?.removeEventListener("navigate", keepDocument);
	}, []);

	const goOn = useEffectEvent((to: Path) => {
		if (blocker.state === "blocked" && !needsDocument(location.pathname, to.pathname))
			return blocker.proceed();
		// After Back and Forward the address is the new one already.
		if (createPath(to) === createPath(window.location)) reload();
		else window.location.assign(createPath(to));
	});
	const stay = useEffectEvent(() => {
		if (blocker.state === "blocked") return blocker.reset();
		// Ends the navigation that waits for its code: this one loads nothing.
		staying.current = true;
		const { state } = location;
		navigate(location, { state, replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
		staying.current = false;
	});
	useEffect(() => {
		if (!held) return;
		const waiting = new AbortController();
		let dismissToast: (() => void) | undefined;
		untilReachable(held.pathname, waiting.signal, () => {
			dismissToast ??= showToast({
				title: t("offline.title"),
				description: t("offline.description"),
				persistent: true,
				action: { label: t("offline.stay") },
				onDismiss: () => {
					if (waiting.signal.aborted) return;
					waiting.abort();
					stay();
				},
			});
		}).then(async () => {
			if (!isBlocked) await nextTry(codeWaitMs, waiting.signal);
			if (!waiting.signal.aborted) goOn(held);
		});
		return () => {
			waiting.abort();
			dismissToast?.();
		};
	}, [held, isBlocked, t]);
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
