import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { streamAnalysis } from "../../api-client/analysis.ts";
import { usePublicApiKey } from "../../api-client/use-public-api-key.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { ideaDraft } from "../../storage/idea-draft.ts";
import { ideaIdempotencyKeys } from "../../storage/idea-idempotency-keys.ts";
import type { Proposal } from "../../storage/proposal.ts";
import { storedAnalyses } from "../../storage/stored-analyses.ts";
import { type AnalysisState, initialState, reducer } from "./analysis-state.ts";

interface Analysis extends AnalysisState {
	/** Ends it; what has come stays. */
	stop: () => void;
	/** Asks the model once more. */
	again: () => void;
}

/**
 * Has a proposal analysed, unless this tab has what is to be shown already.
 *
 * @param onFailure called with the error and the text written by then; not when the analysis is stopped or the page is left
 */
export function useAnalysis(
	{ id, message, website, unfinished }: Proposal,
	onFailure: (error: unknown, written: string) => void,
): Analysis {
	const publicApiKey = usePublicApiKey();
	const pageLanguage = useLanguage();
	// Of the page as the analysis began: a change of language is no reason to write it anew.
	const [language] = useState(pageLanguage);
	const [state, dispatch] = useReducer(reducer, undefined, () =>
		initialState(storedAnalyses.read({ id, message }), unfinished),
	);
	const controller = useRef<AbortController>(undefined);
	const { attempt } = state;
	const fail = useEffectEvent((error: unknown, written: string) => {
		dispatch({ type: "fail" });
		onFailure(error, written);
	});

	useEffect(() => {
		if (attempt === 0) return;
		const { signal } = start();
		// The idea has arrived: the box is for the next one. What was half written since then stays.
		if (ideaDraft.read().trim() === message) ideaDraft.save("");
		let text = "";
		let model = "";
		write().catch((error) => {
			// Stopped, or the page is on its way out.
			if (signal.aborted) return;
			console.error(error);
			if (text.trim()) storedAnalyses.save({ id, message }, { text, model });
			fail(error, text);
		});
		return leave;

		function start() {
			controller.current = new AbortController();
			return controller.current;
		}

		function leave() {
			controller.current?.abort();
		}

		async function write() {
			for await (const piece of streamAnalysis(publicApiKey, { message, id, language, website }, signal)) {
				if (signal.aborted) return;
				text += piece.text;
				model = piece.model;
				dispatch({ type: "write", ...piece });
			}
			const writtenOn = new Date().toISOString();
			ideaIdempotencyKeys.reset();
			storedAnalyses.save({ id, message }, { text, model, writtenOn });
			dispatch({ type: "finish", writtenOn });
		}
	}, [attempt, id, language, message, publicApiKey, website]);

	// A page that leaves breaks its stream, which is no failure; one that is brought back asks again.
	useEffect(() => {
		const leave = () => controller.current?.abort();
		const comeBack = ({ persisted }: PageTransitionEvent) => {
			if (persisted) dispatch({ type: "resume" });
		};
		addEventListener("pagehide", leave);
		addEventListener("pageshow", comeBack);
		return () => {
			removeEventListener("pagehide", leave);
			removeEventListener("pageshow", comeBack);
		};
	}, []);

	return {
		...state,
		stop: useCallback(() => {
			controller.current?.abort();
			dispatch({ type: "stop" });
		}, []),
		again: useCallback(() => dispatch({ type: "restart" }), []),
	};
}
