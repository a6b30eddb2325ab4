import { useTranslation } from "react-i18next";
import { isTurnstileRejection, retryAfterSeconds } from "../api-client/post.ts";
import { TurnstileError } from "../bot-protection/turnstile-error.ts";

/** Returns a function that translates the error of a failed submission, or gives `fallback` for unknown errors. */
export function useSubmissionErrorText() {
	const { t } = useTranslation("dialogs");
	return (error: unknown, fallback: string): string => {
		if (error instanceof TurnstileError) return t(`turnstile.${error.reason}`);
		if (isTurnstileRejection(error)) return t("turnstile.failed");
		const seconds = retryAfterSeconds(error);
		return seconds ? t("toasts.wait", { count: seconds }) : fallback;
	};
}
