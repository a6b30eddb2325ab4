import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ideaDraft } from "../../browser/idea-draft.ts";
import type { SentIdea } from "../../browser/sent-idea.ts";
import { storedAnalyses } from "../../browser/stored-analyses.ts";
import { ApiError, isAnalysisLimit } from "../../forms/post.ts";
import { showToast } from "../../forms/toasts/toast-store.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useLocalizedPath } from "../../i18n/use-localized-path.ts";
import { limits } from "../../schemas/limits.ts";

/**
 * Returns the handler of a failed analysis. It restores the draft, shows a toast with a link to what was written, and
 * navigates to the home page.
 */
export function useReturnAfterFailure(idea: SentIdea) {
	const { t } = useTranslation("results");
	const navigate = useNavigate();
	const localizedPath = useLocalizedPath();
	const language = useLanguage();

	function failureText(error: unknown) {
		if (isAnalysisLimit(error)) {
			return { title: t("failed"), description: t("limitReached", { limit: limits.analysesPerDay }) };
		}
		return error instanceof ApiError && error.retryAfter
			? { title: t("busy"), description: t("busyDescription", { count: error.retryAfter }) }
			: { title: t("failed"), description: t("failedDescription") };
	}

	return (error: unknown) => {
		ideaDraft.save(idea.message);
		const stored = storedAnalyses.read(idea, language);
		showToast({
			variant: "destructive",
			...failureText(error),
			// Stays open, because nothing else explains the navigation.
			persistent: true,
			...(stored && {
				action: {
					label: stored.writtenOn ? t("readComplete") : t("readUnfinished"),
					onClick: () => navigate(localizedPath("/resultados"), { state: { ...idea, unfinished: true } }),
				},
			}),
		});
		navigate(localizedPath("/"), { replace: true });
	};
}
