import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ideaDraft } from "../../browser/idea-draft.ts";
import type { Proposal } from "../../browser/proposal.ts";
import { storedAnalyses } from "../../browser/stored-analyses.ts";
import { isAnalysisLimit, retryAfterSeconds } from "../../forms/post.ts";
import { showToast } from "../../forms/toasts/toast-store.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useLocalizedPath } from "../../i18n/use-localized-path.ts";
import { limits } from "../../schemas/limits.ts";

/**
 * Returns the handler of a failed analysis. It restores the draft, shows a toast with a link to what was written, and
 * navigates to the home page.
 */
export function useReturnAfterFailure(proposal: Proposal) {
	const { t } = useTranslation("results");
	const navigate = useNavigate();
	const localizedPath = useLocalizedPath();
	function failureText(error: unknown) {
		if (isAnalysisLimit(error)) {
			return { title: t("failed"), description: t("limitReached", { limit: limits.analysesPerDay }) };
		}
		const retryAfter = retryAfterSeconds(error);
		return retryAfter
			? { title: t("busy"), description: t("busyDescription", { count: retryAfter }) }
			: { title: t("failed"), description: t("failedDescription") };
	}
	const language = useLanguage();
	return (error: unknown) => {
		ideaDraft.save(proposal.message);
		const stored = storedAnalyses.read(proposal, language);
		showToast({
			variant: "destructive",
			...failureText(error),
			// Stays open, because nothing else explains the navigation.
			persistent: true,
			...(stored && {
				action: {
					label: stored.writtenOn ? t("readComplete") : t("readUnfinished"),
					onClick: () => navigate(localizedPath("/resultados"), { state: { ...proposal, unfinished: true } }),
				},
			}),
		});
		navigate(localizedPath("/"), { replace: true });
	};
}
