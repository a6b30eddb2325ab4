import { useTranslation } from "react-i18next";
import { failedTurnstile, secondsToWait } from "../api-client/post.ts";
import { TurnstileError } from "../bot-protection/turnstile-error.ts";

/** Gives the text that says why a form was not sent; `otherwise` where the failure says nothing that helps. */
export function useFailureText() {
	const { t } = useTranslation("dialogs");
	return (failure: unknown, otherwise: string): string => {
		if (failure instanceof TurnstileError) return t(`turnstile.${failure.reason}`);
		if (failedTurnstile(failure)) return t("turnstile.failed");
		const wait = secondsToWait(failure);
		return wait ? t("toasts.wait", { count: wait }) : otherwise;
	};
}
