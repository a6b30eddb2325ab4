import error from "../app/locales/en/error.ts";
import { connectedSite } from "./addresses.ts";
import {
	describeIdea,
	expect,
	expectFocusInMain,
	open,
	sendIdea,
	submitIdea,
	test,
	uniqueEmail,
	words,
} from "./fixtures.ts";

const { common, cookieSettings, dialogs, ideaBox, results } = words.en;

const failures = [
	"401",
	"429",
	"500",
	"hang",
	"stall",
	"error-frame",
	"cut",
	"no-finish",
	"content-filter",
	"empty",
];

for (const behaviour of failures) {
	// That each of them is told to the page is proven on the wire; a silent model is given up after real seconds.
	const tag = behaviour === "500" || behaviour === "cut" ? [] : "@full";
	test(`a model that fails (${behaviour}) sends the visitor home with the idea kept`, { tag }, async ({
		page,
	}) => {
		// A model that says nothing gets 20 seconds.
		test.setTimeout(75_000);
		const idea = `Solar panels for a farm #double:${behaviour}`;
		await open(page, `${connectedSite}/en`);
		await sendIdea(page, "en", idea, uniqueEmail());
		// A failure can come so fast that the results page is gone before one can look.
		await expect(page.getByText(results.failed, { exact: true }).first()).toBeVisible({ timeout: 35_000 });
		await expect(page).toHaveURL(`${connectedSite}/en`);
		await expect(page.getByLabel(ideaBox.prompt)).toHaveValue(idea);

		// The page has recovered: the same visitor can ask again.
		await page.getByLabel(ideaBox.prompt).fill("Solar panels for a farm");
		await submitIdea(page, "en", "Solar panels for a farm", uniqueEmail());
		await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
	});
}

test("a connection that dies under the analysis leads home with the idea kept", async ({ page }) => {
	const idea = "Solar panels for a farm";
	let die = () => {};
	const dead = new Promise<void>((resolve) => {
		die = resolve;
	});
	await page.route("**/api/chat-alianzas", async (route) => {
		await dead;
		await route.abort();
	});
	await open(page, `${connectedSite}/en`);
	await submitIdea(page, "en", idea, uniqueEmail());
	await expect(page.getByText(results.analyzing)).toBeVisible();
	await page.route("**/*.data*", (route) => route.abort());
	die();
	await expect(page.getByText(results.failed, { exact: true }).first()).toBeVisible();
	await expect(page).toHaveURL(`${connectedSite}/en`);
	await expect(page.getByLabel(ideaBox.prompt)).toHaveValue(idea);
});

test("what was written before a failure can still be read, for as long as the tab lasts", async ({
	page,
}) => {
	const idea = "Solar panels for a farm #double:cut";
	await open(page, `${connectedSite}/en`);
	await sendIdea(page, "en", idea, uniqueEmail());
	const toast = page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
	await expect(toast).toContainText(results.failed, { timeout: 35_000 });
	// It is the only explanation: it does not leave by itself.
	await page.mouse.move(5, 5);
	await page.waitForTimeout(6000);
	await expect(toast).toContainText(results.failed);
	await expect(page.getByLabel(ideaBox.prompt)).toHaveValue(idea);

	await toast.getByRole("button", { name: results.readUnfinished }).click();
	await expect(page).toHaveURL(`${connectedSite}/en/resultados`);
	await expect(toast).toHaveCount(0);
	const written = page.getByRole("article").getByRole("heading", { name: /^Sector/ });
	await expect(written).toBeVisible();
	await expect(page.getByText(results.stopped)).toBeVisible();
	await page.reload();
	await expect(page.getByText(results.stopped)).toBeVisible();
	await expect(written).toBeVisible();
	await page.getByRole("link", { name: results.back }).click();
	await expect(page.getByLabel(ideaBox.prompt)).toHaveValue(idea);

	// Sent again, it is written anew.
	const asked = page.waitForRequest("**/api/chat-alianzas");
	await page.getByRole("button", { name: ideaBox.analyze, exact: true }).click();
	await page.getByRole("dialog").getByLabel(dialogs.email.label).fill(uniqueEmail());
	await page.keyboard.press("Enter");
	await asked;
});

test("a toast whose code cannot be loaded still says what it has to", async ({ page }) => {
	await page.route("**/assets/toaster*", (route) => route.abort());
	await open(page, `${connectedSite}/en/cookie-settings`);
	await page.getByRole("button", { name: cookieSettings.acceptAll, exact: true }).click();
	const toast = page.getByRole("alert").filter({ hasText: cookieSettings.toasts.accepted.title });
	await expect(toast).toContainText(cookieSettings.toasts.accepted.description);
	await expect(page.getByRole("switch")).toHaveCount(4);
	await expect(toast).toHaveCount(0, { timeout: 7500 });

	// In an open dialog, too, outside of which nothing can be reached.
	await page.getByRole("banner").getByRole("link", { name: common.nav.home, exact: true }).click();
	await page.route("**/api/analysis-requests", (route) => route.abort());
	await sendIdea(page, "en", "Compost from hotels", uniqueEmail());
	const dialog = page.getByRole("dialog", { name: dialogs.email.title });
	await expect(dialog.getByRole("alert")).toContainText(dialogs.email.errorDescription);
	await dialog.getByRole("alert").getByRole("button", { name: dialogs.close }).click();
	await expect(dialog.getByRole("alert")).toHaveCount(0);
	await expect(dialog).toBeVisible();
});

