import {
	type AnalysisChunk,
	type AnalysisErrorCode,
	type AnalysisErrorEvent,
	streamDone,
} from "#app/schemas/analysis-stream.ts";

const failureMessages: Record<AnalysisErrorCode, string> = {
	timeout: "The model took too long.",
	upstream: "The model failed.",
	interrupted: "The model broke off.",
};

const textEncoder = new TextEncoder();

/** Encodes a server-sent comment. */
export function encodeComment(text: string): Uint8Array {
	return textEncoder.encode(`: ${text}\n\n`);
}

function encodeEvent(data: string): Uint8Array {
	return textEncoder.encode(`data: ${data}\n\n`);
}

/** A piece of an analysis. What it leaves out is as in the piece before. */
export interface Piece extends Partial<Pick<AnalysisChunk, "model" | "created" | "idea">> {
	text?: string;
	/** Undefined if it is not known. */
	language?: string | undefined;
	/** Only in the last piece. */
	finishReason?: "stop" | "length" | null;
}

/** Creates an encoder of chunk events, which all have the same id. */
export function createChunkEncoder() {
	const id = `chatcmpl-${crypto.randomUUID()}`;
	let about: Piece = { created: Math.floor(Date.now() / 1000), model: "" };
	let role: { role?: "assistant" } = { role: "assistant" };
	return ({ text: content, finishReason: finish_reason = null, idea, ...changed }: Piece): Uint8Array => {
		about = { ...about, ...changed };
		const delta = content === undefined ? {} : { ...role, content };
		role = {};
		const choices: AnalysisChunk["choices"] = [{ index: 0, delta, finish_reason }];
		return encodeEvent(
			JSON.stringify({ id, object: "chat.completion.chunk", ...about, idea, choices } as AnalysisChunk),
		);
	};
}

/** Encodes the event that ends a complete analysis. */
export function encodeDone(): Uint8Array {
	return encodeEvent(streamDone);
}

/** Encodes the event that ends a failed analysis. */
export function encodeError(code: AnalysisErrorCode): Uint8Array {
	const data: AnalysisErrorEvent = { error: { code, message: failureMessages[code] } };
	return encodeEvent(JSON.stringify(data));
}
