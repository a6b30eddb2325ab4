import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Says a page's title to screen readers once a navigation in the browser has led to it, as a new document would. */
export function RouteAnnouncer() {
	const { pathname } = useLocation();
	const last = useRef(pathname);
	const [title, setTitle] = useState("");
	useEffect(() => {
		if (last.current !== pathname) setTitle(document.title);
		last.current = pathname;
	}, [pathname]);
	return (
		<p role="status" className="sr-only">
			{title}
		</p>
	);
}
