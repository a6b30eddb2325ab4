import { type FormEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Trans, useTranslation } from "react-i18next";
import { createIdempotencyKeys } from "../api-client/idempotency-keys.ts";
import { BotProtectionFields } from "../bot-protection/bot-protection-fields.tsx";
import { Button } from "../components/ui/button.tsx";
import { TextAreaField, TextField } from "../components/ui/field.tsx";
import type { ContactMessage } from "../schemas/contact.ts";
import { showToast } from "../toasts/toast-store.ts";
import type { FormAnswer } from "./form-answer.ts";
import { FormProblemNotice, TurnstileNotice } from "./form-notice.tsx";
import { PrivacyPolicyLink } from "./privacy-policy-link.tsx";
import { useFailureText } from "./use-failure-text.ts";
import { useForm } from "./use-form.ts";
import { useValidationText, type ValidationCode } from "./use-validation-text.ts";

/** Its fields, in their order. */
export const contactFields = [
	"name",
	"email",
	"company",
	"message",
] as const satisfies (keyof ContactMessage)[];
export type ContactField = (typeof contactFields)[number];

interface ContactFormProps {
	/** What the page that it was posted to says of it. */
	answer?: FormAnswer<ContactField> | undefined;
	firstField?: RefObject<HTMLInputElement | null>;
	onBusy?: (busy: boolean) => void;
	onSent?: () => void;
}

/** The message to the team. It keeps what was written until it is sent. */
export function ContactForm({ answer, firstField, onBusy, onSent }: ContactFormProps) {
	const { t } = useTranslation("dialogs");
	const errorText = useValidationText();
	const failureText = useFailureText();
	const [errors, setErrors] = useState<Partial<Record<ContactField, ValidationCode>>>(answer?.errors ?? {});
	const [problem, setProblem] = useState(answer?.problem);
	const [keys] = useState(createIdempotencyKeys);
	const [kept, setKept] = useState(answer?.values);
	const form = useRef<HTMLFormElement>(null);
	const { Form, start, widgetRef, busy, send } = useForm({
		endpoint: "send-contact-email",
		keys,
		onBusy,
		onSent() {
			keys.sent();
			flushSync(() => setKept(undefined));
			form.current?.reset();
			onSent?.();
			showToast({ title: t("contact.success"), description: t("contact.successDescription") });
		},
		onFailure(failure) {
			showToast({
				variant: "destructive",
				title: t("contact.error"),
				description: failureText(failure, t("contact.errorDescription")),
			});
		},
	});

	async function read(form: HTMLFormElement): Promise<ContactMessage | undefined> {
		const { contactMessage } = await import("../schemas/contact.ts");
		const { data: message, error } = contactMessage.safeParse(Object.fromEntries(new FormData(form)));
		const found: typeof errors = {};
		for (const { path, message } of error?.issues ?? []) {
			found[path[0] as ContactField] ??= message as ValidationCode;
		}
		flushSync(() => {
			setProblem(undefined);
			setErrors(found);
		});
		form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
		return message;
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		send(form, () => read(form));
	}

	const firstWrong = contactFields.find((name) => answer?.errors[name]);
	const field = (name: ContactField) => ({
		name,
		readOnly: busy,
		error: errorText(errors[name]),
		defaultValue: kept?.[name],
		// For who has no scripts; React gives the focus to nothing that it takes over.
		autoFocus: name === firstWrong,
		onChange: () => errors[name] && setErrors(({ [name]: _, ...others }) => others),
	});

	return (
		<Form ref={form} method="post" noValidate onSubmit={submit} onFocus={start} className="grid gap-5">
			{problem && <FormProblemNotice problem={problem} otherwise={t("contact.errorDescription")} />}
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
