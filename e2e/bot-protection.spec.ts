import { type FakeTurnstile, startFakeTurnstile } from "../tests/fakes/turnstile.ts";
import { playTurnstile } from "../tests/fakes/turnstile-script.ts";
import { ports, protectedSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";
import { serveSite } from "./site.ts";
import * as visitor from "./visitor.ts";

test.describe("with Turnstile", () => {
	test.describe.configure({ mode: "serial" });
	test.use({
		expectedProblems: /^asked https:\/\/challenges\.cloudflare\.com\/turnstile\/v0\/api\.js/,
	});
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

	test("it loads when a form is used, and its token lets a message and an idea pass", async ({ page }) => {
		const asked = await playTurnstile(page);
		const form = page.getByRole("main").locator("form");
		const email = visitor.uniqueEmail();
		await visitor.open(page, `${protectedSite}/es/contact`);
		await visitor.settled(page);
		expect(asked).toEqual([]);
		await visitor.fillContactForm(form, "es", email);
		await visitor.sendContactForm(form, "es");
		await visitor.expectMessageSent(page, "es");
		expect(asked).toEqual(["https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit"]);
		await visitor.expectOneMail(email);

		const idea = `Old nets into yarn ${crypto.randomUUID()}`;
		await visitor.open(page, `${protectedSite}/en`);
		await visitor.submitIdea(page, "en", idea);
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
			await visitor.fillContactForm(form, "en");
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

		// Nor on the way back to it.
		await follow("/en/contact");
		await typeIntoForm();
		await page.goBack();
		await expect(page).toHaveURL(`${protectedSite}/en/denuncias`);
		await visitor.hydrated(page);
		expect(await isThere()).toBe(false);
		expect(asked).toHaveLength(2);
	});
});
