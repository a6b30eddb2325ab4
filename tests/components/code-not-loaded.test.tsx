/** Pages and dialogs are loaded on demand; these tests let that fail. */
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
	box,
	button,
	expectErrors,
	expectToast,
	id,
	mainLink,
	navigationOver,
	setReachable,
	translations,
	visit,
	writeToTeam,
	written,
} from "./render.tsx";

const { common, contact, cookieSettings, dialogs, ideaBox, resultados } = translations.en;

const connection = vi.hoisted(() => Promise.withResolvers<never>());
vi.mock("#app/idea/idea-email-dialog.client.tsx", () => connection.promise);
const contactDialog = vi.hoisted(() => Promise.withResolvers<never>());
vi.mock("#app/forms/contact-dialog.client.tsx", () => contactDialog.promise);
// It may fail before it is asked for.
contactDialog.promise.catch(() => {});

/** The documents that the page loads from now on, which stay away. */
function loadedDocuments() {
	const documents: { type: string; path: string }[] = [];
	const onNavigate = (event: NavigateEvent) => {
		if (event.defaultPrevented) return;
		event.preventDefault();
		documents.push({ type: event.navigationType, path: new URL(event.destination.url).pathname });
	};
	window.navigation.addEventListener("navigate", onNavigate);
	onTestFinished(() => window.navigation.removeEventListener("navigate", onNavigate));
	return documents;
}

const notLoaded = /There was an error when mocking a module/;

test("while the email dialog loads its button is busy; without it the idea is posted, or stays in the box without a connection", async () => {
	expectErrors(notLoaded);
	await visit("/en");
	// What the browser says is wrong, first the one and then the other.
	const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
	setReachable(false);
	const posted = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
	await box().fill("Compost");
	await button(ideaBox.analyze).click();
	await expect.element(button(ideaBox.analyze)).toHaveAttribute("aria-disabled", "true");
	(button(ideaBox.analyze).element() as HTMLElement).click();
	connection.reject(new TypeError("not loaded"));
	await expect.element(page.getByRole("alert")).toHaveTextContent(ideaBox.loadFailed);
	await expect.element(box()).toHaveValue("Compost");
	expect(console.error).toHaveBeenCalledOnce();
	expect(posted).not.toHaveBeenCalled();
	onLine.mockReturnValue(false);
	const answer = Promise.withResolvers<boolean>();
	setReachable(answer.promise);
	await button(ideaBox.analyze).click();
	await expect.element(button(ideaBox.analyze)).toHaveAttribute("aria-disabled", "true");
	answer.resolve(true);
	await expect.poll(() => posted.mock.contexts).toEqual([box().element().closest("form")]);
	// The browser may keep this page, and show it again.
	await expect.element(button(ideaBox.analyze)).not.toHaveAttribute("aria-disabled");
});

test("while the contact dialog loads its link is busy; if that fails, who has gone elsewhere stays there, and others get the page with the form", async () => {
	expectErrors(notLoaded);
	await visit(`/en/resultados#${id}`);
	await button(resultados.stop).click();
	const { href } = window.location;
	const link = mainLink(resultados.contact);
	const title = page.getByRole("heading", { level: 1 });
	await expect.element(link).toHaveAttribute("href", "/en/contact");
	(link.element() as HTMLElement).click();
	history.replaceState(null, "", "#elsewhere");
	await expect.element(link).toHaveAttribute("aria-disabled", "true");
	contactDialog.reject(new TypeError("not loaded"));
	await expect.element(link).not.toHaveAttribute("aria-disabled");
	await navigationOver();
	await expect.element(title).toHaveTextContent(resultados.title);
	history.replaceState(null, "", href);
	await link.click();
	await expect.element(title).toHaveTextContent(contact.title);
});

/** A link to a page that is loaded on demand. */
const settingsLink = () => page.getByRole("contentinfo").getByRole("link", { name: cookieSettings.name });

test("without the code of the next page, the present one stays until the document can be had, and now and later that is loaded", async () => {
	await visit("/en/contact#details", { loading: new Promise(() => {}) });
	const name = page.getByRole("textbox", { name: dialogs.contact.name });
	const line = page.getByRole("progressbar");
	await writeToTeam();
	setReachable(false);
	await settingsLink().click();
	// What the router does when the code of a page is gone.
	window.location.reload();
	await expectToast(common.offline.description);
	await expect.element(line).toBeInTheDocument();
	await name.click();
	await button(common.offline.stay).click();
	await expect.element(line).not.toBeInTheDocument();
	await expect.element(name).toHaveValue(written.name);
	await navigationOver();
	await expect.element(name).toHaveFocus();
	setReachable(true);
	const loaded = loadedDocuments();
	await settingsLink().click();
	await expect.poll(() => loaded).toEqual([{ type: "push", path: "/en/cookie-settings" }]);
});

test("the missing code of a link that is only hovered neither reloads the page nor keeps a later link from being followed in it", async () => {
	await visit("/en/contact");
	await writeToTeam();
	window.location.reload();
	const loaded = loadedDocuments();
	await settingsLink().click();
	await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(cookieSettings.title);
	expect(loaded.filter(({ type }) => type === "push")).toEqual([]);
});

test("a link to the whistleblower page loads its document, and asks for nothing before", async () => {
	await visit("/en/contact");
	const loaded = loadedDocuments();
	await page.getByRole("contentinfo").getByRole("link", { name: translations.en.denuncias.name }).click();
	await expect.poll(() => loaded).toEqual([{ type: "push", path: "/en/denuncias" }]);
	expect(window.fetch).not.toHaveBeenCalled();
});

test("a page that failed leaves the footer, and is loaded again with its fragment by its link", async () => {
	expectErrors(/It fails/);
	await visit("/en/fails#details");
	const loaded = loadedDocuments();
	await expect.element(settingsLink()).toBeVisible();
	await page.getByRole("link", { name: translations.en.error.retry }).click();
	await expect.poll(() => loaded).toMatchObject([{ type: "reload" }]);
});
