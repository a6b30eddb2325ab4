import { type FormEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Trans, useTranslation } from "react-i18next";
import { createIdempotencyKeys } from "../api-client/idempotency-keys.ts";
import { BotProtectionFields } from "../bot-protection/bot-protection-fields.tsx";
import { Button } from "../components/ui/button.tsx";
import { TextAreaField, TextField } from "../components/ui/field.tsx";
import type { ContactMessage } from "../schemas/contact.ts";
import { showToast } from "../toasts/toast-store.ts";
import type { FormActionData } from "./form-action-data.ts";
import { FormErrorNotice, TurnstileNotice } from "./form-error-notice.tsx";
import { PrivacyPolicyLink } from "./privacy-policy-link.tsx";
import { useForm } from "./use-form.ts";
import { useSubmissionErrorText } from "./use-submission-error-text.ts";
import { useValidationText, type ValidationCode } from "./use-validation-text.ts";

/** The form's fields, in order. */
export const contactFields = [
	"name",
	"email",
	"company",
	"message",
] as const satisfies (keyof ContactMessage)[];
export type ContactField = (typeof contactFields)[number];

interface ContactFormProps {
	/** Result of a submission without JavaScript. */
	actionData?: FormActionData<ContactField> | undefined;
	firstField?: RefObject<HTMLInputElement | null>;
	onBusy?: (busy: boolean) => void;
	onSuccess?: () => void;
}

/** The contact form. Its fields keep their values until the message is sent. */
export function ContactForm({ actionData, firstField, onBusy, onSuccess }: ContactFormProps) {
	const { t } = useTranslation("dialogs");
	const errorText = useValidationText();
	const submissionErrorText = useSubmissionErrorText();
	const [errors, setErrors] = useState<Partial<Record<ContactField, ValidationCode>>>(
		actionData?.errors ?? {},
	);
	const [formError, setFormError] = useState(actionData?.formError);
	const [keys] = useState(createIdempotencyKeys);
	const [defaultValues, setDefaultValues] = useState(actionData?.values);
	const form = useRef<HTMLFormElement>(null);
	const { Form, start, widgetRef, busy, send } = useForm({
		endpoint: "send-contact-email",
		keys,
		onBusy,
		onSuccess() {
			keys.reset();
			flushSync(() => setDefaultValues(undefined));
			form.current?.reset();
			onSuccess?.();
			showToast({ title: t("contact.success"), description: t("contact.successDescription") });
		},
		onError(error) {
			showToast({
				variant: "destructive",
				title: t("contact.error"),
				description: submissionErrorText(error, t("contact.errorDescription")),
			});
		},
	});

	async function validate(form: HTMLFormElement): Promise<ContactMessage | undefined> {
		const { contactMessage } = await import("../schemas/contact.ts");
		const { data: message, error } = contactMessage.safeParse(Object.fromEntries(new FormData(form)));
		const fieldErrors: typeof errors = {};
		for (const { path, message } of error?.issues ?? []) {
			fieldErrors[path[0] as ContactField] ??= message as ValidationCode;
		}
		flushSync(() => {
			setFormError(undefined);
			setErrors(fieldErrors);
		});
		form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
		return message;
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		send(form, () => validate(form));
	}

	const firstInvalid = contactFields.find((name) => actionData?.errors[name]);
	const field = (name: ContactField) => ({
		name,
		readOnly: busy,
		error: errorText(errors[name]),
		defaultValue: defaultValues?.[name],
		// For pages without JavaScript: React does not focus elements that it hydrates.
		autoFocus: name === firstInvalid,
		onChange: () => errors[name] && setErrors(({ [name]: _, ...others }) => others),
	});

	return (
		<Form ref={form} method="post" noValidate onSubmit={submit} onFocus={start} className="grid gap-5">
			{formError && <FormErrorNotice error={formError} fallback={t("contact.errorDescription")} />}
			<TurnstileNotice />
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					{...field("name")}
					ref={firstField}
					label={t("contact.name")}
					autoComplete="name"
					required
				/>
				<TextField
					{...field("email")}
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
			<TextAreaField {...field("message")} label={t("contact.message")} rows={5} dir="auto" required />
			<div>
				<BotProtectionFields widgetRef={widgetRef} />
				<div className="flex flex-wrap items-center justify-between gap-4">
					<p className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">
						<Trans t={t} i18nKey="contact.dataUse" components={{ privacy: <PrivacyPolicyLink /> }} />
					</p>
					<Button type="submit" busy={busy} className="min-w-44">
						{busy ? t("contact.sending") : t("contact.send")}
					</Button>
				</div>
			</div>
		</Form>
	);
}
