import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";

/**
 * Reads a body of at most `maxSize` bytes; the rest is not read. Handlers can parse it afterwards.
 * @returns `invalid` if it is incomplete or not UTF-8: decoding it anyway would change the text
 */
export async function readText(
	c: Context,
	maxSize: number,
): Promise<{ text: string } | "too_large" | "invalid"> {
	let text = "";
	try {
		const tooLarge = await bodyLimit({ maxSize, onError: () => new Response() })(c, async () => {
			const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
			text = decoder.decode(await c.req.arrayBuffer());
		});
		return tooLarge ? "too_large" : { text };
	} catch {
		return "invalid";
	}
}
