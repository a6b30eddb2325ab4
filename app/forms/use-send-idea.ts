import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useLocalizedPath } from "../i18n/use-localized-path.ts";
import { ideaKeys } from "../storage/idea-keys.ts";
import type { Proposal } from "../storage/proposal.ts";
import { showToast } from "../toasts/toast-store.ts";
import { useFailureText } from "./use-failure-text.ts";
import { useForm } from "./use-form.ts";

/** A form that sends an idea, and then leads to its analysis. */
export function useSendIdea() {
	const { t } = useTranslation("dialogs");
	const failureText = useFailureText();
	const localizedPath = useLocalizedPath();
	const navigate = useNavigate();
	const sentFrom = useRef("");
	const { send, ...form } = useForm({
		endpoint: "analysis-requests",
		keys: ideaKeys,
		async onSent({ values, id, website }) {
			// The page was left meanwhile. The address says so first, while the other page is still being loaded.
			if (window.location.href !== sentFrom.current) return;
			await navigate(localizedPath("/resultados"), {
				state: { ...values, id, website } satisfies Proposal,
				viewTransition: true,
			});
		},
		onFailure(failure) {
			showToast({
				variant: "destructive",
				title: t("email.error"),
				description: failureText(failure, t("email.errorDescription")),
			});
		},
	});
	return {
		...form,
		send(...sent: Parameters<typeof send>) {
			sentFrom.current = window.location.href;
			return send(...sent);
		},
	};
}
