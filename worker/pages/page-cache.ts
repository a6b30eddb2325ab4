import { errorFields, log } from "#worker/log.ts";
import { answerFrom, copyPage, fromEdge, type PageCopy, toEdge } from "./page-copy.ts";
import { nonceSource, pagePolicy } from "./page-csp.ts";
import { type MemoryLimits, PageMemory } from "./page-memory.ts";
import { type PageSource, serverTiming } from "./server-timing.ts";

/** A page that is being rendered. */
export interface Rendering {
	/** Without a content security policy. */
	response: Response;
	/** Whether something failed: final when the body has ended. */
	failed(): boolean;
}

/** What is asked of the cache. */
export interface PageQuestion {
	request: Request;
	/** Copies of other versions of the Worker are never found. */
	version: string;
	/** Everything else that the page depends on. */
	key: string;
	/** What the page must answer with to be kept: 200, if left out. */
	status?: number;
	/** Whether the page's forms may load Turnstile. */
	turnstile?: boolean;
	/** Renders the page as everybody may see it, under a nonce. */
	render(nonce: string): Promise<Rendering>;
	waitUntil(work: Promise<unknown>): void;
}

interface PageCacheOptions {
	limits: MemoryLimits;
	/** Opens the data centre's cache. */
	openEdge(): Promise<Cache>;
	/** How long a visitor waits for the copy that another visitor's page becomes, in milliseconds. */
	patience: number;
}

/** A copy in the making. */
interface Flight {
	over: boolean;
	/** What came of it, if anything. */
	copy?: PageCopy | undefined;
}

/** How often those who wait for a copy look whether it is there, in milliseconds: a fraction of what a page takes. */
const lookEvery = 4;

interface Answer {
	response: Response;
	source: PageSource;
}

/**
 * Keeps rendered pages: in the memory of the isolate, then in the Cache API of the data centre. A page that is nowhere is
 * rendered once, however many ask for it at the same time.
 *
 * The first visitor gets the page while it is rendered, under a nonce. The others, and all who come later, get the copy
 * (`copyPage`). See docs/decisions/0010-pages-are-kept-as-bytes.md.
 */
export class PageCache {
	readonly #options: PageCacheOptions;
	readonly #memory: PageMemory;
	readonly #flights = new Map<string, Flight>();

	constructor(options: PageCacheOptions) {
		this.#options = options;
		this.#memory = new PageMemory(options.limits);
	}

	/**
	 * Answers a GET or HEAD of a page.
	 * @throws what the rendering throws
	 */
	async answer(question: PageQuestion): Promise<Response> {
		const { request, key } = question;
		const known = this.#memory.get(key);
		if (known) return answerFrom(known, request);
		const started = Date.now();
		const flight = this.#flights.get(key);
		const { response, source } = await (flight ? this.#follow(question, flight) : this.#lead(question));
		response.headers.set("Server-Timing", serverTiming(source, Date.now() - started));
		return response;
	}

	/** Answers with the copy that another request is making, or without one if it fails or takes too long. */
	async #follow(question: PageQuestion, flight: Flight): Promise<Answer> {
		const { request, key } = question;
		const copy = await this.#arrival(flight);
		if (copy) return { response: answerFrom(copy, request), source: "memory" };
		// This visitor has waited enough; the next one makes another copy.
		if (this.#flights.get(key) === flight) this.#flights.delete(key);
		const nonce = newNonce();
		const { response } = await question.render(nonce);
		return { response: underNonce(response, nonce, question.turnstile), source: "bypass" };
	}

	/**
	 * Waits for a copy that another request makes, by looking for it. Awaiting a promise of the other request instead would
	 * never end if that one is cancelled, and some settings of workerd forbid to settle a promise of this one from there.
	 */
	async #arrival(flight: Flight): Promise<PageCopy | undefined> {
		const until = Date.now() + this.#options.patience;
		while (!flight.over && Date.now() < until) await scheduler.wait(lookEvery);
		return flight.copy;
	}

	/** Answers with a copy from the Cache API, or renders the page and makes the copy for all others. */
	async #lead(question: PageQuestion): Promise<Answer> {
		const { request, version, key, status = 200, turnstile } = question;
		const address = `${new URL(request.url).origin}/__pages/${version}/${encodeURIComponent(key)}`;
		const flight: Flight = { over: false };
		this.#flights.set(key, flight);
		const landing = Promise.withResolvers<void>();
		// Even if the visitor leaves at once, the others get what this request has begun.
		question.waitUntil(landing.promise);
		const land = (copy?: PageCopy) => {
			if (copy) this.#memory.set(key, copy);
			if (this.#flights.get(key) === flight) this.#flights.delete(key);
			flight.copy = copy;
			flight.over = true;
			landing.resolve();
		};
		try {
			const found = await this.#fromEdge(address);
			if (found) {
				land(found);
				return { response: answerFrom(found, request), source: "edge" };
			}

			const nonce = newNonce();
			const rendering = await question.render(nonce);
			const { response } = rendering;
			if (response.status !== status || !response.body || response.headers.has("Set-Cookie")) {
				land();
				return { response: underNonce(response, nonce, turnstile), source: "bypass" };
			}
			const [forVisitor, forCopy] = response.body.tee();
			const copying = this.#copy(forCopy, response, rendering, nonce, turnstile);
			question.waitUntil(
				copying.then((copy) => {
					land(copy);
					return copy && this.#toEdge(address, copy);
				}),
			);
			// Who asks for the headers only, or whether a copy is still right, wants to know the copy's tag.
			if (request.method === "HEAD" || request.headers.has("If-None-Match")) {
				const copy = await copying;
				if (copy) {
					forVisitor.cancel().catch(() => {});
					return { response: answerFrom(copy, request), source: "miss" };
				}
			}
			const page = new Response(forVisitor, response);
			return { response: underNonce(page, nonce, turnstile), source: "miss" };
		} catch (error) {
			land();
			throw error;
		}
	}

	/** @returns undefined if the page is not to be kept */
	async #copy(
		body: ReadableStream<Uint8Array>,
		response: Response,
		rendering: Rendering,
		nonce: string,
		turnstile = false,
	): Promise<PageCopy | undefined> {
		try {
			const bytes = new Uint8Array(await new Response(body).arrayBuffer());
			return rendering.failed() ? undefined : await copyPage(bytes, response, nonce, turnstile);
		} catch (error) {
			log("error", "page_not_kept", errorFields(error));
			return undefined;
		}
	}

	async #fromEdge(address: string): Promise<PageCopy | undefined> {
		try {
			const found = await (await this.#options.openEdge()).match(address);
			return found && (await fromEdge(found));
		} catch {
			return undefined;
		}
	}

	async #toEdge(address: string, copy: PageCopy): Promise<void> {
		try {
			await (await this.#options.openEdge()).put(address, toEdge(copy));
		} catch {
			log("warn", "edge_not_written");
		}
	}
}

/** 128 random bits. */
export function newNonce(): string {
	return crypto.randomUUID().replaceAll("-", "");
}

/** The page with the policy that lets its inline scripts and styles in by their nonce. */
export function underNonce(page: Response, nonce: string, turnstile = false): Response {
	const answer = new Response(page.body, page);
	const sources = [nonceSource(nonce)];
	const policy = pagePolicy({ scripts: sources, styles: sources }, turnstile);
	answer.headers.set("Content-Security-Policy", policy);
	return answer;
}
