import type { Context } from "hono";

/**
 * Reads a body of at most `maxSize` bytes. Handlers can parse it afterwards.
 * @returns `invalid` if it is incomplete or not UTF-8: decoding it anyway would change the text
 */
export async function readText(
	c: Context,
	maxSize: number,
): Promise<{ text: string } | "too_large" | "invalid"> {
	if (Number(c.req.header("Content-Length")) > maxSize) return "too_large";
	const pieces: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	try {
		for await (const piece of c.req.raw.body ?? []) {
			size += piece.byteLength;
			if (size > maxSize) return "too_large";
			pieces.push(piece);
		}
		const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
		const text = decoder.decode(await new Blob(pieces).arrayBuffer());
		c.req.raw = new Request(c.req.raw, { body: text });
		return { text };
	} catch {
		return "invalid";
	}
}
