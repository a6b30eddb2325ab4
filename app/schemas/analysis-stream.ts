/**
 * The response of `POST /api/chat-alianzas`: server-sent events with OpenAI chat-completions chunks. Lines that start with
 * ':' are comments. Only a complete analysis ends with the data `[DONE]`.
 */

/** One `data:` event of a running analysis. Source: OpenAI API reference, chat.completion.chunk. */
export interface AnalysisChunk {
	id: string;
	object: "chat.completion.chunk";
	/** Seconds since 1970: when the request began or, for a stored analysis, when it was finished. */
	created: number;
	/** Name of the model; `builtInModel` or `standInModel` for the built-in analyst. */
	model: string;
	/** Not OpenAI's: the language of the text, as in BCP 47. Missing if it is not known. */
	language?: string | undefined;
	/** Not OpenAI's: the text of the idea, in the first chunk. */
	idea?: string | undefined;
	/** Not OpenAI's: the language of the idea, as in BCP 47. Missing if it is not certain. */
	ideaLanguage?: string | undefined;
	choices: [
		{
			index: 0;
			delta: { role?: "assistant"; content?: string };
			finish_reason: "stop" | "length" | null;
		},
	];
}

export type AnalysisErrorCode = "timeout" | "upstream" | "interrupted";

/** The last `data:` event of a failed analysis. */
export interface AnalysisErrorEvent {
	error: { code: AnalysisErrorCode; message: string };
}

/** Data of the last event of a complete analysis. */
export const streamDone = "[DONE]";

/** `model` in the chunks of the built-in analyst. */
export const builtInModel = "built-in";

/** `model` where the built-in analyst stands in for a model that failed. The next visit asks the model again. */
export const standInModel = "built-in-stand-in";

/** In place of the name of the model that wrote the example. */
export const exampleModel = "example";

/** Whether the built-in analyst has written a text. */
export const isBuiltIn = (model: string | undefined) => model === builtInModel || model === standInModel;
