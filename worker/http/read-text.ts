import type { Context } from "hono";

/** Reads a body of `maxSize` bytes at most, which can be parsed then; `invalid` if it is cut, not UTF-8, or `decode` throws. */
export async function readText(
	c: Context,
	maxSize: number,
	decode?: (text: string) => unknown,
): Promise<"read" | "too_large" | "invalid"> {
	const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
	let size = 0;
	let text = "";
	try {
		for await (const piece of c.req.raw.body ?? []) {
			size += piece.byteLength;
			if (size > maxSize) return "too_large";
			text += decoder.decode(piece, { stream: true });
		}
		text += decoder.decode();
		decode?.(text);
	} catch {
		return "invalid";
	}
	c.req.raw = new Request(c.req.raw, { body: text });
	return "read";
}
