import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { PrivacyPolicyLink } from "../components/links.tsx";
import { RichText } from "../components/rich-text.tsx";
import { ChangingText } from "../components/ui/changing-text.tsx";
import { TextAreaField, TextField } from "../components/ui/field.tsx";
import { BotProtectionFields } from "../forms/bot-protection.tsx";
import { type FormActionData, FormErrorNotice, TurnstileNotice } from "../forms/form-errors.tsx";
import { useTextDraft } from "../forms/use-text-draft.ts";
import { LetterRing } from "../illustrations/letter-ring.tsx";
import type { Idea } from "../schemas/ideas.ts";
import { limits } from "../schemas/limits.ts";
import { ideaDraft } from "./idea-draft.ts";
import { useIdeaForm } from "./idea-sending.tsx";

export const ideaFields = ["message", "email"] as const satisfies (keyof Idea)[];
type IdeaField = (typeof ideaFields)[number];

/**
 * Form for the idea and the visitor's email address. With JavaScript it leads to the analysis; without, the idea is
 * only sent to the team.
 */
export function IdeaForm({ actionData }: { actionData: FormActionData<IdeaField> | undefined }) {
	const { t } = useTranslation(["idea", "dialogs", "ideaBox"]);
	const { formProps, field, errorNotice, widgetRef, busy } = useIdeaForm({ actionData });
	const draft = useTextDraft(ideaDraft, { max: limits.ideaMax, actionData });
	return (
		<Form
			{...formProps}
			className="relative mt-7 [--disc:min(4rem,20vw)] [--ring:min(5.5rem,26vw)] lg:[--disc:min(8vw,9rem)] lg:[--ring:min(17vw,20rem)]"
		>
			<TurnstileNotice />
			<TextAreaField
				{...field("message")}
				{...draft}
				label={t("idea")}
				rows={6}
				dir="auto"
				required
				placeholder={t("ideaBox:placeholder")}
				className="field-sizing-content max-h-240 min-h-60.5 resize-none pt-[0.15rem]! pb-[2.35rem]! text-lg! leading-10! -outline-offset-6 ruled lg:w-[calc(100%-var(--ring))] lg:pe-[calc(var(--ring)+1rem)]!"
			/>
			{/* The thread leaves the last line, passes the address and closes into the ring. */}
			<div className="relative lg:-mt-[3px] lg:ps-[12%] lg:pe-[calc(2*var(--ring)+1rem)]">
				<div className="idea-thread relative px-4 pt-5 max-lg:border-x max-lg:border-line-strong max-lg:bg-sheet lg:ps-8 lg:pt-6 lg:pe-0">
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
						className="border-0! bg-transparent! px-0! text-lg!"
					/>
					<BotProtectionFields widgetRef={widgetRef} />
				</div>
				<div className="pt-6 text-sm max-lg:mt-[calc(2*var(--ring))] lg:ps-8">
					<FormErrorNotice {...errorNotice} />
					<noscript>
						<p className="mb-4">{t("noScript")}</p>
					</noscript>
					<p className="text-ink-soft">
						<span className="noscript:hidden">{`${t("dialogs:email.machineMade")} `}</span>
						<RichText t={t} i18nKey="dialogs:email.dataUse" components={{ privacy: <PrivacyPolicyLink /> }} />
					</p>
				</div>
				{/* Above the studio's badge, which stands at the edge of the page. */}
				<div className="absolute z-11 size-[calc(2*var(--ring))] max-lg:inset-x-0 max-lg:top-[calc(6.5rem-3px)] max-lg:mx-auto lg:right-0 lg:bottom-[calc(100%-6.5rem)]">
					<LetterRing className="size-full" />
					<button
						type="submit"
						aria-disabled={busy || undefined}
						className="flex items-center justify-center rounded-full disc font-semibold lg:font-display lg:text-xl"
					>
						<span className="w-min leading-tight">
							<ChangingText>{busy ? t("dialogs:email.sending") : t("send")}</ChangingText>
						</span>
					</button>
				</div>
			</div>
		</Form>
	);
}
