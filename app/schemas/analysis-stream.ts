/**
 * The answer of `POST /api/chat-alianzas`: server-sent events that hold OpenAI chat-completions chunks.
 * Lines that start with ':' are comments; the data `[DONE]` closes a complete analysis and nothing else does.
 */

/** One `data:` event of a running analysis. Source: OpenAI API reference, chat.completion.chunk. */
export interface AnalysisChunk {
	id: string;
	object: "chat.completion.chunk";
	/** Seconds since 1970. */
	created: number;
	/** Name of the model that writes; `builtInModel` for the built-in analyst. */
	model: string;
	choices: [
		{
			index: 0;
			delta: { role?: "assistant"; content?: string };
			finish_reason: "stop" | "length" | null;
		},
	];
}

/** Why an analysis broke off. */
export type AnalysisFailure = "timeout" | "upstream" | "interrupted";

/** The `data:` event that comes instead of the rest when the model fails. */
export interface AnalysisStreamError {
	error: { code: AnalysisFailure; message: string };
}

/** Data of the closing event. */
export const streamDone = "[DONE]";

/** `model` of the chunks that the built-in analyst writes. */
export const builtInModel = "built-in";
