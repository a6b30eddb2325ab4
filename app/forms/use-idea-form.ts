import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ideaIdempotencyKeys } from "../browser/idea-idempotency-keys.ts";
import type { Proposal } from "../browser/proposal.ts";
import { useLocalizedPath } from "../i18n/use-localized-path.ts";
import { type FormOptions, useForm } from "./use-form.ts";

const loadSchema = async () => (await import("../schemas/ideas.ts")).analysisRequest;

/** A form that sends an idea and then navigates to its analysis. */
export function useIdeaForm(actionData?: FormOptions<"analysis-requests">["actionData"]) {
	const { t } = useTranslation("dialogs");
	const localizedPath = useLocalizedPath();
	const navigate = useNavigate();
	return useForm({
		endpoint: "analysis-requests",
		keys: ideaIdempotencyKeys,
		loadSchema,
		actionData,
		failure: { title: t("email.error"), description: t("email.errorDescription") },
		async onSuccess({ values, id, website }, pageLeft) {
			if (pageLeft) return;
			await navigate(localizedPath("/resultados"), {
				state: { ...values, id, website } satisfies Proposal,
				viewTransition: true,
			});
		},
	});
}
