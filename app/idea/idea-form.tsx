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
import { PreloadResults, useIdeaForm } from "./idea-sending.tsx";

export const ideaFields = ["message", "email"] as const satisfies (keyof Idea)[];
type IdeaField = (typeof ideaFields)[number];

/**
 * Form for the idea and the visitor's email address. With JavaScript it leads to the analysis; without, the idea is
 * only sent to the team.
 */
export function IdeaForm({ actionData }: { actionData: FormActionData<IdeaField> | undefined }) {
	const { t } = useTranslation(["idea", "dialogs"]);
	const { formProps, field, errorNotice, widgetRef, busy } = useIdeaForm({ actionData });
	const draft = useTextDraft(ideaDraft, { max: limits.ideaMax, actionData });
	return (
		<Form
			{...formProps}
			className="group relative mt-7 [--cut:min(2.5rem,10vw)] [--disc:min(4.75rem,19vw)] [--ring:min(7rem,28vw)] lg:[--cut:3rem] lg:[--disc:min(9.4vw,10rem)] lg:[--ring:min(20vw,22rem)]"
		>
			<PreloadResults />
			<TurnstileNotice />
			<TextAreaField
				{...field("message")}
				{...draft}
				label={t("idea")}
				rows={6}
				dir="auto"
				required
				className={`${lineClass} forced-colors:border! frame-bleed field-sizing-content max-h-240 min-h-50 lg:min-h-60 w-[calc(100%+2*var(--frame-edge))]! resize-none px-(--frame-edge)! py-0! text-lg! leading-10! -outline-offset-3 ruled lg:pe-[calc(var(--frame-edge)+var(--ring)+var(--cut))]!`}
			/>
			{/* The thread leaves the last line, passes the address and closes into the ring. */}
			<div className="relative -mt-[calc(0.4rem+3px)] group-has-[textarea[aria-invalid=true]]:mt-2 lg:ps-[12%] lg:pe-[calc(var(--ring)+var(--cut)-var(--frame-edge)+1rem)]">
				<div className="idea-thread relative pt-6 ps-8">
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
						className={`${lineClass} px-0! text-lg!`}
					/>
					<BotProtectionFields widgetRef={widgetRef} />
				</div>
				<div className="pt-6 text-sm max-lg:min-h-[calc(2*var(--ring)+1.5rem)] max-lg:pe-[calc(var(--ring)+var(--cut)-0.5rem)] lg:ps-8">
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
				<div className="absolute right-[calc(var(--cut)-var(--ring)-var(--frame-edge))] z-11 size-[calc(2*var(--ring))] max-lg:top-[calc(6.5rem-3px)] lg:bottom-[calc(100%-6.5rem)]">
					<LetterRing className="size-full" />
					<button
						type="submit"
						aria-disabled={busy || undefined}
						className="absolute top-[calc(var(--ring)-var(--disc))] left-[calc(var(--ring)-var(--disc))] flex h-[calc(2*var(--disc))] w-[calc(var(--disc)+var(--cut))] items-center justify-center rounded-s-full disc font-semibold lg:font-display lg:text-xl"
					>
						<span className="lg:w-min">
							<ChangingText>{busy ? t("dialogs:email.sending") : t("send")}</ChangingText>
						</span>
					</button>
				</div>
			</div>
		</Form>
	);
}

/** A field without a box, on a line. */
const lineClass = "border-0! bg-transparent!";
