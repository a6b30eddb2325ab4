import { createContext } from "react-router";
import type { Language } from "./i18n/languages.ts";
import type { FormEndpoint, SubmissionResult, SubmittedForm } from "./schemas/forms.ts";

/** Per-request values that the worker passes to loaders and rendering. */
export interface PageContext {
	language: Language;
	/** CSP nonce of inline scripts; undefined in development, which sends no content security policy. */
	nonce: string | undefined;
	/** Anonymous key of the browser's requests to `/api`. */
	publicApiKey: string;
	/** Site key of Turnstile; undefined if Turnstile is off. */
	turnstileSiteKey: string | undefined;
	/** Reports an error of a loader or of rendering: the worker logs it and does not cache the page. */
	onError(error: unknown): void;
}

/** Set by the worker for every page request; reading it elsewhere throws. */
export const pageContext = createContext<PageContext>();

/** What the worker passes to the action of a form that was posted without JavaScript. */
export interface FormContext {
	/** Whether a page of another site sent the form: `submit` refuses it then. */
	isCrossOrigin: boolean;
	/** Submits a form's validated fields with its bot protection, as its API endpoint does. */
	submit<Form extends FormEndpoint>(form: Form, fields: SubmittedForm<Form>): Promise<SubmissionResult>;
}

/** Set by the worker for every form that is posted to a page; reading it elsewhere throws. */
export const formContext = createContext<FormContext>();
