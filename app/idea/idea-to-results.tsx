import { PrefetchPageLinks } from "react-router";
import { prefetch } from "../browser/connection.ts";
import { useHydrated } from "../browser/use-hydrated.ts";
import { useLocalizedPath } from "../i18n/use-localized-path.ts";

/** Loads the results page while a form is filled in, so that a deployment in between finds it loaded. */
export function PreloadResults() {
	const resultsPath = useLocalizedPath()("/resultados");
	const hydrated = useHydrated();
	return hydrated && prefetch === "intent" && <PrefetchPageLinks page={resultsPath} />;
}
