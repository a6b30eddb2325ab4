import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { streamAnalysis } from "../../api-client/analysis.ts";
import { isAnalysisLimit } from "../../api-client/post.ts";
import { usePublicApiKey } from "../../api-client/use-public-api-key.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { ideaDraft } from "../../storage/idea-draft.ts";
import { ideaIdempotencyKeys } from "../../storage/idea-idempotency-keys.ts";
import type { Proposal } from "../../storage/proposal.ts";
import { storedAnalyses } from "../../storage/stored-analyses.ts";
import { type AnalysisState, initialState, reducer } from "./analysis-state.ts";

interface Analysis extends AnalysisState {
	/** Aborts the stream. The text so far stays. */
	stop: () => void;
	/** Requests a new analysis. */
	restart: () => void;
}

/**
 * Requests the analysis of a proposal, unless this tab has stored it.
 *
 * @param onFailure called with the error and the text so far; not when the analysis is stopped, the page is left, or the limit
 * of the day refuses a restart
 */
export function useAnalysis(
	{ id, message, website, unfinished }: Proposal,
	onFailure: (error: unknown, partialText: string) => void,
): Analysis {
	const publicApiKey = usePublicApiKey();
	const pageLanguage = useLanguage();
	// The initial language: a change of language must not restart the analysis.
	const [language] = useState(pageLanguage);
	const [state, dispatch] = useReducer(reducer, undefined, () =>
		initialState(storedAnalyses.read({ id, message }), unfinished),
	);
	const controller = useRef<AbortController>(undefined);
	const { attempt, phase } = state;
	const fail = useEffectEvent((error: unknown, partialText: string) => {
		if (state.previous && isAnalysisLimit(error)) return dispatch({ type: "refuse" });
		dispatch({ type: "fail" });
		onFailure(error, partialText);
	});

	useEffect(() => {
		if (attempt === 0) return;
		const { signal } = createController();
		let text = "";
		let model = "";
		readStream().catch((error) => {
			if (signal.aborted) return;
			console.error(error);
			if (text.trim()) storedAnalyses.save({ id, message }, { text, model });
			fail(error, text);
		});
		return abort;

		function createController() {
			controller.current = new AbortController();
			return controller.current;
		}

		function abort() {
			controller.current?.abort();
		}

		async function readStream() {
			for await (const chunk of streamAnalysis(publicApiKey, { message, id, language, website }, signal)) {
				if (signal.aborted) return;
				text += chunk.text;
				model = chunk.model;
				dispatch({ type: "append", ...chunk });
			}
			const writtenOn = new Date().toISOString();
			ideaIdempotencyKeys.reset();
			storedAnalyses.save({ id, message }, { text, model, writtenOn });
			dispatch({ type: "finish", writtenOn });
		}
	}, [attempt, id, language, message, publicApiKey, website]);

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
