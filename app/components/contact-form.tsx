import { type FormEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Trans, useTranslation } from "react-i18next";
import { sendContactEmail } from "../api-client/contact.ts";
import { createIdempotencyKeys } from "../api-client/idempotency-keys.ts";
import { usePublicApiKey } from "../api-client/use-public-api-key.ts";
import type { ContactMessage } from "../contract/contact.ts";
import { FormCheckFields, useFormChecks } from "./form-checks.tsx";
import { PrivacyPolicyLink } from "./privacy-policy-link.tsx";
import { clearToast, showToast } from "./toasts.tsx";
import { Button } from "./ui/button.tsx";
import { TextAreaField, TextField } from "./ui/field.tsx";
import { useFailureText } from "./use-failure-text.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useValidationText, type ValidationCode } from "./use-validation-text.ts";

type FieldErrors = Partial<Record<keyof ContactMessage, ValidationCode>>;

interface ContactFormProps {
	firstField?: RefObject<HTMLInputElement | null>;
	onBusy?: (busy: boolean) => void;
	onSent?: () => void;
}

/** The message to the team. It keeps what was written until it is sent. */
export function ContactForm({ firstField, onBusy, onSent }: ContactFormProps) {
	const { t } = useTranslation("dialogs");
	const publicApiKey = usePublicApiKey();
	const errorText = useValidationText();
	const failureText = useFailureText();
	const checks = useFormChecks("send-contact-email");
	const hydrated = useHydrated();
	const [errors, setErrors] = useState<FieldErrors>({});
	const [busy, setBusy] = useState(false);
	const [keys] = useState(createIdempotencyKeys);
	// State comes too late for a second submit in the same moment.
	const sending = useRef(false);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (sending.current) return;
		const form = event.currentTarget;
		changeBusy(true);
		try {
			const { contactMessage } = await import("../contract/contact.ts");
			const { data: message, error } = contactMessage.safeParse(Object.fromEntries(new FormData(form)));
			if (error) {
				const found: FieldErrors = {};
				for (const { path, message } of error.issues) {
					found[path[0] as keyof ContactMessage] ??= message as ValidationCode;
				}
				flushSync(() => {
					setErrors(found);
					changeBusy(false);
				});
				form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
				return;
			}
			setErrors({});
			clearToast();
			const answer = await checks.answer(form);
			await sendContactEmail(publicApiKey, { ...message, ...answer }, keys.keyFor(message));
			keys.sent();
			form.reset();
			onSent?.();
			showToast({ title: t("contact.success"), description: t("contact.successDescription") });
		} catch (error) {
			console.error(error);
			showToast({
				variant: "destructive",
				title: t("contact.error"),
				description: failureText(error, t("contact.errorDescription")),
			});
		} finally {
			changeBusy(false);
		}
	}

	function changeBusy(now: boolean) {
		sending.current = now;
		setBusy(now);
		onBusy?.(now);
	}

	const field = (name: keyof ContactMessage) => ({
		name,
		readOnly: busy,
		error: errorText(errors[name]),
		onChange: () => errors[name] && setErrors(({ [name]: _, ...others }) => others),
	});

	return (
		<form noValidate onSubmit={submit} onFocus={checks.begin} className="grid gap-5">
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
				<FormCheckFields place={checks.place} />
				<div className="flex flex-wrap items-center justify-between gap-4">
					<p className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">
						<Trans t={t} i18nKey="contact.dataUse" components={{ privacy: <PrivacyPolicyLink /> }} />
					</p>
					{/* Before the script is there the browser would send the form itself: into the page's address. */}
					<Button type="submit" disabled={!hydrated} busy={busy} className="min-w-44">
						{busy ? t("contact.sending") : t("contact.send")}
					</Button>
				</div>
			</div>
		</form>
	);
}
