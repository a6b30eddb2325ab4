import { useTranslation } from "react-i18next";
import { contacts } from "../content/placeholders.ts";
import { useRootData } from "../root-data.ts";
import type { FormError } from "./form-action-data.ts";

/**
 * Why a posted form was rejected, above its fields. It takes the focus, because the response is a new document.
 *
 * @param fallback text for errors without one of their own
 */
export function FormErrorNotice({ error, fallback }: { error: FormError; fallback: string }) {
	const { t } = useTranslation("dialogs");
	const texts = {
		rateLimited: () => t("toasts.wait", { count: error.kind === "rateLimited" ? error.retryAfter : 0 }),
		turnstile: () => t("turnstile.failed"),
		failed: () => fallback,
	};
	return (
		// biome-ignore lint/a11y/noAutofocus: without scripts nothing else leads to it
		<p role="alert" tabIndex={-1} autoFocus className="border-s-4 border-danger ps-4 text-danger">
			{texts[error.kind]()}
			{/* A retry cannot help visitors whose browser does not run Turnstile's script. */}
			{error.kind === "turnstile" && <EmailInstead />}
		</p>
	);
}

/** Tells visitors without JavaScript to write an email: with Turnstile on, the form needs scripts. */
export function TurnstileNotice() {
	const withTurnstile = useRootData()?.turnstileSiteKey !== undefined;
	if (!withTurnstile) return null;
	return (
		<noscript>
			<p>
				<EmailInstead />
			</p>
		</noscript>
	);
}

function EmailInstead() {
	const { t } = useTranslation("dialogs");
	return (
		<>
			{" "}
			{t("turnstile.noScript")}{" "}
			<a href={`mailto:${contacts.email}`} className="font-semibold underline">
				{contacts.email}
			</a>
		</>
	);
}
