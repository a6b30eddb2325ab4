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

type Choice = AnalysisChunk["choices"][0];

/** Creates an encoder of chunk events, which all have the same id and time. */
export function createChunkEncoder(model: string) {
	const id = `chatcmpl-${crypto.randomUUID()}`;
	const created = Math.floor(Date.now() / 1000);
	return (delta: Choice["delta"], finish_reason: Choice["finish_reason"] = null): Uint8Array => {
		const choices: AnalysisChunk["choices"] = [{ index: 0, delta, finish_reason }];
		const chunk: AnalysisChunk = { id, object: "chat.completion.chunk", created, model, choices };
		return encodeEvent(JSON.stringify(chunk));
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
