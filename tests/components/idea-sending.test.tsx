import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { limits } from "#app/schemas/limits.ts";
import {
	box,
	button,
	expectErrors,
	expectToast,
	json,
	mainLink,
	mockApi,
	pressBackdrop,
	setReachable,
	toasts,
	translations,
	visit,
} from "./render.tsx";

const { common, contact, dialogs, idea: ideaPage, ideaBox, resultados } = translations.en;
const address = "nuria@example.org";
const dialog = () => page.getByRole("dialog");
const email = () => dialog().getByRole("textbox").first();
const shownIdea = (idea: string) => page.getByRole("blockquote").getByText(idea);

/** Opens the dialog of the idea box. */
async function askForAnalysis(visited?: Parameters<typeof visit>[1], idea = "Compost") {
	await visit("/en", visited);
	// As browsers fill it in, without an event.
	(box().element() as HTMLTextAreaElement).value = idea;
	await button(ideaBox.analyze).click();
	await expect.element(page.getByRole("dialog", { name: dialogs.email.title })).toBeVisible();
}

/** Gives an address, as people do. */
async function send() {
	await email().fill(address);
	await userEvent.keyboard("{Enter}");
}

test("the dialog stays open though the browser tells late that it was closed before", async () => {
	await askForAnalysis();
	await userEvent.keyboard("{Escape}");
	await button(ideaBox.analyze).click();
	(await dialog().findElement()).dispatchEvent(new Event("close"));
	await userEvent.keyboard(address);
	await expect.element(email()).toHaveValue(address);
});

test("of the longest idea too, the dialog says that a machine writes; a wrong address is told although its field has the focus", async () => {
	await askForAnalysis({}, "a".repeat(limits.ideaMax));
	await expect.element(dialog().getByText(dialogs.email.machineMade)).toBeVisible();
	await expect.element(email()).toHaveFocus();
	const heard = dialog().element().querySelector("[aria-live=polite]") as HTMLElement;
	expect(getComputedStyle(heard).display).not.toBe("none");
	await userEvent.keyboard("nobody{Enter}");
	await expect.element(page.elementLocator(heard)).toHaveTextContent(dialogs.validation.idea_email_invalid);
	await expect.element(email()).toHaveFocus();
});

test("only a press that began beside the dialog closes it, the idea stays, and opened again it has the address", async () => {
	await askForAnalysis();
	const paragraph = dialog().getByRole("paragraph").first();
	const from = { sourcePosition: { x: 5, y: 5 } };
	await userEvent.dragAndDrop(document.documentElement, paragraph, from);
	// As Enter does, at no place.
	(button(dialogs.email.confirm).element() as HTMLElement).click();
	await expect.element(dialog()).toBeVisible();
	await email().fill(address);
	await dialog().click({ position: { x: 5, y: 60 } });
	// A selection of text may end beside the dialog.
	await userEvent.dragAndDrop(paragraph, document.documentElement, { targetPosition: { x: 5, y: 5 } });
	await expect.element(dialog()).toBeVisible();
	// A double click presses nothing on the page beneath.
	const link = document.querySelector("header a[href='/en/contact']") as Element;
	const { x, y } = link.getBoundingClientRect();
	// In some browsers nothing is stored, and the idea is in its field only.
	sessionStorage.clear();
	await userEvent.dblClick(document.documentElement, { position: { x: x + 5, y: y + 5 }, force: true });
	await expect.element(dialog()).not.toBeInTheDocument();
	await expect.element(button(ideaBox.analyze)).toHaveFocus();
	await expect.element(box()).toHaveValue("Compost");
	await button(ideaBox.analyze).click();
	await expect.element(email()).toHaveValue(address);
});

test("a double click on “Analyze” opens the dialog and leaves it open", async () => {
	await page.viewport(390, 844);
	// The dialog's code is there.
	await askForAnalysis();
	await userEvent.keyboard("{Escape}");
	// A busy machine would make two clicks of it.
	const time = vi.spyOn(Event.prototype, "timeStamp", "get").mockReturnValue(0);
	await button(ideaBox.analyze).dblClick({ delay: 125 });
	time.mockRestore();
	await expect.element(email()).toHaveFocus();
	await pressBackdrop();
	await expect.element(dialog()).not.toBeInTheDocument();
});

