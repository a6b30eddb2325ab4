import type { Page, Request } from "@playwright/test";
import type { Language } from "../app/i18n/languages.ts";
import { localizedPath } from "../app/i18n/localized-paths.ts";
import { pageNames } from "../app/page-data.server.ts";
import { type ListedPage, pagePaths } from "../app/pages.ts";
import { type FakeTurnstile, startFakeTurnstile } from "../tests/fakes/turnstile.ts";
import { connectedSite, ports, protectedSite } from "./addresses.ts";
import {
	describeIdea,
	expect,
	hydrated,
	mailsFrom,
	mainlyIn,
	modelRequests,
	open,
	submitIdea,
	test,
	translations,
	uniqueEmail,
} from "./fixtures.ts";
import { forgetState, serveSite } from "./site.ts";
import { playTurnstile, type TurnstileCalls } from "./turnstile-script.ts";

const contactEndpoint = "/api/send-contact-email";

/** The bodies that the page posted to an endpoint. */
function postsTo(page: Page, endpoint: string): Record<string, unknown>[] {
	const posts: Record<string, unknown>[] = [];
	page.on("request", (request: Request) => {
		if (request.url().endsWith(endpoint)) posts.push(request.postDataJSON());
	});
	return posts;
}

async function fillContactForm(page: Page, language: Language, email: string): Promise<void> {
	const { contact } = translations[language].dialogs;
	const field = (name: string) => page.getByRole("main").getByRole("textbox", { name });
	await field(contact.name).fill("Núria Vila");
	await field(contact.email).fill(email);
	await field(contact.message).fill("We would like to meet your team.");
}

const sendButton = (page: Page, language: Language) =>
	page
		.getByRole("main")
		.locator("form")
		.getByRole("button", { name: translations[language].dialogs.contact.send });

test("filling in the honeypot gets a success response, but sends no email and calls no model", async ({
	page,
}) => {
	const fillHoneypot = (address: string) =>
		page.locator('form input[name="website"]').evaluateAll((inputs, value) => {
			for (const input of inputs as HTMLInputElement[]) input.value = value;
		}, address);
	const email = uniqueEmail();
	await open(page, `${connectedSite}/en/contact`);
	await fillContactForm(page, "en", email);
	await fillHoneypot("https://spam.example");
	await sendButton(page, "en").click();
	await expect(page.getByText(translations.en.dialogs.contact.successDescription).first()).toBeVisible();

	const idea = `Cheap watches ${crypto.randomUUID()}`;
	await open(page, `${connectedSite}/en`);
	await describeIdea(page, "en", idea);
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel(translations.en.dialogs.email.label).fill(email);
	await fillHoneypot("https://spam.example");
	await dialog.getByRole("button", { name: translations.en.dialogs.email.confirm }).click();
	await expect(page).toHaveURL(`${connectedSite}/en/resultados`);
	await expect(page.getByText(translations.en.results.completedBuiltIn)).toBeVisible({ timeout: 30_000 });
	expect(await modelRequests(idea)).toEqual([]);
	expect(await mailsFrom(email)).toEqual([]);
});

test("without keys no page loads or mentions Turnstile", async ({ page, request }) => {
	const asked = await playTurnstile(page);
	await open(page, `${connectedSite}/en/contact`);
	await fillContactForm(page, "en", uniqueEmail());
	await sendButton(page, "en").click();
	await expect(page.getByText(translations.en.dialogs.contact.successDescription).first()).toBeVisible();
	expect(asked).toEqual([]);
	for (const path of pagePaths) {
		const response = await request.get(`${connectedSite}${localizedPath(path, "en")}`);
		expect(response.headers()["content-security-policy"]).not.toContain("cloudflare");
		expect(await response.text()).not.toMatch(/turnstileSiteKey|Turnstile,|Cloudflare Turnstile/);
	}
});

