import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Trans, useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { createAnalysisRequest, sendAnalysisNotification } from "../../api-client/ideas.ts";
import { usePublicApiKey } from "../../api-client/use-public-api-key.ts";
import { FormCheckFields, useFormChecks } from "../../components/form-checks.tsx";
import { PrivacyPolicyLink } from "../../components/privacy-policy-link.tsx";
import { clearToast, preloadToaster, showToast } from "../../components/toasts.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { TextField } from "../../components/ui/field.tsx";
import { useFailureText } from "../../components/use-failure-text.ts";
import { useValidationText, type ValidationCode } from "../../components/use-validation-text.ts";
import { analysisRequest } from "../../contract/ideas.ts";
import { usePageAddress } from "../../i18n/addresses.ts";
import { ideaKeys } from "../../session/idea-keys.ts";
import type { Proposal } from "../../session/proposal.ts";

interface EmailDialogProps {
	open: boolean;
	idea: string;
	onClose: () => void;
}

/** Asks for the address of the idea's author, keeps both and goes on to the results. */
export function EmailDialog({ open, idea, onClose }: EmailDialogProps) {
	const { t } = useTranslation("dialogs");
	const publicApiKey = usePublicApiKey();
	const address = usePageAddress();
	const navigate = useNavigate();
	const errorText = useValidationText();
	const failureText = useFailureText();
	const checks = useFormChecks("analysis-requests");
	const [email, setEmail] = useState("");
	const [error, setError] = useState<ValidationCode>();
	const [busy, setBusy] = useState(false);
	const emailField = useRef<HTMLInputElement>(null);
	// State comes too late for a second submit in the same moment.
	const sending = useRef(false);
	useEffect(preloadToaster, []);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		if (sending.current || !email.trim()) return;
		const { data: request, error: invalid } = analysisRequest.safeParse({ email, message: idea });
		if (invalid) {
			flushSync(() => setError(invalid.issues[0]?.message as ValidationCode));
			emailField.current?.focus();
			return;
		}
		setError(undefined);
		clearToast();
		sending.current = true;
		setBusy(true);
		const sentFrom = window.location.href;
		try {
			const answer = await checks.answer(form);
			const { id } = await createAnalysisRequest(
				publicApiKey,
				{ ...request, ...answer },
				ideaKeys.keyFor(request),
			);
			// The team gets its mail sooner or later all the same.
			sendAnalysisNotification(publicApiKey, { userEmail: request.email, message: request.message }).catch(
				console.error,
			);
			// The page was left meanwhile. The address says so first, while the other page is still being loaded.
			if (!form.isConnected || window.location.href !== sentFrom) return;
			await navigate(address("/resultados"), {
				state: { ...request, id, website: answer.website } satisfies Proposal,
				viewTransition: true,
			});
		} catch (failure) {
			console.error(failure);
			showToast({
				variant: "destructive",
				title: t("email.error"),
				description: failureText(failure, t("email.errorDescription")),
			});
		} finally {
			sending.current = false;
			setBusy(false);
		}
	}

	return (
		<Dialog open={open} onClose={onClose} busy={busy} title={t("email.title")} initialFocus={emailField}>
			<form noValidate onSubmit={submit} onFocus={checks.begin} className="mt-4 grid gap-6">
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
					<FormCheckFields place={checks.place} />
					<div className="flex flex-wrap justify-end gap-3">
						<Button type="button" variant="outline" disabled={busy} onClick={onClose}>
							{t("email.cancel")}
						</Button>
						<Button type="submit" disabled={!email.trim()} busy={busy} className="min-w-44">
							{busy ? t("email.sending") : t("email.confirm")}
						</Button>
					</div>
				</div>
			</form>
		</Dialog>
	);
}
