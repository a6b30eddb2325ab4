import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Says a page's title to screen readers once a navigation in the browser has led to it, as a new document would. */
export function RouteAnnouncer() {
	const { pathname } = useLocation();
	const previousPath = useRef(pathname);
	const [title, setTitle] = useState("");
	useEffect(() => {
		if (previousPath.current !== pathname) setTitle(document.title);
		previousPath.current = pathname;
	}, [pathname]);
	return (
		<p role="status" className="sr-only">
			{title}
		</p>
	);
}
