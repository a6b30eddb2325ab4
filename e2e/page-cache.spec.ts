import { builtInSite } from "./addresses.ts";
import { expect, languageTests, pagePaths, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

test("visitors at the same time get their language, and nothing of one another or of the host", async () => {
	const marker = `marker${crypto.randomUUID().replaceAll("-", "")}`;
	const telling = {
		"User-Agent": marker,
		Referer: `https://${marker}.example/`,
		Cookie: `visitor=${marker}`,
		"X-Forwarded-Host": `${marker}.example`,
	};
	const ask = async (path: string, index: number) => {
		const { language } = languageTests[index % 2 ? 1 : 0];
		// Two pages have a language of their own at the address without one.
		const own = path === "/denuncias" ? "es" : path === "/terms-and-conditions" ? "en" : language;
		const query = index < 2 ? `?q=${marker}` : "";
		const response = await fetch(builtInSite + path + query, {
			headers: { "Accept-Language": `${language};q=0.9,${marker}`, ...(query && telling) },
		});
		const html = await response.text();
		expect(response.headers.get("content-language"), path).toBe(own);
		expect(html).toMatch(new RegExp(`<html lang="${own}"[ >]`));
		expect(html).toContain(translations[own].common.footer.line);
		expect(html + JSON.stringify([...response.headers]), path).not.toContain(marker);
		expect(html, path).not.toContain("localhost");
	};
	await Promise.all(pagePaths.flatMap((path) => [0, 1, 2, 3].map((index) => ask(path, index))));
});

test("a link whose fragment a mail program has encoded leads to the section and to the analysis", async ({
	page,
}) => {
	await page.goto(`${builtInSite}/es/politica-esg%23goal-7`);
	await expect(page).toHaveURL(`${builtInSite}/es/politica-esg#goal-7`);
	await expect(page.locator("#goal-7")).toBeInViewport();
	await page.goto(`${builtInSite}/resultados%2523example?utm_source=x`);
	await expect(page).toHaveURL(`${builtInSite}/resultados?utm_source=x#example`);
	await expect(page.getByRole("article").getByRole("blockquote")).toHaveText(
		translations.en.resultados.example.idea,
	);
});

test.describe("an unknown address", () => {
	test.use({ expectedProblems: /status of 404|No page at this path/ });

	test("shows the 404 page in its language, logs its path, and links home and to the translation", async ({
		page,
	}) => {
		const [{ notFound }, spanish] = [translations.en, translations.es.notFound];
		for (const path of ["/whatever", "/en/a/b?q=1#here", "/es/whatever/deep.php"]) {
			const logged = page.waitForEvent("console", (message) =>
				message.text().includes(`No page at this path: ${new URL(path, builtInSite).pathname}`),
			);
			await visitor.open(page, builtInSite + path);
			await logged;
			const { message } = path.startsWith("/es") ? spanish : notFound;
			await expect(page.getByText(message)).toBeVisible();
		}
		// An encoded fragment can name an analysis.
		const told: string[] = [];
		page.on("console", (message) => told.push(message.text()));
		await visitor.open(page, `${builtInSite}/en/none%2523secret`);
		await expect.poll(() => told).toContain("No page at this path: /en/none");
		expect(told.join()).not.toContain("secret");

		await visitor.open(page, `${builtInSite}/en/nowhere`);
		await page.getByRole("banner").locator('a[hreflang="es"]:visible').click();
		await expect(page).toHaveURL(`${builtInSite}/es/404`);
		await page.getByRole("main").getByRole("link", { name: spanish.home }).click();
		await expect(page).toHaveURL(`${builtInSite}/es`);
		// Back to an address that only the server knows nothing of.
		await page.goBack();
		await expect(page.getByText(spanish.message)).toBeVisible();
		await page.goBack();
		await expect(page).toHaveURL(`${builtInSite}/en/nowhere`);
		await expect(page.getByText(notFound.message)).toBeVisible();
	});
});
