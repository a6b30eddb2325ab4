import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Announces the page's title to screen readers after a client-side navigation. */
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
