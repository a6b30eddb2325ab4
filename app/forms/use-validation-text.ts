import { useTranslation } from "react-i18next";
import type { Resources } from "../i18n/resources.server.ts";
import { limits } from "../schemas/limits.ts";

/** A message of the contract's schemas. */
export type ValidationCode = keyof Resources["dialogs"]["validation"];

/** Gives the text that says why a value is not accepted. */
export function useValidationText() {
	const { t } = useTranslation("dialogs");
	return (code: ValidationCode | undefined) => code && t(`validation.${code}`, limits);
}
