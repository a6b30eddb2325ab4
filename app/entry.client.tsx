import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepEarlyInput } from "./browser/early-input.ts";
import { reportProblem } from "./browser/report-problem.ts";

// For hot reloading of styles in development; in production the HTML has them (styles.tsx).
if (import.meta.env.DEV) await import("./styles/app.css");

// React reports what it cannot hydrate here, too.
addEventListener("error", ({ error }) => reportProblem(error));

keepEarlyInput();
startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter
				onError={(error, { errorInfo }) => {
					// Others are errors of loaders, such as a lost connection.
					if (!errorInfo) return;
					console.error(error);
					reportProblem(error);
				}}
			/>
		</StrictMode>,
	);
});
