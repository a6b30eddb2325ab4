import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { Trans, useTranslation } from "react-i18next";
import { BotProtectionFields } from "../../bot-protection/bot-protection-fields.tsx";
import { Button } from "../../components/ui/button.tsx";
import { TextAreaField, TextField } from "../../components/ui/field.tsx";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { FormProblemNotice, TurnstileNotice } from "../../forms/form-notice.tsx";
import { PrivacyPolicyLink } from "../../forms/privacy-policy-link.tsx";
import { useSendIdea } from "../../forms/use-send-idea.ts";
import { useValidationText, type ValidationCode } from "../../forms/use-validation-text.ts";
import type { AnalysisRequest } from "../../schemas/ideas.ts";
import { limits } from "../../schemas/limits.ts";

/** Its fields, in their order. */
export const ideaFields = ["message", "email"] as const satisfies (keyof AnalysisRequest)[];
type IdeaField = (typeof ideaFields)[number];

/**
 * The idea and its author's address. Without scripts it goes to the team; with them, on to the analysis.
 * @param answer what the page that it was posted to says of it
 */
export function IdeaForm({ answer }: { answer: FormAnswer<IdeaField> | undefined }) {
	const { t } = useTranslation(["idea", "dialogs"]);
	const errorText = useValidationText();
	const [errors, setErrors] = useState<Partial<Record<IdeaField, ValidationCode>>>(answer?.errors ?? {});
	const [problem, setProblem] = useState(answer?.problem);
	const { Form, start, widgetRef, busy, send } = useSendIdea();

	async function read(form: HTMLFormElement): Promise<AnalysisRequest | undefined> {
		const { analysisRequest } = await import("../../schemas/ideas.ts");
		const { data: request, error } = analysisRequest.safeParse(Object.fromEntries(new FormData(form)));
		const found: typeof errors = {};
		for (const { path, message } of error?.issues ?? []) {
			found[path[0] as IdeaField] ??= message as ValidationCode;
		}
		flushSync(() => {
			setProblem(undefined);
			setErrors(found);
		});
		form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
		return request;
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		send(form, () => read(form));
	}

	const asked = ideaFields.find((name) => answer?.errors[name]) ?? (answer && !answer.problem && "email");
	const field = (name: IdeaField) => ({
		name,
		readOnly: busy,
		required: true,
		error: errorText(errors[name]),
		defaultValue: answer?.values[name],
		// For who has no scripts; React gives the focus to nothing that it takes over.
		autoFocus: name === asked,
		onChange: () => errors[name] && setErrors(({ [name]: _, ...others }) => others),
	});

	return (
		<Form method="post" noValidate onSubmit={submit} onFocus={start} className="grid gap-5">
			<h2 className="text-2xl">{t("form")}</h2>
			{problem && <FormProblemNotice problem={problem} otherwise={t("dialogs:email.errorDescription")} />}
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
