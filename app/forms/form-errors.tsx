import { useTranslation } from "react-i18next";
import { ContactLink } from "../components/links.tsx";
import { ChangingText } from "../components/ui/changing-text.tsx";
import { contacts } from "../content/group.ts";
import type { Resources } from "../i18n/resources.server.ts";
import { useRootData } from "../root-data.ts";

export type ValidationCode = keyof Resources["dialogs"]["validation"];

/** Why a form was rejected as a whole. `retryAfter` is in seconds. */
export type FormError =
	| { kind: "turnstile" | "turnstileUnanswered" | "crossOrigin" | "failed" }
	| { kind: "rateLimited"; retryAfter: number };

/** Turnstile gave no token: its widget waits for the visitor, or it failed. */
export class TurnstileError extends Error {
	override name = "TurnstileError";
	readonly kind: "turnstile" | "turnstileUnanswered";

	constructor(kind: TurnstileError["kind"], cause?: unknown) {
		super(`Turnstile: ${kind}`, { cause });
		this.kind = kind;
	}
}

/** The action data of a page with a form that was sent without JavaScript. */
export interface FormActionData<Field extends string> {
	/** Every value as it was typed. */
	values: Record<Field, string>;
	/** Id of the submission, once the form was accepted. */
	id?: string | undefined;
	errors: Partial<Record<Field, ValidationCode>>;
	formError?: FormError | undefined;
}

/**
 * Why a form was rejected, in a live region beside its button. After a submission without JavaScript it takes the
 * focus, because the response is a new document.
 */
export function FormErrorNotice({ error, text }: { error: FormError | undefined; text: string }) {
	const { t } = useTranslation("dialogs");
	return (
		<p
			role="alert"
			tabIndex={error && -1}
			// biome-ignore lint/a11y/noAutofocus: without scripts nothing else leads to it
			autoFocus={error !== undefined}
			className="mb-5 border-s-4 border-danger ps-4 text-danger empty:sr-only"
		>
			<ChangingText>{error && text}</ChangingText>
			{/* Another try does not help where Turnstile's script is blocked. */}
			{error?.kind === "turnstile" && (
				<span>
					{` ${t("turnstile.instead")} `}
					<ContactLink to={contacts.email} className="underline" />
				</span>
			)}
		</p>
	);
}

/** Tells visitors without JavaScript to write an email: with Turnstile on, the form needs scripts. */
export function TurnstileNotice() {
	const { t } = useTranslation("dialogs");
	const withTurnstile = useRootData()?.turnstileSiteKey !== undefined;
	if (!withTurnstile) return null;
	return (
		<noscript>
			<p>
				<span>{t("turnstile.noScript")}</span>{" "}
				<ContactLink to={contacts.email} className="font-semibold underline" />
			</p>
		</noscript>
	);
}
