import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Announces the title of a page to screen readers after a client-side navigation. */
export function RouteAnnouncer() {
	const { pathname } = useLocation();
	const previousPath = useRef(pathname);
	const [text, setText] = useState("");
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
