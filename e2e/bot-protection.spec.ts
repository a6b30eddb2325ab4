import { type FakeTurnstile, startFakeTurnstile } from "../tests/fakes/turnstile.ts";
import { ports, protectedSite } from "./addresses.ts";
import { expect, mainlyIn, test } from "./fixtures.ts";
import { serveSite } from "./site.ts";
import { playTurnstile, type TurnstileCalls } from "./turnstile-script.ts";
import * as visitor from "./visitor.ts";

test.describe("with Turnstile", () => {
	test.describe.configure({ mode: "serial" });
	test.use({ expectedProblems: /^asked https:\/\/challenges\.cloudflare\.com\/turnstile\/v0\/api\.js/ });
	let server: Awaited<ReturnType<typeof serveSite>> | undefined;
	let turnstile: FakeTurnstile | undefined;

	test.beforeAll(async () => {
		turnstile = await startFakeTurnstile({ port: ports.turnstile });
		server = await serveSite("protected", ports.protected);
	});
	test.afterAll(async () => {
		await server?.stop();
		await turnstile?.close();
	});

	for (const { language, tag } of mainlyIn("es")) {
		test(`it loads when a form is used, and its token is sent (${language})`, { tag }, async ({ page }) => {
			const asked = await playTurnstile(page);
			const tokens: string[] = [];
			page.on("request", (request) => {
				if (request.url().endsWith("/api/send-contact-email")) {
					tokens.push(request.postDataJSON().turnstileToken);
				}
			});
			const calls = () =>
				page.evaluate(() => (window as unknown as { turnstileCalls: TurnstileCalls }).turnstileCalls);
			const form = page.getByRole("main").locator("form");
			const email = visitor.uniqueEmail();
			await visitor.open(page, `${protectedSite}/${language}/contact`);
			await page.waitForLoadState("networkidle");
			expect(asked).toEqual([]);
			await visitor.fillContactForm(form, language, email);
			await visitor.sendContactForm(form, language);
			await visitor.expectMessageSent(page, language);
			expect(asked).toEqual(["https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit"]);
			const parameters = { action: "send-contact-email", language, theme: "auto", size: "flexible" };
			expect(await calls()).toEqual({
				rendered: [{ sitekey: "0x4FAKE", ...parameters }],
				resets: 0,
				removals: 0,
			});
			await visitor.expectOneMail(email);

			// A token is good for once: the next message brings another one.
			await visitor.fillContactForm(form, language, visitor.uniqueEmail());
			await visitor.sendContactForm(form, language);
			await expect.poll(() => tokens.length).toBe(2);
			for (const token of tokens) expect(token).toMatch(/^fake\./);
			expect(tokens[1]).not.toBe(tokens[0]);
		});
	}

	test("an idea sent by the dialog is analysed", async ({ page }) => {
		await playTurnstile(page);
		const idea = `Old nets into yarn ${crypto.randomUUID()}`;
		await visitor.open(page, `${protectedSite}/en`);
		await visitor.submitIdea(page, "en", idea, visitor.uniqueEmail());
		await visitor.expectAnalysis(page, "en");
		expect(await visitor.modelRequests(idea)).toHaveLength(1);
	});

	test("it is not present in the whistleblower channel, from wherever that is opened", async ({ page }) => {
		const asked = await playTurnstile(page);
		const isThere = () => page.evaluate(() => "turnstile" in window);
		const form = page.getByRole("main").locator("form");
		const follow = async (path: string) => {
			await visitor.linkTo(page, "contentinfo", path).click();
			await expect(page).toHaveURL(protectedSite + path);
			await visitor.hydrated(page);
		};
		const typeIntoForm = async () => {
			await visitor.fillContactForm(form, "en", visitor.uniqueEmail());
			await expect.poll(isThere).toBe(true);
		};
		await visitor.open(page, `${protectedSite}/en/contact`);
		await typeIntoForm();
		// Other pages share the document that it is in.
		await follow("/en/nosotros");
		expect(await isThere()).toBe(true);
		await follow("/en/denuncias");
		expect(await isThere()).toBe(false);
		await expect(page.locator('script[src*="cloudflare"], iframe')).toHaveCount(0);

		await follow("/en/contact");
		await typeIntoForm();
		await page.goBack();
		await expect(page).toHaveURL(`${protectedSite}/en/denuncias`);
		await visitor.hydrated(page);
		expect(await isThere()).toBe(false);
		expect(asked).toHaveLength(2);
	});

	test("the policy of a page, rendered and cached, allows it and no other host", async ({ request }) => {
		for (let time = 0; time < 2; time += 1) {
			const response = await request.get(`${protectedSite}/es/empresas`);
			const policy = response.headers()["content-security-policy"]?.split("; ") ?? [];
			expect(policy.filter((directive) => directive.includes("https:"))).toEqual([
				expect.stringMatching(/^script-src 'self'( '[^']+')+ https:\/\/challenges\.cloudflare\.com$/),
				"frame-src https://challenges.cloudflare.com",
			]);
		}
	});
});
