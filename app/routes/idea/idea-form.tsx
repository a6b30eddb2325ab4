import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { ideaDraft } from "../../browser/idea-draft.ts";
import { RichText } from "../../components/rich-text.tsx";
import { Button } from "../../components/ui/button.tsx";
import { TextAreaField, TextField } from "../../components/ui/field.tsx";
import { BotProtectionFields } from "../../forms/bot-protection/bot-protection.tsx";
import { type FormActionData, FormErrorNotice, TurnstileNotice } from "../../forms/form-errors.tsx";
import { PreloadResults } from "../../forms/preload-results.tsx";
import { PrivacyPolicyLink } from "../../forms/privacy-policy-link.tsx";
import { useIdeaForm } from "../../forms/use-idea-form.ts";
import { useTextDraft } from "../../forms/use-text-draft.ts";
import type { AnalysisRequest } from "../../schemas/ideas.ts";
import { limits } from "../../schemas/limits.ts";

export const ideaFields = ["message", "email"] as const satisfies (keyof AnalysisRequest)[];
type IdeaField = (typeof ideaFields)[number];

/**
 * Form for the idea and the visitor's email address. With JavaScript it leads to the analysis; without, the idea is
 * only sent to the team.
 */
export function IdeaForm({ actionData }: { actionData: FormActionData<IdeaField> | undefined }) {
	const { t } = useTranslation(["idea", "dialogs"]);
	const { formProps, field, errorNotice, widgetRef, busy } = useIdeaForm({ actionData });
	const draft = useTextDraft(ideaDraft, { max: limits.ideaMax, returned: field("message").defaultValue });
	return (
		<Form {...formProps} className="grid gap-5">
			<PreloadResults />
			<h2 className="text-2xl">{t("form")}</h2>
			<TurnstileNotice />
			<TextAreaField {...field("message")} {...draft} label={t("idea")} rows={5} dir="auto" required />
			<TextField
				{...field("email")}
				// Also after the home page, which posts the idea alone.
				autoFocus={actionData && !actionData.formError && !actionData.errors.message}
				required
				label={t("dialogs:email.label")}
				type="email"
				autoComplete="email"
				enterKeyHint="send"
				placeholder={t("dialogs:email.placeholder")}
			/>
			<div>
				<BotProtectionFields widgetRef={widgetRef} />
				<noscript>
					<p className="mb-4">{t("noScript")}</p>
				</noscript>
				<p className="text-sm text-ink-soft">
					<span className="noscript:hidden">{`${t("dialogs:email.machineMade")} `}</span>
					<RichText t={t} i18nKey="dialogs:email.dataUse" components={{ privacy: <PrivacyPolicyLink /> }} />
				</p>
				<div className="mt-5">
					<FormErrorNotice {...errorNotice} />
					<Button type="submit" busy={busy} className="min-w-44">
						{busy ? t("dialogs:email.sending") : t("send")}
					</Button>
				</div>
			</div>
		</Form>
	);
}
