import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// While developing, so that changes of a style show at once; else the page has its styles (styles.tsx).
if (import.meta.env.DEV) await import("./styles/app.css");

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	);
});
