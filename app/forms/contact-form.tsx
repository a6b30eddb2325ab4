import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { tabStorage } from "../browser/storage.ts";
import { PrivacyPolicyLink } from "../components/links.tsx";
import { RichText } from "../components/rich-text.tsx";
import { showToast } from "../components/toasts.tsx";
import { Button } from "../components/ui/button.tsx";
import { TextAreaField, TextField } from "../components/ui/field.tsx";
import { withPlainSpaces } from "../i18n/format.ts";
import type { ContactMessage } from "../schemas/contact.ts";
import { visibleText } from "../schemas/visible-text.ts";
import { BotProtectionFields } from "./bot-protection.tsx";
import { type FormActionData, FormErrorNotice, TurnstileNotice } from "./form-errors.tsx";
import { useForm } from "./use-form.ts";
import { useTextDraft } from "./use-text-draft.ts";

export const contactFields = [
	"name",
	"email",
	"company",
	"message",
] as const satisfies (keyof ContactMessage)[];
export type ContactField = (typeof contactFields)[number];

/** Messages about an analysis, which have an opening with its address, have a draft for each analysis. */
const keyOf = (opening: string) =>
	opening ? `analysisMessageDraft${opening.slice(opening.lastIndexOf("#")).trim()}` : "contactDraft";

/** The message of the contact form, without name and address, in session storage. */
export const contactDraft = {
	read: (opening: string): string => tabStorage.read(keyOf(opening)) || opening,
	save: (message: string, opening: string): void => tabStorage.write(keyOf(opening), message),
	/** Forgets a message that was sent. What the visitor has written since stays. */
	forget(message: string, opening: string): void {
		if (visibleText(this.read(opening)) === message) this.save("", opening);
	},
};

/** What is known of a message before it is written. */
export interface ContactSubject {
	/** The visitor's address, if it is known. */
	email: string | undefined;
	/** What the message begins with. */
	opening: string;
}

interface ContactFormProps {
	about?: ContactSubject | undefined;
	/** Result of a submission without JavaScript. */
	actionData?: FormActionData<ContactField> | undefined;
	onBusy?: (busy: boolean) => void;
	onSent?: () => void;
}

const loadSchema = async () => (await import("../schemas/contact.ts")).contactMessage;

/** The contact form. Its fields keep their values until the message is sent. */
export function ContactForm({ about, actionData, onBusy, onSent }: ContactFormProps) {
	const { t } = useTranslation("dialogs");
	// As it was at first: it changes with the language, and the text does not.
	const [opening] = useState(withPlainSpaces(about?.opening ?? ""));
	const { formProps, field, errorNotice, widgetRef, busy, reset } = useForm({
		endpoint: "send-contact-email",
		loadSchema,
		actionData,
		failure: { title: t("contact.error"), description: t("contact.errorDescription") },
		onBusy,
		onSent(_id, { message }) {
			reset();
			contactDraft.forget(message, opening);
			onSent?.();
			showToast({ title: t("contact.success"), description: t("contact.successDescription") });
		},
	});

	const email = field("email");
	const draft = useTextDraft(contactDraft, { opening, actionData });

	return (
		<Form {...formProps} className="flex flex-col gap-5">
			<TurnstileNotice />
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField {...field("name")} label={t("contact.name")} autoComplete="name" required />
				<TextField
					{...email}
					defaultValue={email.defaultValue ?? about?.email}
					label={t("contact.email")}
					type="email"
					autoComplete="email"
					required
				/>
			</div>
			<TextField
				{...field("company")}
				label={t("contact.company")}
				note={t("contact.optional")}
				autoComplete="organization"
			/>
			<TextAreaField
				{...field("message")}
				{...draft}
				label={t("contact.message")}
				rows={5}
				dir="auto"
				required
			/>
			<p className="text-sm text-ink-soft">
				<RichText t={t} i18nKey="contact.dataUse" components={{ privacy: <PrivacyPolicyLink /> }} />
			</p>
			<div className="-mb-5">
				<BotProtectionFields widgetRef={widgetRef} />
				<FormErrorNotice {...errorNotice} />
			</div>
			<div className="flex justify-end in-[dialog]:modal-actions">
				<Button type="submit" busy={busy} className="min-w-[min(11rem,100%)]">
					{busy ? t("contact.sending") : t("contact.send")}
				</Button>
			</div>
		</Form>
	);
}
