import { PrefetchPageLinks } from "react-router";
import { useHydrated } from "../browser/use-hydrated.ts";
import { useOnline } from "../browser/use-online.ts";
import { useLocalizedPath } from "../i18n/use-localized-path.ts";

/** Loads the results page while a form is filled in, so that a deployment in between finds it loaded. */
export function PreloadResults() {
	const resultsPath = useLocalizedPath()("/resultados");
	const hydrated = useHydrated();
	// The router reloads the document when it cannot load the code of a page.
	const online = useOnline();
	return hydrated && online && <PrefetchPageLinks page={resultsPath} />;
}
