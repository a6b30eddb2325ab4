import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useLocalizedPath } from "../i18n/use-localized-path.ts";
import { ideaIdempotencyKeys } from "../storage/idea-idempotency-keys.ts";
import type { Proposal } from "../storage/proposal.ts";
import { showToast } from "../toasts/toast-store.ts";
import { useForm } from "./use-form.ts";
import { useSubmissionErrorText } from "./use-submission-error-text.ts";

/** A form that sends an idea and then navigates to its analysis. */
export function useIdeaForm() {
	const { t } = useTranslation("dialogs");
	const submissionErrorText = useSubmissionErrorText();
	const localizedPath = useLocalizedPath();
	const navigate = useNavigate();
	const sentFrom = useRef("");
	const { send, ...form } = useForm({
		endpoint: "analysis-requests",
		keys: ideaIdempotencyKeys,
		async onSuccess({ values, id, website }) {
			// The visitor has left the page. During a navigation `location.href` changes before the component unmounts.
			if (window.location.href !== sentFrom.current) return;
			await navigate(localizedPath("/resultados"), {
				state: { ...values, id, website } satisfies Proposal,
				viewTransition: true,
			});
		},
		onError(error) {
			showToast({
				variant: "destructive",
				title: t("email.error"),
				description: submissionErrorText(error, t("email.errorDescription")),
			});
		},
	});
	return {
		...form,
		send(...args: Parameters<typeof send>) {
			sentFrom.current = window.location.href;
			return send(...args);
		},
	};
}
