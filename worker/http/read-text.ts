import type { Context } from "hono";

/** How much of a body without a stated length is read, at most, although it is too large: 4 MB. */
const maxRead = 4_000_000;

/**
 * Reads a body of at most `maxSize` bytes. Handlers can parse it afterwards.
 *
 * Of one that does not state its length and is larger, the rest is read as well: `wrangler dev` would send another request on
 * a connection that ends with a body in part unread. Bodies of which nothing is read are its own business (`--bundle`).
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
			if (size > maxRead) break;
			if (size <= maxSize) pieces.push(piece);
		}
		if (size > maxSize) return "too_large";
		const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
		const text = decoder.decode(await new Blob(pieces).arrayBuffer());
		c.req.raw = new Request(c.req.raw, { body: text });
		return { text };
	} catch {
		return "invalid";
	}
}
