import { useEffect, useRef, useState } from "react";
import { createPath, useNavigation } from "react-router";

/**
 * After a deployment the code of other pages may be gone. The router then reloads the document, which loses what was typed in it:
 * for a link that is followed, and for one that is only hovered. Instead the document stays, and the next navigation that has to wait
 * for something loads another one. Browsers without the Navigation API reload it.
 */
export function useMissingCode() {
	const { location } = useNavigation();
	const [missing, setMissing] = useState(false);
	const leaving = useRef(false);
	useEffect(() => {
		// Vite reloads pages in development.
		if (import.meta.env.MODE === "development") return;
		// In production only the router reloads by script. The visitor's own reload is not stopped.
		const keepDocument = (event: NavigateEvent) => {
			if (leaving.current || event.navigationType !== "reload" || event.userInitiated) return;
			event.preventDefault();
			setMissing(true);
		};
		window.navigation?.addEventListener("navigate", keepDocument);
		return () => window.navigation?.removeEventListener("navigate", keepDocument);
	}, []);
	useEffect(() => {
		if (!missing || !location) return;
		leaving.current = true;
		const target = createPath(location);
		// After Back and Forward the address is the new one already.
		if (target === createPath(window.location)) window.location.reload();
		else window.location.assign(target);
	}, [missing, location]);
}
