import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { SentIdea } from "../browser/sent-idea.ts";
import { useLocalizedPath } from "../i18n/use-localized-path.ts";
import { usePublicApiKey } from "../root-data.ts";
import type { AnalysisNotification, AnalysisRequest, AnalysisRequestCreated } from "../schemas/ideas.ts";
import type { FormActionData } from "./form-errors.tsx";
import { post } from "./post.ts";
import { useForm } from "./use-form.ts";

const loadSchema = async () => (await import("../schemas/ideas.ts")).analysisRequest;

/** A form that sends an idea and then navigates to its analysis. */
export function useIdeaForm(actionData?: FormActionData<keyof AnalysisRequest>) {
	const { t } = useTranslation("dialogs");
	const localizedPath = useLocalizedPath();
	const navigate = useNavigate();
	const publicApiKey = usePublicApiKey();
	return useForm({
		endpoint: "analysis-requests",
		loadSchema,
		actionData,
		failure: { title: t("email.error"), description: t("email.errorDescription") },
		async onSent(response, { email, message, website }, pageLeft) {
			const { id }: Partial<AnalysisRequestCreated> = await response.json();
			if (typeof id !== "string") throw new TypeError("The response of analysis-requests has no id.");
			const notification: AnalysisNotification = { userEmail: email, message };
			// Not awaited: if this fails, the server's outbox still sends the mail to the team.
			post(publicApiKey, "send-analysis-notification", notification, { keepalive: true }).catch(
				console.error,
			);
			if (pageLeft()) return;
			await navigate(localizedPath("/resultados"), {
				state: { email, message, id, website } satisfies SentIdea,
				viewTransition: true,
			});
		},
	});
}