test.describe("with Turnstile", () => {
	test.describe.configure({ mode: "serial" });
	let server: Awaited<ReturnType<typeof serveSite>> | undefined;
	let turnstile: FakeTurnstile | undefined;

	test.beforeAll(async () => {
		forgetState(ports.protected);
		turnstile = await startFakeTurnstile({ port: ports.turnstile });
		server = await serveSite("protected", ports.protected);
	});

	test.afterAll(async () => {
		await server?.stop();
		await turnstile?.close();
	});

	const calls = (page: Page) =>
		page.evaluate(() => (window as unknown as { turnstileCalls: TurnstileCalls }).turnstileCalls);

	for (const { language, tag } of mainlyIn("es")) {
		test(`it loads when a form is used, and its token is sent (${language})`, { tag }, async ({ page }) => {
			const asked = await playTurnstile(page);
			const posts = postsTo(page, contactEndpoint);
			const email = uniqueEmail();
			await open(page, `${protectedSite}/${language}/contact`);
			await page.waitForLoadState("networkidle");
			expect(asked).toEqual([]);
			await fillContactForm(page, language, email);
			await sendButton(page, language).click();
			await expect(
				page.getByText(translations[language].dialogs.contact.successDescription).first(),
			).toBeVisible();
			expect(asked).toEqual(["https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit"]);
			expect(await calls(page)).toEqual({
				rendered: [
					{
						sitekey: "0x4FAKE",
						action: "send-contact-email",
						language,
						theme: "auto",
						size: "flexible",
					},
				],
				resets: 0,
				removals: 0,
			});
			expect(posts[0]?.turnstileToken).toMatch(/^fake\./);
			await expect.poll(async () => (await mailsFrom(email)).length).toBe(1);

			// A token is good for once: the next message brings another one.
			await fillContactForm(page, language, uniqueEmail());
			await sendButton(page, language).click();
			await expect.poll(() => posts.length).toBe(2);
			expect(posts[1]?.turnstileToken).not.toBe(posts[0]?.turnstileToken);
		});
	}

	for (const { language, tag } of mainlyIn("en")) {
		test(`it is not present in the whistleblower channel (${language})`, { tag }, async ({ page }) => {
			const asked = await playTurnstile(page);
			const isThere = () => page.evaluate(() => "turnstile" in window);
			const follow = async (path: ListedPage) => {
				const name = pageNames(language)[path];
				await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
				await expect(page).toHaveURL(`${protectedSite}${localizedPath(path, language)}`);
				await hydrated(page);
			};
			await open(page, `${protectedSite}/${language}/contact`);
			await fillContactForm(page, language, uniqueEmail());
			await expect.poll(isThere).toBe(true);
			// Other pages share the document that it is in.
			await follow("/nosotros");
			expect(await isThere()).toBe(true);
			await follow("/denuncias");
			expect(await isThere()).toBe(false);
			await expect(page.locator('script[src*="cloudflare"], iframe')).toHaveCount(0);

			await follow("/contact");
			await fillContactForm(page, language, uniqueEmail());
			await expect.poll(isThere).toBe(true);
			await page.goBack();
			await expect(page).toHaveURL(`${protectedSite}${localizedPath("/denuncias", language)}`);
			await hydrated(page);
			expect(await isThere()).toBe(false);
			expect(asked).toHaveLength(2);
		});
	}

	test("an idea sent by the dialog is analysed, and one that is not stored is refused", async ({
		page,
		request,
	}) => {
		await playTurnstile(page);
		const idea = `Old nets into yarn ${crypto.randomUUID()}`;
		await open(page, `${protectedSite}/en`);
		await submitIdea(page, "en", idea, uniqueEmail());
		await expect(page.getByText(translations.en.results.completed)).toBeVisible({ timeout: 30_000 });
		expect(await modelRequests(idea)).toHaveLength(1);
		const direct = await request.post(`${protectedSite}/api/chat-alianzas`, {
			headers: { Authorization: "Bearer end-to-end" },
			data: { message: idea },
		});
		expect(direct.status()).toBe(404);
	});

	test("the policy of every page, rendered and cached, allows it and no other host", async ({ request }) => {
		for (const path of pagePaths) {
			for (let time = 0; time < 2; time += 1) {
				const response = await request.get(`${protectedSite}${localizedPath(path, "es")}`);
				const policy = response.headers()["content-security-policy"]?.split("; ") ?? [];
				const elsewhere = policy.filter((directive) => directive.includes("https:"));
				expect(elsewhere, path).toEqual([
					expect.stringMatching(/^script-src 'self'( '[^']+')+ https:\/\/challenges\.cloudflare\.com$/),
					"frame-src https://challenges.cloudflare.com",
				]);
				expect(policy.join()).not.toContain("unsafe-");
			}
		}
	});

	for (const { language, tag } of mainlyIn("es")) {
		test(`the privacy and cookie policies mention it (${language})`, { tag }, async ({ page }) => {
			for (const policy of ["privacy-policy", "cookie-policy"]) {
				await open(page, `${protectedSite}/${language}/${policy}`);
				await expect(page.getByRole("main")).toContainText("Cloudflare Turnstile");
				const addendum = page.locator('a[href="https://www.cloudflare.com/turnstile-privacy-policy/"]');
				await expect(addendum.first()).toBeVisible();
			}
		});
	}
});
