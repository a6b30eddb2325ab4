import { createContext } from "react-router";
import type { Language } from "./i18n/languages.ts";
import type { FormEndpoint } from "./schemas/bot-protection.ts";

/** What the worker tells the pages about the request that they answer. */
export interface PageContext {
	/** Language of the page, negotiated or fixed by its address. */
	language: Language;
	/** Nonce of the page's inline scripts; undefined where no content security policy is sent (development). */
	nonce: string | undefined;
	/** The anonymous key with which the browser calls `/api`. */
	publicApiKey: string;
	/** Public key of the Turnstile widget in the forms; undefined where there is none. */
	turnstileSiteKey: string | undefined;
	/** Called when something fails while the page is made: then it is logged, and the page may not be kept for others. */
	onError(error: unknown): void;
}

/** Filled by the worker for every page request; reading it elsewhere throws. */
export const pageContext = createContext<PageContext>();

/** What the worker gives an action, for a form that was sent without scripts. */
export interface FormContext {
	/** Makes the call that the form's script would make, with everything that the call checks and stores. */
	submit(endpoint: FormEndpoint, body: object): Promise<Response>;
}

/** Filled by the worker for every form that is posted to a page; reading it elsewhere throws. */
export const formContext = createContext<FormContext>();
