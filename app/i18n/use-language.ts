import { useLocation } from "react-router";
import { useRootData } from "../root-data.ts";
import { fallbackLanguage, type Language } from "./languages.ts";
import { localeFromPath } from "./localized-paths.ts";

/** The language of the page; if the root loader failed, that of its path. */
export function useLanguage(): Language {
	const { pathname } = useLocation();
	return useRootData()?.language ?? localeFromPath(pathname) ?? fallbackLanguage;
}
