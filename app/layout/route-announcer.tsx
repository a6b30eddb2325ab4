import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigation } from "react-router";

/** Milliseconds after which a page that still loads is announced. */
const longLoad = 2000;

/** Announces to screen readers that a page takes long to load, and its title after a client-side navigation. */
export function RouteAnnouncer() {
	const { t } = useTranslation("common");
	const { state } = useNavigation();
	const { pathname } = useLocation();
	const previousPath = useRef(pathname);
	const [text, setText] = useState("");
	useEffect(() => {
		if (state === "idle") return;
		const timer = setTimeout(() => setText(t("loading")), longLoad);
		return () => {
			clearTimeout(timer);
			setText("");
		};
	}, [state, t]);
	useEffect(() => {
		if (previousPath.current !== pathname) setText(document.title);
		previousPath.current = pathname;
	}, [pathname]);
	return (
		<p role="status" className="sr-only">
			{text}
		</p>
	);
}
