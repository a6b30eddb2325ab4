import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { post } from "../browser/post.ts";
import { showToast } from "../components/toasts.tsx";
import type { FormActionData } from "../forms/form-errors.tsx";
import { useForm } from "../forms/use-form.ts";
import { useLocalizedPath } from "../i18n/use-language.ts";
import { usePublicApiKey } from "../root-data.ts";
import { type AnalysisAddress, analysisHash } from "../schemas/analysis-address.ts";
import type { AnalysisNotification, Idea } from "../schemas/ideas.ts";
import { ideaDraft, lastEmail } from "./idea-draft.ts";

/** The location state of the results page, for the visitor who sent the idea from this browser. */
export interface SentIdeaState {
	message: string;
	email?: string | undefined;
}

/** The stored idea that the results page shows. */
export type SentIdea = AnalysisAddress & Partial<SentIdeaState>;

/** Milliseconds that the page may stand still before the results are shown. */
const transitionLimitMs = 1000;

/**
 * Animates what a navigation changes. The router's own `viewTransition` would animate Back and Forward, too, where it loses one of
 * two that come at once.
 */
async function inViewTransition(navigation: () => void | Promise<void>): Promise<void> {
	const { title } = document;
	const { href } = window.location;
	let isSkipped = false;
	const transition = document.startViewTransition?.(async () => {
		await navigation();
		// The router leaves the page to a transition of React's, which ends later than its navigation.
		while (window.location.href !== href && document.title === title && !isSkipped)
			await new Promise((resolve) => setTimeout(resolve));
	});
	if (!transition) return navigation();
	const limit = setTimeout(() => transition.skipTransition(), transitionLimitMs);
	transition.ready.catch(() => {
		isSkipped = true;
	});
	await transition.updateCallbackDone;
	clearTimeout(limit);
}

const loadSchema = async () => (await import("../schemas/ideas.ts")).idea;

interface IdeaFormOptions {
	/** Result of a submission without JavaScript. */
	actionData?: FormActionData<keyof Idea> | undefined;
	/** Called when the idea was sent and the results page cannot be shown now, as without a connection. */
	onHeld?: () => void;
}

/** A form that sends an idea and then navigates to its analysis. It is busy until the results page is shown. */
export function useIdeaForm({ actionData, onHeld }: IdeaFormOptions) {
	const { t, i18n } = useTranslation("dialogs");
	const localizedPath = useLocalizedPath();
	const navigate = useNavigate();
	const publicApiKey = usePublicApiKey();
	return useForm({
		endpoint: "analysis-requests",
		loadSchema,
		actionData,
		failure: { title: t("email.error"), description: t("email.errorDescription") },
		async onSent(id, { email, message }, pageLeft) {
			const notification: AnalysisNotification = { userEmail: email, message };
			// Not awaited: if this fails, the server's outbox still sends the mail to the team.
			post(publicApiKey, "send-analysis-notification", notification, { keepalive: true }).catch(
				console.error,
			);
			ideaDraft.forget(message);
			lastEmail.save(email);
			const showResults = (localized = localizedPath) =>
				navigate(localized("/resultados") + analysisHash({ id }), {
					state: { email, message } satisfies SentIdeaState,
				});
			if (pageLeft()) {
				const toast = { title: t("email.sent"), description: t("email.sentDescription"), persistent: true };
				const action = { label: t("email.confirm"), onClick: showResults };
				showToast({ ...toast, lang: i18n.language, action });
				return;
			}
			await inViewTransition(() => showResults());
			if (!pageLeft()) onHeld?.();
		},
	});
}
