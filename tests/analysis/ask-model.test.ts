import { APICallError, type LanguageModelV4, type LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import { askModel } from "#worker/analysis/ask-model.ts";
import { instructions } from "#worker/analysis/prompt.ts";

const answer = new ReadableStream();

/** A model that first fails with these errors, one a try, and then answers; with when and what it was asked. */
function failing(...errors: unknown[]) {
	const asked: { at: number; options: LanguageModelV4CallOptions }[] = [];
	const model: LanguageModelV4 = {
		specificationVersion: "v4",
		provider: "test",
		modelId: "test",
		supportedUrls: {},
		async doGenerate() {
			throw new Error("not asked for");
		},
		async doStream(options) {
			asked.push({ at: Date.now(), options });
			const error = errors[asked.length - 1];
			if (error) throw error;
			return { stream: answer };
		},
	};
	return { model, asked, waited: () => (asked[1]?.at ?? 0) - (asked[0]?.at ?? 0) };
}

const refused = (statusCode: number, responseHeaders: Record<string, string> = {}) =>
	new APICallError({ message: "", url: "", requestBodyValues: {}, statusCode, responseHeaders });

const ask = (model: LanguageModelV4, signal = new AbortController().signal) =>
	askModel(model, "An idea", signal);

describe("asking a model", () => {
	it("tells it its instructions and, as what the user says, the idea; no more", async () => {
		const { model, asked } = failing();
		const { signal } = new AbortController();
		expect(await ask(model, signal)).toBe(answer);
		expect(asked.map(({ options }) => options)).toEqual([
			{
				prompt: [
					{ role: "system", content: instructions },
					{ role: "user", content: [{ type: "text", text: "An idea" }] },
				],
				maxOutputTokens: 2048,
				abortSignal: signal,
			},
		]);
	});

	it.each([
		["in milliseconds", { "retry-after-ms": "120", "retry-after": "9" }, 120],
		["in seconds", { "retry-after": "0.2" }, 200],
		["by a date that has passed", { "retry-after": new Date(0).toUTCString() }, 0],
		["not at all", {}, 500],
		["in words", { "retry-after": "soon" }, 500],
	])("waits before the second try as the model asks: %s", async (_, headers, wait) => {
		const { model, asked, waited } = failing(refused(429, headers));
		expect(await ask(model)).toBe(answer);
		expect(asked).toHaveLength(2);
		expect(waited()).toBeGreaterThanOrEqual(wait - 5);
		expect(waited()).toBeLessThan(wait + 250);
	});

	it("gives up after the second try", async () => {
		const second = refused(500);
		const { model, asked } = failing(refused(503, { "retry-after-ms": "1" }), second);
		await expect(ask(model)).rejects.toBe(second);
		expect(asked).toHaveLength(2);
	});

	it.each([
		["was refused for good", refused(401)],
		["was no call", new Error("x")],
		["would have to wait long", refused(429, { "retry-after": "60" })],
		["would have to wait until a late date", refused(429, { "retry-after": new Date(2e12).toUTCString() })],
	])("tries once what %s", async (_, error) => {
		const { model, asked } = failing(error);
		await expect(ask(model)).rejects.toBe(error);
		expect(asked).toHaveLength(1);
	});

	it("stops waiting for the second try when nobody waits for the answer", async () => {
		const { model, asked } = failing(refused(429, { "retry-after": "5" }));
		const stopping = new AbortController();
		const answered = ask(model, stopping.signal);
		setTimeout(() => stopping.abort(), 30);
		const started = Date.now();
		await expect(answered).rejects.toThrow();
		expect(Date.now() - started).toBeLessThan(1000);
		expect(asked).toHaveLength(1);
	});
});
