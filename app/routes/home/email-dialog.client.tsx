import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Trans, useTranslation } from "react-i18next";
import { BotProtectionFields } from "../../bot-protection/bot-protection-fields.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { TextField } from "../../components/ui/field.tsx";
import { PrivacyPolicyLink } from "../../forms/privacy-policy-link.tsx";
import { useIdeaForm } from "../../forms/use-idea-form.ts";
import { useValidationText, type ValidationCode } from "../../forms/use-validation-text.ts";
import { type AnalysisRequest, analysisRequest } from "../../schemas/ideas.ts";
import { preloadToaster } from "../../toasts/toasts.tsx";

interface EmailDialogProps {
	open: boolean;
	idea: string;
	onClose: () => void;
}

/** Asks for the visitor's email address, sends it with the idea and navigates to the results. */
export function EmailDialog({ open, idea, onClose }: EmailDialogProps) {
	const { t } = useTranslation("dialogs");
	const errorText = useValidationText();
	const { Form, start, widgetRef, busy, send } = useIdeaForm();
	const [email, setEmail] = useState("");
	const [error, setError] = useState<ValidationCode>();
	const emailField = useRef<HTMLInputElement>(null);
	useEffect(preloadToaster, []);

	function validate(): AnalysisRequest | undefined {
		const { data: request, error: validationError } = analysisRequest.safeParse({ email, message: idea });
		flushSync(() => setError(validationError?.issues[0]?.message as ValidationCode | undefined));
		if (validationError) emailField.current?.focus();
		return request;
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (email.trim()) send(event.currentTarget, validate);
	}

	return (
		<Dialog open={open} onClose={onClose} busy={busy} title={t("email.title")} initialFocus={emailField}>
			<Form method="post" noValidate onSubmit={submit} onFocus={start} className="mt-4 grid gap-6">
				<p>{t("email.text")}</p>
				<TextField
					ref={emailField}
					label={t("email.label")}
					type="email"
					autoComplete="email"
					placeholder={t("email.placeholder")}
					required
					readOnly={busy}
					value={email}
					error={errorText(error)}
					onChange={(event) => {
						setEmail(event.target.value);
						setError(undefined);
					}}
				/>
				<p className="text-sm text-ink-soft">
					{t("email.machineMade")}{" "}
					<Trans t={t} i18nKey="email.dataUse" components={{ privacy: <PrivacyPolicyLink /> }} />
				</p>
				<div>
					<BotProtectionFields widgetRef={widgetRef} />
					<div className="flex flex-wrap justify-end gap-3">
						<Button type="button" variant="outline" disabled={busy} onClick={onClose}>
							{t("email.cancel")}
						</Button>
						<Button type="submit" disabled={!email.trim()} busy={busy} className="min-w-44">
							{busy ? t("email.sending") : t("email.confirm")}
						</Button>
					</div>
				</div>
			</Form>
		</Dialog>
	);
}
