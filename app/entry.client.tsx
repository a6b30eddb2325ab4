import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// For hot reloading of styles in development; in production the HTML has them (styles.tsx).
if (import.meta.env.DEV) await import("./styles/app.css");

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	);
});
