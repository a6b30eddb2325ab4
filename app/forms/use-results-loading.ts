import { useNavigation } from "react-router";
import { useLocalizedPath } from "../i18n/use-localized-path.ts";

/** Whether the router is on the way to the results page; true until that page is shown. */
export function useResultsLoading(): boolean {
	const localizedPath = useLocalizedPath();
	return useNavigation().location?.pathname === localizedPath("/resultados");
}
