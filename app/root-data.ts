import { useRouteLoaderData } from "react-router";
import type { Language } from "./i18n/languages.ts";
import type { Resources } from "./i18n/resources.server.ts";
import type { ListedPage } from "./pages.ts";

export interface RootData {
	language: Language;
	/** Anonymous key of the browser's requests to `/api`. */
	publicApiKey: string;
	/** Site key of Turnstile; missing if Turnstile is off. */
	turnstileSiteKey?: string;
	/** The names of the listed pages in menus and lists, in the page's language. */
	pageNames: Record<ListedPage, string>;
	resources: Pick<Resources, "common" | "dialogs">;
}

/** The root loader's data; undefined if the loader failed. */
export function useRootData(): RootData | undefined {
	return useRouteLoaderData<() => RootData>("root");
}

/** Anonymous key of the browser's requests to `/api`; empty if the root loader failed. */
export function usePublicApiKey(): string {
	return useRootData()?.publicApiKey ?? "";
}
