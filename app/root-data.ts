import { useRouteLoaderData } from "react-router";
import type { Language } from "./i18n/languages.ts";
import type { Resources } from "./i18n/resources.server.ts";

/** What the root loader sends with every page. */
export interface RootData {
	language: Language;
	/** The anonymous key with which the browser calls `/api`. */
	publicApiKey: string;
	/** Public key of the Turnstile widget in the forms; missing where there is none. */
	turnstileSiteKey?: string;
	resources: Pick<Resources, "common" | "dialogs">;
}

/** The root loader's data; undefined where that loader failed. */
export function useRootData(): RootData | undefined {
	return useRouteLoaderData<() => RootData>("root");
}
