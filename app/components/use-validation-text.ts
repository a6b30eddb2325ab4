import { useTranslation } from "../i18n/translation.ts";
import type { Words } from "../i18n/words.server.ts";

/** A message of the contract's schemas. */
export type ValidationCode = keyof Words["dialogs"]["validation"];

/** Gives the words for why a value is not accepted. */
export function useValidationText() {
	const { t } = useTranslation("dialogs");
	return (code: ValidationCode | undefined) => code && t(`validation.${code}`);
}
