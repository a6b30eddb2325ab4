import { useTranslation } from "react-i18next";
import type { TurnstileClauses } from "./legal-text.ts";

/** The Turnstile clauses of the legal texts, by placeholder; empty strings if Turnstile is off. */
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
