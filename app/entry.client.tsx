import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reportProblem } from "./browser/report-problem.ts";
import { notFoundPath } from "./pages.ts";

// For hot reloading of styles in development; in production the HTML has them (styles.tsx).
if (import.meta.env.DEV) await import("./styles/app.css");

// React reports what it cannot hydrate here, too.
addEventListener("error", ({ error }) => reportProblem(error));
addEventListener("unhandledrejection", ({ reason }) => reportProblem(reason));

const [requested] = performance.getEntriesByType("navigation");
const requestedPath = requested && new URL(requested.name).pathname;
const { path: renderedPath } = document.documentElement.dataset;
/**
 * Whether the document is a copy, such as web.archive.org's: at its address the router would find no page. The 404 page is at any
 * address. Browsers that resist fingerprinting do not tell what was requested.
 */
const isCopy = requestedPath !== undefined && renderedPath !== requestedPath && renderedPath !== notFoundPath;

/**
 * Loads the document of the address if the visitor has gone back or forward since this one was requested.
 * @returns whether it does
 */
function loadOther(): boolean {
	const isOther = requestedPath !== undefined && requestedPath !== location.pathname;
	if (isOther) location.reload();
	return isOther;
}

/** From its first commit on, the router follows Back and Forward. A parent: beside it, the router would have other ids than on the server. */
function UntilHydrated({ children }: { children: ReactNode }) {
	useLayoutEffect(() => removeEventListener("popstate", loadOther), []);
	return children;
}

addEventListener("popstate", loadOther);
if (!isCopy && !loadOther()) {
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<UntilHydrated>
					<HydratedRouter
						onError={(error) => {
							console.error(error);
							reportProblem(error);
						}}
					/>
				</UntilHydrated>
			</StrictMode>,
		);
	});
}