test("the dialog is busy until the results page is shown, can be closed once the idea is stored, and waits for no mail", async () => {
	const stored = Promise.withResolvers<Response>();
	const told = Promise.withResolvers<Response>();
	const loading = Promise.withResolvers<void>();
	const calls = mockApi({
		"analysis-requests": () => stored.promise,
		"send-analysis-notification": () => told.promise,
	});
	expectErrors(/send-analysis-notification answered 503/);
	await askForAnalysis({ loading: loading.promise });
	await send();
	const busy = button(dialogs.email.sending);
	await expect.element(busy).toHaveAttribute("aria-disabled", "true");
	await userEvent.keyboard("{Enter}{Escape}{Escape}");
	await pressBackdrop();
	for (const name of [dialogs.close, dialogs.email.cancel]) {
		const press = dialog().getByRole("button", { name });
		await expect.element(press).toHaveAttribute("aria-disabled", "true");
		await press.click({ force: true });
	}
	await expect.element(dialog()).toBeVisible();
	stored.resolve(json(201));
	await expect.element(page.getByRole("progressbar")).toBeInTheDocument();
	await expect.element(dialog()).toBeVisible();
	await expect.element(busy).toHaveAttribute("aria-disabled", "true");
	expect(calls).toMatchObject([
		{ name: "analysis-requests", body: { email: address, message: "Compost" } },
		{ name: "send-analysis-notification", body: { userEmail: address, message: "Compost" }, keepalive: true },
	]);
	sessionStorage.setItem("ideaDraft", "Paper");
	await dialog().getByRole("button", { name: dialogs.email.cancel }).click();
	await expect.element(dialog()).not.toBeInTheDocument();
	await expect.element(box()).toHaveValue("Paper");
	loading.resolve();
	await expect.element(shownIdea("Compost")).toBeVisible();
	await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
	told.resolve(json(503));
});

test("the dialog closes if the connection is lost once the idea is stored, and the way to its results is offered", async () => {
	setReachable(false);
	const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
	mockApi({
		"analysis-requests": () => {
			onLine.mockReturnValue(false);
			return json(201);
		},
	});
	await askForAnalysis();
	await send();
	await expectToast(common.offline.title);
	await expect.element(dialog()).not.toBeInTheDocument();
	await expect.element(box()).toHaveValue("");
});

test("a sender who has moved on to another page is told there that the idea was sent, and led to its analysis from there, in either language", async () => {
	const stored = Promise.withResolvers<Response>();
	mockApi({ "analysis-requests": () => stored.promise });
	await visit("/en/idea");
	await page.getByLabelText(ideaPage.idea).fill("Glass");
	await page.getByLabelText(dialogs.email.label).fill(address);
	await userEvent.keyboard("{Enter}");
	await expect.element(button(dialogs.email.sending)).toHaveAttribute("aria-disabled", "true");
	const link = (name: string | RegExp) => page.getByRole("banner").getByRole("link", { name });
	await link(contact.name).click();
	await expect.element(page.getByLabelText(dialogs.contact.name)).toBeVisible();
	await link(/^es/).click();
	await expect.element(link(contact.name)).toHaveAttribute("href", "/es/contact");
	sessionStorage.setItem("ideaDraft", "Paper");
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	stored.resolve(json(201));
	await expectToast(dialogs.email.sent);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(toasts().element().querySelector("[lang]")).toHaveProperty("lang", "en");
	await toasts().getByRole("button", { name: dialogs.email.confirm }).click();
	await expect.element(mainLink(resultados.back)).toHaveAttribute("href", "/es");
	await link(/^en/).click();
	await expect.element(mainLink(resultados.back)).toHaveAttribute("href", "/en");
	await expect.element(shownIdea("Glass")).toBeVisible();
	// The next idea need not have the address typed again.
	await mainLink(resultados.back).click();
	await expect.element(box()).toHaveValue("Paper");
	await button(ideaBox.analyze).click();
	await expect.element(email()).toHaveValue(address);
});
