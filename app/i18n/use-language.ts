import { useRootData } from "../root-data.ts";
import { fallbackLanguage, type Language } from "./languages.ts";

/** The language of the page; the fallback if the root loader failed. */
export function useLanguage(): Language {
	return useRootData()?.language ?? fallbackLanguage;
}
