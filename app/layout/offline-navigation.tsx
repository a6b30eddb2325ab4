import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { type BlockerFunction, useBlocker } from "react-router";
import { isHomeCached } from "../browser/home-cache.ts";
import { showToast } from "../components/toast-store.ts";

/** Whether another page is wanted that only the network has. */
const needsNetwork: BlockerFunction = ({ currentLocation, nextLocation }) =>
	!navigator.onLine &&
	nextLocation.pathname !== currentLocation.pathname &&
	!isHomeCached(currentLocation.pathname, nextLocation.pathname);

/**
 * Holds navigations back while the browser is offline, says so, and goes on with the last one when it is online again.
 * Otherwise the router would reload the document when it cannot load the code of a page, and the browser would show its own
 * error page.
 */
export function OfflineNavigation() {
	const { t } = useTranslation("common");
	const blocker = useBlocker(needsNetwork);
	useEffect(() => {
		if (blocker.state !== "blocked") return;
		if (navigator.onLine) return blocker.proceed();
		const { proceed, reset } = blocker;
		// Once the router has let go of the navigation, `proceed` throws.
		const waiting = new AbortController();
		addEventListener("online", proceed, { once: true, signal: waiting.signal });
		const dismissToast = showToast({
			title: t("offline.title"),
			description: t("offline.description"),
			persistent: true,
			action: {
				label: t("offline.stay"),
				onClick: () => {
					waiting.abort();
					reset();
				},
			},
		});
		return () => {
			waiting.abort();
			dismissToast();
		};
	}, [blocker, t]);
	return null;
}
