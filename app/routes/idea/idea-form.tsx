import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { Trans, useTranslation } from "react-i18next";
import { BotProtectionFields } from "../../bot-protection/bot-protection-fields.tsx";
import { Button } from "../../components/ui/button.tsx";
import { TextAreaField, TextField } from "../../components/ui/field.tsx";
import type { FormActionData } from "../../forms/form-action-data.ts";
import { FormErrorNotice, TurnstileNotice } from "../../forms/form-error-notice.tsx";
import { PrivacyPolicyLink } from "../../forms/privacy-policy-link.tsx";
import { useIdeaForm } from "../../forms/use-idea-form.ts";
import { useValidationText, type ValidationCode } from "../../forms/use-validation-text.ts";
import type { AnalysisRequest } from "../../schemas/ideas.ts";
import { limits } from "../../schemas/limits.ts";

/** The form's fields in their order. */
export const ideaFields = ["message", "email"] as const satisfies (keyof AnalysisRequest)[];
type IdeaField = (typeof ideaFields)[number];

/**
 * Form for the idea and the visitor's email address. With JavaScript it leads to the analysis; without, the idea is
 * only sent to the team.
 *
 * @param actionData the action's result after a submission without JavaScript
 */
export function IdeaForm({ actionData }: { actionData: FormActionData<IdeaField> | undefined }) {
	const { t } = useTranslation(["idea", "dialogs"]);
	const errorText = useValidationText();
	const [errors, setErrors] = useState<Partial<Record<IdeaField, ValidationCode>>>(actionData?.errors ?? {});
	const [formError, setFormError] = useState(actionData?.formError);
	const { Form, start, widgetRef, busy, send } = useIdeaForm();

	async function validate(form: HTMLFormElement): Promise<AnalysisRequest | undefined> {
		const { analysisRequest } = await import("../../schemas/ideas.ts");
		const { data: request, error } = analysisRequest.safeParse(Object.fromEntries(new FormData(form)));
		const fieldErrors: typeof errors = {};
		for (const { path, message } of error?.issues ?? []) {
			fieldErrors[path[0] as IdeaField] ??= message as ValidationCode;
		}
		flushSync(() => {
			setFormError(undefined);
			setErrors(fieldErrors);
		});
		form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
		return request;
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		send(form, () => validate(form));
	}

	const fieldToFocus =
		ideaFields.find((name) => actionData?.errors[name]) ?? (actionData && !actionData.formError && "email");
	const field = (name: IdeaField) => ({
		name,
		readOnly: busy,
		required: true,
		error: errorText(errors[name]),
		defaultValue: actionData?.values[name],
		// Works without JavaScript only: React does not apply `autoFocus` when it hydrates.
		autoFocus: name === fieldToFocus,
		onChange: () => errors[name] && setErrors(({ [name]: _, ...others }) => others),
	});

	return (
		<Form method="post" noValidate onSubmit={submit} onFocus={start} className="grid gap-5">
			<h2 className="text-2xl">{t("form")}</h2>
			{formError && <FormErrorNotice error={formError} fallback={t("dialogs:email.errorDescription")} />}
			<TurnstileNotice />
			<TextAreaField {...field("message")} label={t("idea")} rows={5} maxLength={limits.ideaMax} dir="auto" />
			<TextField
				{...field("email")}
				label={t("dialogs:email.label")}
				type="email"
				autoComplete="email"
				placeholder={t("dialogs:email.placeholder")}
			/>
			<div>
				<BotProtectionFields widgetRef={widgetRef} />
				<noscript>
					<p className="mb-4">{t("noScript")}</p>
				</noscript>
				<p className="text-sm text-ink-soft">
					{t("dialogs:email.machineMade")}{" "}
					<Trans t={t} i18nKey="dialogs:email.dataUse" components={{ privacy: <PrivacyPolicyLink /> }} />
				</p>
				<Button type="submit" busy={busy} className="mt-5 min-w-44">
					{busy ? t("dialogs:email.sending") : t("send")}
				</Button>
			</div>
		</Form>
	);
}
