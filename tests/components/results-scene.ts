import { expect } from "vitest";
import { page } from "vitest/browser";
import { button, id, mockApi, translations, visit } from "./render.tsx";

export const idea = "Wind turbines for a paper mill";
export const state = { message: idea, email: "nuria@example.org" };
export const article = () => page.getByRole("article");
export const status = () => page.getByRole("main").getByRole("status");
export const heading = () => article().getByRole("heading", { name: /^Sector/ });

/** The stream of the analysis that was asked for last. */
let stream: ReadableStreamDefaultController<Uint8Array>;
const send = (data: string) => stream.enqueue(new TextEncoder().encode(`data: ${data}\n\n`));

export function write(content: string, about: object = {}, finish_reason: string | null = null) {
	const choices = [{ delta: { content }, finish_reason }];
	send(JSON.stringify({ model: "model", language: "en", ...about, choices }));
}

/** Writes what is in the article's heading, and waits until it is shown. */
export async function writeSector(text = "") {
	write(`**Sector**${text}`);
	await expect.element(heading()).toBeVisible();
}

/** Writes all of an analysis, or the rest of it, and waits until it is complete. */
export async function writeWhole(...event: Parameters<typeof write>) {
	write(...event);
	send("[DONE]");
	stream.close();
	await expect.element(button(translations.en.resultados.writeAgain)).toBeVisible();
}

export const breakOff = () => stream.error(new TypeError("network error"));

export const show = (state: object | null = { message: idea }) => visit(`/en/resultados#${id}`, { state });

/** Shows the page of an idea whose analysis is about to be written. Later requests are answered with `next`, if it is given. */
export async function ask(state?: object | null, next?: () => Response | Promise<Response>) {
	const calls = mockApi({
		"chat-alianzas": ({ signal }) => {
			if (next && calls.length > 1) return next();
			const start = (controller: typeof stream) => {
				stream = controller;
				signal?.addEventListener("abort", () => controller.error(signal.reason));
			};
			return new Response(new ReadableStream({ start }));
		},
	});
	await show(state);
	await expect.poll(() => calls.length).toBe(1);
	return calls;
}
