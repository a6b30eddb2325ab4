import { createHash } from "node:crypto";

/** The beginning of a text's SHA-256, by which it can be told whether the text has changed. */
export function digest(text: string): string {
	return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