test("a dialog whose code cannot be loaded leaves the page and the idea as they are", async ({ page }) => {
	await page.route("**/assets/*dialog*", (route) => route.abort());
	await open(page, `${connectedSite}/en`);
	await page.getByLabel(ideaBox.prompt).fill("Compost from hotels");
	await page.getByRole("button", { name: ideaBox.analyze, exact: true }).click();
	await expect(
		page.getByRole("main").getByRole("alert").filter({ hasText: ideaBox.loadFailed }),
	).toBeVisible();
	await expect(page.getByLabel(ideaBox.prompt)).toHaveValue("Compost from hotels");
	await page.getByRole("main").getByText(dialogs.contact.title, { exact: true }).click();
	await expect(page).toHaveURL(`${connectedSite}/en/contact`);
	await expect(page.getByRole("textbox", { name: dialogs.contact.name })).toBeVisible();
});

test("an idea that cannot be stored keeps the dialog open with what was typed", async ({ page }) => {
	const email = uniqueEmail();
	await open(page, `${connectedSite}/en`);
	await page.route("**/api/analysis-requests", (route) => route.abort());
	await describeIdea(page, "en", "Compost from hotels");
	const dialog = page.getByRole("dialog", { name: dialogs.email.title });
	await dialog.getByLabel(dialogs.email.label).fill(email);
	await page.keyboard.press("Enter");
	await expect(page.getByText(dialogs.email.errorDescription).first()).toBeVisible();
	await expect(dialog.getByLabel(dialogs.email.label)).toHaveValue(email);

	await page.unroute("**/api/analysis-requests");
	await dialog.getByRole("button", { name: dialogs.email.confirm }).click();
	await expect(page).toHaveURL(`${connectedSite}/en/resultados`);
	await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
});

test("the toast of a failed submission is Spanish on a Spanish page", async ({ page }) => {
	await open(page, `${connectedSite}/es`);
	await page.route("**/api/analysis-requests", (route) => route.fulfill({ status: 500, body: "{}" }));
	await describeIdea(page, "es", "Compost de hoteles");
	await page.getByRole("dialog").getByLabel(words.es.dialogs.email.label).fill(uniqueEmail());
	await page.keyboard.press("Enter");
	await expect(page.getByText("No se pudo procesar tu solicitud. Inténtalo de nuevo.").first()).toBeVisible();
	await expect(page.getByRole("dialog", { name: "Ingresa tu email" })).toBeVisible();
});

test("too many analyses in a minute are refused with the time to wait", async ({
	page,
	request,
	visitor,
}) => {
	// The limit counts by whole minutes: begun late in one, the last call would fall into the next.
	const secondsLeft = 60 - ((Date.now() / 1000) % 60);
	if (secondsLeft < 20) await page.waitForTimeout(secondsLeft * 1000);
	await open(page, `${connectedSite}/en`);
	const headers = { Authorization: "Bearer end-to-end", "CF-Connecting-IP": visitor };
	for (let call = 0; call < 10; call += 1) {
		const response = await request.post(`${connectedSite}/api/chat-alianzas`, {
			headers,
			data: { message: "A short idea #double:length" },
		});
		expect(response.status()).toBe(200);
	}
	const refused = await request.post(`${connectedSite}/api/chat-alianzas`, {
		headers,
		data: { message: "One more" },
	});
	expect(refused.status()).toBe(429);
	expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
	await sendIdea(page, "en", "One more", uniqueEmail());
	await expect(page.getByText(results.busy).first()).toBeVisible();
	await expect(page).toHaveURL(`${connectedSite}/en`);
	await expect(page.getByLabel(ideaBox.prompt)).toHaveValue("One more");
});

test("a page that cannot be loaded leaves the shell standing and can be tried again", async ({ page }) => {
	await open(page, `${connectedSite}/en/nowhere`);
	await page.route("**/*.data*", (route) => route.abort());
	await page.getByRole("main").getByRole("link", { name: words.en.notFound.home }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(error.title);
	await expect(page.getByRole("banner")).toBeVisible();
	await expectFocusInMain(page);
	await page.unroute("**/*.data*");
	await page.getByRole("main").getByRole("link", { name: error.retry }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.en.home.hero.title);
});
