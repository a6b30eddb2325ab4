import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** Takes the page over. Called by the page's own script, when all that it needs is there (`page-start.server.ts`). */
export function hydrate(): void {
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<HydratedRouter />
			</StrictMode>,
		);
	});
}

if (import.meta.env.DEV) hydrate();
