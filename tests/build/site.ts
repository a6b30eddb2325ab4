import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** The settings of a site without services. */
export const settings = { PUBLIC_API_KEY: "end-to-end" };

/** A folder that is there until the test has ended. */
export function newFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "build-test-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** A call of the API by a page, from a visitor who has not been there before: the rate limits are real and count addresses. */
export const call = (body: object, headers: Record<string, string> = {}) => ({
	method: "POST",
	headers: {
		Authorization: `Bearer ${settings.PUBLIC_API_KEY}`,
		"Content-Type": "application/json",
		"CF-Connecting-IP": `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
		...headers,
	},
	body: JSON.stringify(body),
});
