import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { type BlockerFunction, createPath, useBlocker, useLocation } from "react-router";
import { showToast } from "../components/toast-store.ts";
import { needsDocument } from "./needs-document.ts";

/** Whether the browser is offline, and the next location is not a section of this page. */
const needsNetwork: BlockerFunction = ({ currentLocation, nextLocation }) =>
	!navigator.onLine && !(nextLocation.hash && nextLocation.pathname === currentLocation.pathname);

/**
 * Holds navigations back while the browser is offline, says so, and goes on with the last one when it is online again.
 * Otherwise the router would reload the document when it cannot load the code of a page, and the browser would show its own
 * error page.
 */
export function OfflineNavigation() {
	const { t } = useTranslation("common");
	const { pathname } = useLocation();
	const blocker = useBlocker(needsNetwork);
	const loadsDocument = blocker.state === "blocked" && needsDocument(pathname, blocker.location.pathname);
	useEffect(() => {
		if (blocker.state !== "blocked") return;
		const { proceed, reset, location } = blocker;
		const goOn = () => (loadsDocument ? window.location.assign(createPath(location)) : proceed());
		if (navigator.onLine) return goOn();
		// Once the router has let go of the navigation, `proceed` and `reset` throw.
		const waiting = new AbortController();
		const { signal } = waiting;
		addEventListener("online", goOn, { once: true, signal });
		const dismissToast = showToast({
			title: t("offline.title"),
			description: t("offline.description"),
			persistent: true,
			action: { label: t("offline.stay") },
			onDismiss: () => {
				waiting.abort();
				reset();
			},
		});
		return () => {
			waiting.abort();
			dismissToast();
		};
	}, [blocker, loadsDocument, t]);
	return null;
}
