import { PrefetchPageLinks } from "react-router";
import { useHydrated } from "../browser/use-hydrated.ts";
import { useLocalizedPath } from "../i18n/use-localized-path.ts";
import { prefetch } from "../layout/connection-guard.tsx";

/** Loads the results page while a form is filled in, so that a deployment in between finds it loaded. */
export function PreloadResults() {
	const resultsPath = useLocalizedPath()("/resultados");
	const hydrated = useHydrated();
	return hydrated && prefetch === "intent" && <PrefetchPageLinks page={resultsPath} />;
}
