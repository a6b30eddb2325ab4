import { useTranslation } from "react-i18next";
import type { Resources } from "../i18n/resources.server.ts";
import { limits } from "../schemas/limits.ts";

/** A message of the form schemas. */
export type ValidationCode = keyof Resources["dialogs"]["validation"];

/** Returns a function that translates a validation code. */
export function useValidationText() {
	const { t } = useTranslation("dialogs");
	return (code: ValidationCode | undefined) => code && t(`validation.${code}`, limits);
}
