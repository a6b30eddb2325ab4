import "#app/styles/app.css";
import type { ComponentProps, ComponentType } from "react";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { dismissToast } from "#app/components/toasts.tsx";
import { pageContext } from "#app/context.ts";
import type { Language } from "#app/i18n/languages.ts";
import { lastEmail } from "#app/idea/idea-draft.ts";
import { closeAnalysis } from "#app/idea/open-analysis.ts";
import { en, es } from "#app/locales/index.ts";
import App, { clientMiddleware, loader } from "#app/root.tsx";
import { ErrorBoundary } from "#app/routes/boundary/route.tsx";
import * as contact from "#app/routes/contact/route.tsx";
import * as cookieSettings from "#app/routes/cookie-settings/route.tsx";
import { Hero } from "#app/routes/home/hero.tsx";
import * as home from "#app/routes/home/route.tsx";
import * as idea from "#app/routes/idea/route.tsx";
import * as results from "#app/routes/resultados/route.tsx";
import { translateText } from "../fakes/browser-translation.ts";

/** The site's texts. */
export const translations: Record<Language, typeof en> = { en, es };

const Fails = () => expect.fail("It fails.");

/** The pages with behaviour, and one that fails; of the home page its first screen, which has it all. */
const pages: Record<string, object> = {
	"": { ...home, default: Hero },
	"/contact": contact,
	"/cookie-settings": cookieSettings,
	"/fails": { ...home, default: Fails },
	"/idea": idea,
	"/resultados": results,
};

interface Visit {
	/** Of the navigation that led there. */
	state?: unknown;
	turnstileSiteKey?: string;
	/** What the server has answered to a form that was posted to the page. */
	actionData?: object;
	/** Every page but the first is loaded when this is over. */
	loading?: Promise<void>;
}

// Whatever a component does, it does translated as well; untranslated, the end-to-end tests show it.
translateText(0);

// A transition may only run in the window that is in front.
Reflect.deleteProperty(Document.prototype, "startViewTransition");

/** Shows a page of the site, in its shell and with its links, where no server and no build are. */
export async function visit(address: string, { state, turnstileSiteKey, actionData, loading }: Visit = {}) {
	const { pathname, hash } = new URL(address, window.location.origin);
	const language = pathname.startsWith("/es") ? "es" : "en";
	const context = new RouterContextProvider();
	const shown = { language, nonce: undefined, publicApiKey: "public-key", turnstileSiteKey } as const;
	context.set(pageContext, { ...shown, onError: () => {} });
	const paths = Object.keys(pages).flatMap((page) => [`/en${page}`, `/es${page}`]);
	const children = paths.map((path) => {
		const { default: Component, loader } = pages[path.slice(3)] as Record<string, unknown>;
		const load = async (args: unknown) => {
			if (path !== pathname) await loading;
			return (loader as (args: unknown) => unknown)(args);
		};
		const Page = Component as ComponentType<{ actionData: object }>;
		const Answer = actionData && (() => <Page actionData={actionData} />);
		return { path, Component: Answer ?? Component, loader: load, ErrorBoundary };
	});
	const root = {
		id: "root",
		path: "/",
		Component: App as ComponentType,
		loader,
		middleware: clientMiddleware,
	};
	const routes = [{ ...root, children }] as Parameters<typeof createRoutesStub>[0];
	const Site = createRoutesStub(routes, context);
	const entries: ComponentProps<typeof Site>["initialEntries"] = [{ pathname, hash, state }];
	await cleanup();
	await render(<Site initialEntries={entries} />);
	await expect.element(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
}

/** What a test lets its page log as errors. */
let expectedErrors: RegExp | undefined;
export function expectErrors(pattern: RegExp) {
	expectedErrors = pattern;
}

/** Whether the site answers when it is asked just for that. */
let reachable: boolean | Promise<boolean> = true;
export function setReachable(value: typeof reachable) {
	reachable = value;
}

/** Requests that no test expects, wherever they were to go. */
const unexpectedRequests: unknown[] = [];

// Vitest's own waiting lets faked time pass too, so nothing here counts on it to the millisecond.
beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	vi.spyOn(console, "error").mockImplementation(() => {});
	expectedErrors = undefined;
	reachable = true;
	dismissToast();
	lastEmail.save();
	closeAnalysis();
	mockApi();
	sessionStorage.clear();
	localStorage.clear();
	await page.viewport(1280, 800);
	window.scrollTo({ top: 0, behavior: "instant" });
});

afterEach(() => {
	const logged = vi.mocked(console.error).mock.calls.map((parts) => parts.join(" "));
	expect(logged.filter((message) => !expectedErrors?.test(message))).toEqual([]);
	expect(unexpectedRequests.splice(0)).toEqual([]);
});

/** A request that the page sent to the API. */
interface ApiRequest {
	name: string;
	body: Record<string, unknown>;
	signal: AbortSignal | null | undefined;
	keepalive: boolean | undefined;
}

type Answer = (request: ApiRequest) => Response | Promise<Response>;

/** Of what the API has stored. */
export const id = "0190163d-8694-739b-aea5-966c26f8ad91";
const refused = { error: { code: "", message: "" } };

/** An answer of the API. */
export const json = (status: number, body: object = status < 400 ? { id } : refused, headers = {}) =>
	Response.json(body, { status, headers });

/**
 * Mocks the server's API.
 * @param answers by endpoint; all others succeed, analyses are never written, and no other address may be asked
 * @returns the requests that were sent
 */
export function mockApi(answers: Record<string, Answer> = {}): ApiRequest[] {
	const requests: ApiRequest[] = [];
	vi.spyOn(window, "fetch").mockImplementation(async (address, { method, body, signal, keepalive } = {}) => {
		if (method === "HEAD") {
			if (await reachable) return new Response();
			throw new TypeError("Failed to fetch");
		}
		const [, name] = String(address).split(/^\/api\//);
		if (name === undefined) {
			unexpectedRequests.push(address);
			return Response.error();
		}
		const request = { name, body: JSON.parse(String(body)), signal, keepalive };
		const answer = answers[name];
		if (name === "chat-alianzas" && !answer) return new Promise(() => {});
		requests.push(request);
		return answer?.(request) ?? json(201);
	});
	return requests;
}

/** What the toasts of the page say, one after the other. */
export const toasts = () => page.getByRole("region", { name: translations.en.dialogs.toasts.region });

/** Waits for a toast that says this. */
export const expectToast = (text: string) => expect.element(toasts().getByText(text)).toBeVisible();

export const button = (name: string) => page.getByRole("button", { name });
export const navigationOver = () => new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));

/** The field of the idea box. */
export const box = () => page.getByLabelText(translations.en.ideaBox.prompt);

/** Presses the page beside what is open on it. */
export const pressBackdrop = () =>
	userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });

/** A press with the pointer, at this place and time. */
export function press(element: Element, clientX: number, timeStamp: number) {
	for (const type of ["mousedown", "click"]) {
		const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1, clientX });
		element.dispatchEvent(Object.defineProperty(event, "timeStamp", { value: timeStamp }));
	}
}

/** A link in the page's content. */
export const mainLink = (name: string) => page.getByRole("main").getByRole("link", { name });

/** What a visitor writes to the team. */
export const written = { name: "Núria Vila", email: "nuria@example.org", message: "We would like to meet." };

export async function writeToTeam(place: Locator = page.getByRole("main")) {
	for (const name of ["name", "email", "message"] as const) {
		await place.getByRole("textbox", { name: translations.en.dialogs.contact[name] }).fill(written[name]);
	}
}
