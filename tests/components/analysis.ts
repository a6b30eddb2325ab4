import { expect } from "vitest";
import { page } from "vitest/browser";
import { mockApi, translations, visit } from "./render.tsx";

/** The results page of an idea, whose analysis a test writes. */
export const results = translations.en.resultados;
export const idea = "Wind turbines for a paper mill";
export const id = "0190163d-8694-739b-aea5-966c26f8ad91";
export const address = `/en/resultados#${id}`;
const state = { message: idea };
export const article = () => page.getByRole("article");
export const status = () => page.getByRole("main").getByRole("status");
export const heading = () => article().getByRole("heading", { name: "Sector" });

/** The stream of the analysis that was asked for last. */
let stream: ReadableStreamDefaultController<Uint8Array>;
const send = (data: string) => stream.enqueue(new TextEncoder().encode(`data: ${data}\n\n`));

export const write = (content: string, about: object = {}, finish_reason: string | null = null) => {
	const choices = [{ delta: { content }, finish_reason }];
	send(JSON.stringify({ model: "model", language: "en", ...about, choices }));
};

/** Writes what is in the article's heading, and waits until it is shown. */
export async function writeSector(text = "") {
	write(`## Sector${text}`);
	await expect.element(heading()).toBeVisible();
}

export function finish() {
	send("[DONE]");
	stream.close();
}

/** The connection is lost. */
export const breakOff = () => stream.error(new TypeError("network error"));

/** The server breaks off and says why. */
export function reportFailure(code = "upstream") {
	send(JSON.stringify({ error: { code, message: "" } }));
	stream.error(new TypeError("network error"));
}

export const show = (path = address) => visit(path, { state });

/** Answers with a stream that the test writes, and later requests with `next`, if it is given. */
export const answerWithStream = (next?: () => Response) => {
	let asked = 0;
	return mockApi({
		"chat-alianzas": ({ signal }) => {
			asked += 1;
			if (next && asked > 1) return next();
			const start = (controller: typeof stream) => {
				stream = controller;
				signal?.addEventListener("abort", () => controller.error(signal.reason));
			};
			return new Response(new ReadableStream({ start }));
		},
	});
};

/** Shows the page of an idea whose analysis is about to be written. */
export async function ask(state: object | null = { message: idea }, path = address) {
	const calls = answerWithStream();
	await visit(path, { state });
	await expect.poll(() => calls.length).toBe(1);
	return calls;
}
