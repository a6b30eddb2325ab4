import { useTranslation } from "react-i18next";
import type { TurnstileClauses } from "./legal-text.ts";

/** What the legal texts say of Turnstile, by placeholder: empty where the forms do without it. */
export function useTurnstileClauses(withTurnstile: boolean): TurnstileClauses {
	const { t } = useTranslation("turnstileClauses");
	const clause = (name: keyof TurnstileClauses) => (withTurnstile ? t(name) : "");
	return {
		exceptTurnstile: clause("exceptTurnstile"),
		turnstileData: clause("turnstileData"),
		turnstileProcessor: clause("turnstileProcessor"),
		turnstileStorage: clause("turnstileStorage"),
	};
}
