import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { untilReachable } from "../browser/connection.ts";
import { useLocalizedPath } from "../i18n/use-localized-path.ts";

/** Loads the results page while a form is filled in, so that a deployment in between finds it loaded. */
export function PreloadResults() {
	const resultsPath = useLocalizedPath()("/resultados");
	// The router reloads the document when it cannot load the code of a page.
	const [reachable, setReachable] = useState(false);
	useEffect(() => {
		const left = new AbortController();
		untilReachable(resultsPath, left.signal).then(() => setReachable(!left.signal.aborted));
		return () => left.abort();
	}, [resultsPath]);
	return reachable && <PrefetchPageLinks page={resultsPath} />;
}
