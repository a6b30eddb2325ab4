import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { ApiError, isAnalysisLimit } from "../../browser/post.ts";
import { showToast } from "../../components/toasts.tsx";
import { useLanguage, useLocalizedPath } from "../../i18n/use-language.ts";
import { ideaDraft, lastEmail } from "../../idea/idea-draft.ts";
import type { SentIdea } from "../../idea/idea-sending.tsx";
import type { Analysis } from "../../idea/kept-analyses.ts";
import {
	continueAnalysis,
	isInProgress,
	openAnalysis,
	pauseAnalysis,
	takeError,
	useOpenAnalysis,
} from "../../idea/open-analysis.ts";
import { usePublicApiKey } from "../../root-data.ts";

/**
 * Opens the analysis of an idea, and tells of its failures. One without a text to show leads back to the home page.
 */
export function useAnalysis(sentIdea: SentIdea): Analysis {
	const { email, ...prompt } = sentIdea;
	const { message } = prompt;
	const { t } = useTranslation("resultados");
	const location = useLocation();
	const navigate = useNavigate();
	const localizedPath = useLocalizedPath();
	const publicApiKey = usePublicApiKey();
	const language = useLanguage();
	const analysis = useOpenAnalysis(sentIdea);
	const { phase, error, idea = message } = analysis;

	const open = useEffectEvent(() => openAnalysis(publicApiKey, { ...prompt, language }));
	useEffect(() => open(), []);

	function failureText(error: unknown) {
		if (isAnalysisLimit(error)) {
			return { title: t("failed"), description: t("limitReached") };
		}
		const { status, retryAfter } = error instanceof ApiError ? error : {};
		if (status === 404) return { title: t("gone"), description: t("goneDescription") };
		if (retryAfter) return { title: t("busy"), description: t("busyDescription", { count: retryAfter }) };
		return { title: t("failed"), description: t("failedDescription") };
	}

	/** Says why it failed. Without a text to show, restores the draft and leads to the home page. */
	const reportError = useEffectEvent(() => {
		// None if it was of the request before this one, which failed while another page was shown.
		const error = takeError();
		const leave = phase === "failed";
		if (!error || (!leave && isAnalysisLimit(error))) return;
		const goBack = () => navigate(location, { state: location.state });
		const isGone = error instanceof ApiError && error.status === 404;
		showToast({
			variant: "destructive",
			...failureText(error),
			// Stays open, because nothing else explains the navigation.
			persistent: true,
			...(leave && !isGone && { action: { label: t("backToAnalysis"), onClick: goBack } }),
		});
		if (!leave) return;
		// What the visitor has written since, or beside somebody else's link, stays.
		if (idea && !ideaDraft.read().trim()) ideaDraft.save(idea);
		navigate(localizedPath("/"), { replace: true });
	});
	useEffect(() => {
		if (error) reportError();
	}, [error]);

	// The next idea, or this one if its analysis fails, is sent without typing the address again.
	useEffect(() => {
		if (email) lastEmail.save(email);
	}, [email]);

	// Leaving the document aborts the request; a page restored from the back/forward cache requests it again.
	const resume = useEffectEvent(() => isInProgress(analysis) && continueAnalysis());
	useEffect(() => {
		const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && resume();
		addEventListener("pagehide", pauseAnalysis);
		addEventListener("pageshow", onPageShow);
		return () => {
			removeEventListener("pagehide", pauseAnalysis);
			removeEventListener("pageshow", onPageShow);
		};
	}, []);

	return analysis;
}
