import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { showToast } from "../../components/toasts.tsx";
import { useLanguage, useLocalizedPath } from "../../i18n/use-language.ts";
import type { Analysis, Failure } from "../../idea/analysis-state.ts";
import { ideaDraft, lastEmail } from "../../idea/idea-draft.ts";
import type { SentIdea } from "../../idea/idea-sending.tsx";
import { openAnalysis, useOpenAnalysis } from "../../idea/open-analysis.ts";
import { usePublicApiKey } from "../../root-data.ts";

/**
 * Opens the analysis of an idea, and tells of its failures. One without a text to show leads back to the home page.
 */
export function useAnalysis({ email, ...prompt }: SentIdea): Analysis {
	const { t } = useTranslation("resultados");
	const location = useLocation();
	const navigate = useNavigate();
	const localizedPath = useLocalizedPath();
	const publicApiKey = usePublicApiKey();
	const language = useLanguage();

	/** Says why it failed. Without a text to show, restores the draft and leads to the home page. */
	const report = useEffectEvent((failure: Failure, { phase, idea = prompt.message }: Analysis) => {
		const leave = phase === "failed";
		// Else the page says so below its text.
		const isTextBefore = phase === "complete" && failure !== "limit";
		if (!leave && !isTextBefore) return;
		const goBack = () => navigate(location, { state: location.state });
		const texts: Partial<Record<Failure, { title: string; description: string }>> = {
			limit: { title: t("failed"), description: t("limitReached") },
			gone: { title: t("gone"), description: t("goneDescription") },
		};
		showToast({
			variant: "destructive",
			...(texts[failure] ?? { title: t("failed"), description: t("failedDescription") }),
			// Stays open, because nothing else explains the navigation.
			persistent: true,
			...(leave && failure !== "gone" && { action: { label: t("backToAnalysis"), onClick: goBack } }),
		});
		if (!leave) return;
		// What the visitor has written since, or beside somebody else's link, stays.
		if (idea && !ideaDraft.read().trim()) ideaDraft.save(idea);
		if (email) lastEmail.save(email);
		navigate(localizedPath("/"), { replace: true });
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for the analysis, whatever the page's language becomes
	useEffect(() => openAnalysis(publicApiKey, { ...prompt, language }, (...failed) => report(...failed)), []);
	return useOpenAnalysis(prompt);
}
