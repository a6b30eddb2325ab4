import { useRootData } from "../root-data.ts";
import { fallbackLanguage, type Language } from "./languages.ts";

/** The language of the page. */
export function useLanguage(): Language {
	return useRootData()?.language ?? fallbackLanguage;
}
