/** Pages, dialogs and Turnstile are loaded on demand; these tests let that fail. */
import { createRoutesStub } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PageError } from "#app/components/page-error.tsx";
import { writeToTeam, written } from "./contact-message.ts";
import {
	button,
	expectErrors,
	expectToast,
	mainLink,
	mockApi,
	setReachable,
	translations,
	visit,
} from "./render.tsx";

const { common, cookieSettings, dialogs, ideaBox } = translations.en;

vi.mock("#app/forms/contact-dialog.client.tsx", () => Promise.reject(new TypeError("not loaded")));
vi.mock("#app/forms/turnstile.client.ts", () => Promise.reject(new TypeError("not loaded")));
const connection = vi.hoisted(() => Promise.withResolvers<never>());
vi.mock("#app/idea/idea-email-dialog.client.tsx", () => connection.promise);

/** The path of the next document that the page loads, which stays away. */
function nextDocument(): Promise<string> {
	return new Promise((resolve) => {
		const onNavigate = (event: NavigateEvent) => {
			event.preventDefault();
			resolve(new URL(event.destination.url).pathname);
		};
		window.navigation.addEventListener("navigate", onNavigate);
		onTestFinished(() => window.navigation.removeEventListener("navigate", onNavigate));
	});
}

const notLoaded = /There was an error when mocking a module|Turnstile: failed/;

test("while the email dialog loads its button is busy; without it the idea is posted, or stays in the box without a connection", async () => {
	expectErrors(notLoaded);
	await visit("/en");
	// What the browser says is wrong, first the one and then the other.
	const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
	setReachable(false);
	const posted = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
	const box = page.getByLabelText(ideaBox.prompt);
	await box.fill("Compost");
	await button(ideaBox.analyze).click();
	await expect.element(button(ideaBox.analyze)).toHaveAttribute("aria-disabled", "true");
	connection.reject(new TypeError("not loaded"));
	await expect.element(button(ideaBox.analyze)).not.toHaveAttribute("aria-disabled");
	await expect.element(page.getByRole("alert")).toHaveTextContent(ideaBox.loadFailed);
	await expect.element(box).toHaveValue("Compost");
	expect(posted).not.toHaveBeenCalled();
	onLine.mockReturnValue(false);
	setReachable(true);
	await button(ideaBox.analyze).click();
	await expect.poll(() => posted.mock.contexts).toEqual([box.element().closest("form")]);
	expect(posted.mock.contexts[0]).toHaveProperty("action", `${location.origin}/en/idea`);
	// The browser may keep this page, and show it again.
	await expect.element(button(ideaBox.analyze)).not.toHaveAttribute("aria-disabled");
});

test("without the contact dialog its link loads the page with the same form", async () => {
	expectErrors(notLoaded);
	await visit("/en/resultados#0190163d-8694-739b-aea5-966c26f8ad91", { state: { message: "Compost" } });
	await button(translations.en.resultados.stop).click();
	const link = mainLink(translations.en.resultados.contact);
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	await expect.element(link).toHaveAttribute("href", "/en/contact");
	await link.click();
	await expect
		.element(page.getByRole("heading", { level: 1 }))
		.toHaveTextContent(translations.en.contact.title);
});

test("without a connection the link to the contact dialog says so", async () => {
	expectErrors(notLoaded);
	await visit("/en/resultados#0190163d-8694-739b-aea5-966c26f8ad91", { state: { message: "Compost" } });
	await button(translations.en.resultados.stop).click();
	// The test before has shown that the browser is wrong; after this event it is believed.
	dispatchEvent(new Event("online"));
	setReachable(false);
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	await mainLink(translations.en.resultados.contact).click();
	await expectToast(translations.en.common.offline.description);
});

test("without the code for Turnstile the check fails, and the form keeps its input", async () => {
	expectErrors(notLoaded);
	const calls = mockApi();
	await visit("/en/contact", { turnstileSiteKey: "site-key" });
	await writeToTeam();
	await button(dialogs.contact.send).click();
	await expect.element(page.getByRole("alert")).toHaveTextContent(dialogs.turnstile.failed);
	await expect
		.element(page.getByRole("textbox", { name: dialogs.contact.message }))
		.toHaveValue(written.message);
	await expect.element(button(dialogs.contact.send)).toBeEnabled();
	expect(calls).toEqual([]);
});

test("where the router would reload the document for a page's code, what was typed stays, and the next link loads a document", async () => {
	// The next page is not there before its document could be loaded.
	await visit("/en/contact#content", { loading: new Promise(() => {}) });
	const name = page.getByRole("textbox", { name: dialogs.contact.name });
	await writeToTeam();
	// What the router does when the code of a page is gone, also of a link that is only hovered.
	window.location.reload();
	await expect.element(name).toHaveValue(written.name);
	setReachable(false);
	const loaded = nextDocument();
	const link = page.getByRole("contentinfo").getByRole("link", { name: cookieSettings.name });
	const loading = page.getByRole("progressbar");
	await link.click();
	await expectToast(common.offline.description);
	await expect.element(loading).toBeInTheDocument();
	await name.click();
	await button(common.offline.stay).click();
	await expect.element(loading).not.toBeInTheDocument();
	await expect.element(name).toHaveValue(written.name);
	await expect.element(name).toHaveFocus();
	setReachable(true);
	await link.click();
	expect(await loaded).toBe("/en/cookie-settings");
});

const FailedPage = () => <PageError language="en" />;
const Site = createRoutesStub([{ path: "*", Component: FailedPage }]);

test("a page that failed is loaded again with its fragment, by its link or once the site can be reached", async () => {
	const reload = () => {
		const reloaded = vi.fn();
		const onNavigate = (event: NavigateEvent) => {
			event.preventDefault();
			reloaded(event.navigationType);
		};
		window.navigation.addEventListener("navigate", onNavigate, { once: true });
		onTestFinished(() => window.navigation.removeEventListener("navigate", onNavigate));
		return reloaded;
	};
	const fail = () => render(<Site initialEntries={["/en/contact#details"]} />);
	const answered = await fail();
	const byLink = reload();
	await new Promise((resolve) => setTimeout(resolve, 100));
	expect(byLink).not.toHaveBeenCalled();
	await page.getByRole("link", { name: translations.en.error.retry }).click();
	await expect.poll(() => byLink.mock.calls).toEqual([["reload"]]);
	await answered.unmount();
	setReachable(false);
	const byItself = reload();
	await fail();
	await expect.poll(() => vi.mocked(window.fetch).mock.calls.length).toBe(2);
	window.dispatchEvent(new Event("online"));
	await expect.poll(() => vi.mocked(window.fetch).mock.calls.length).toBe(3);
	expect(byItself).not.toHaveBeenCalled();
	setReachable(true);
	window.dispatchEvent(new Event("online"));
	await expect.poll(() => byItself.mock.calls).toEqual([["reload"]]);
});
