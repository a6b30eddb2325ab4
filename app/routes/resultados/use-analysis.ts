import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { givenEmail } from "../../browser/given-email.ts";
import { isHomeCached } from "../../browser/home-cache.ts";
import { ideaDraft } from "../../browser/idea-draft.ts";
import { ApiError, isAnalysisLimit } from "../../browser/post.ts";
import type { SentIdea } from "../../browser/sent-idea.ts";
import { storedAnalyses } from "../../browser/stored-analyses.ts";
import { showToast } from "../../components/toast-store.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useLocalizedPath } from "../../i18n/use-localized-path.ts";
import { usePublicApiKey } from "../../root-data.ts";
import { limits } from "../../schemas/limits.ts";
import { type AnalysisState, initialState, reducer } from "./analysis-state.ts";
import { readAnalysis } from "./read-analysis.ts";

interface Analysis extends AnalysisState {
	/** Aborts the stream. The text so far stays. */
	stop: () => void;
	/** Requests a new analysis. */
	restart: () => void;
}

/**
 * Requests the analysis of an idea in the page's language, unless this tab has stored it. A failure leads back to the home
 * page; a restart that fails shows the analysis before it, and without a connection to the home page what was written stays.
 */
export function useAnalysis(idea: SentIdea): Analysis {
	const { id, message, email, website, unfinished } = idea;
	const { t } = useTranslation("resultados");
	const navigate = useNavigate();
	const { pathname } = useLocation();
	const localizedPath = useLocalizedPath();
	const home = localizedPath("/");
	const publicApiKey = usePublicApiKey();
	const language = useLanguage();
	const [state, dispatch] = useReducer(reducer, undefined, () =>
		initialState(storedAnalyses.read({ id, message }, language), unfinished),
	);
	const controller = useRef<AbortController>(undefined);
	const { attempt, phase } = state;
	const fail = useEffectEvent((error: unknown) => {
		const limitReached = isAnalysisLimit(error);
		if (state.previous) dispatch({ type: "restore", limitReached });
		else if (navigator.onLine || isHomeCached(pathname, home)) return returnHome(error);
		else dispatch({ type: "stop" });
		if (!limitReached) showToast({ variant: "destructive", ...failureText(error), persistent: true });
	});

	function failureText(error: unknown) {
		if (isAnalysisLimit(error)) {
			return { title: t("failed"), description: t("limitReached", { limit: limits.analysesPerDay }) };
		}
		return error instanceof ApiError && error.retryAfter
			? { title: t("busy"), description: t("busyDescription", { count: error.retryAfter }) }
			: { title: t("failed"), description: t("failedDescription") };
	}

	/** Restores the draft, shows a toast with a link to what was written, and navigates to the home page. */
	function returnHome(error: unknown) {
		dispatch({ type: "fail" });
		ideaDraft.save(message);
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
		navigate(home, { replace: true });
	}

	useEffect(() => {
		if (attempt === 0) return;
		const request = new AbortController();
		controller.current = request;
		const { signal } = request;
		let text = "";
		let model = "";
		readStream().catch((error) => {
			if (signal.aborted) return;
			console.error(error);
			// A second analysis that fails does not replace a complete one.
			if (text.trim() && !storedAnalyses.read({ id, message }, language)?.writtenOn) {
				storedAnalyses.save({ id, message }, language, { text, model });
			}
			fail(error);
		});
		return () => request.abort();

		async function readStream() {
			for await (const chunk of readAnalysis(publicApiKey, { message, id, language, website }, signal)) {
				if (signal.aborted) return;
				text += chunk.text;
				model = chunk.model;
				dispatch({ type: "append", ...chunk });
			}
			const writtenOn = new Date().toISOString();
			storedAnalyses.save({ id, message }, language, { text, model, writtenOn });
			dispatch({ type: "finish", writtenOn });
		}
	}, [attempt, id, language, message, publicApiKey, website]);

	// The next idea, or this one if its analysis fails, is sent without typing the address again.
	useEffect(() => givenEmail.save(email), [email]);

	// Clears the draft of this idea, but not a draft that was written since.
	useEffect(() => {
		if (phase === "complete" && ideaDraft.read().trim() === message) ideaDraft.save("");
	}, [phase, message]);

	// Leaving the page aborts the stream; a page restored from the back/forward cache requests it again.
	useEffect(() => {
		const onPageHide = () => controller.current?.abort();
		const onPageShow = ({ persisted }: PageTransitionEvent) => {
			if (persisted) dispatch({ type: "resume" });
		};
		addEventListener("pagehide", onPageHide);
		addEventListener("pageshow", onPageShow);
		return () => {
			removeEventListener("pagehide", onPageHide);
			removeEventListener("pageshow", onPageShow);
		};
	}, []);

	return {
		...state,
		stop: useCallback(() => {
			controller.current?.abort();
			dispatch({ type: "stop" });
		}, []),
		restart: useCallback(() => dispatch({ type: "restart" }), []),
	};
}
