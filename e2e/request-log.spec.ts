import type { Page } from "@playwright/test";
import { loggedSite, ports } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";
import { serveSite } from "./site.ts";

/** All that workerd and the Worker print, of ordinary, hostile and confidential requests. */
test("the log has a line for each request, nothing that a visitor typed, and nothing of the whistleblower channel", async () => {
	const printed: string[] = [];
	const server = await serveSite("built-in", ports.logged, {
		onLog: (text) => printed.push(...text.split("\n")),
	});
	const lines = () =>
		printed.flatMap(
			(line) =>
				/\{"event".*\}$/.exec(line)?.map((found) => JSON.parse(found) as Record<string, unknown>) ?? [],
		);
	const ask = async (address: string, init?: RequestInit) => {
		const response = await fetch(`${loggedSite}${address}`, { redirect: "manual", ...init });
		await response.text();
		return response.headers.get("X-Request-Id");
	};
	/** Asks, and gives the line with the id of the response. */
	const lineOf = async (address: string, init?: RequestInit) => {
		const id = await ask(address, init);
		expect(id, address).toMatch(/^[\da-f-]{36}$/);
		const own = () => lines().filter((line) => line.event === "request" && line.request === id);
		await expect.poll(() => own().length, `lines about ${address}`).toBe(1);
		return own()[0];
	};
	try {
		const page = { method: "GET", route: "/nosotros", status: 200 };
		expect(await lineOf("/es/nosotros?q=ada")).toMatchObject(page);

		const marker = `zq${crypto.randomUUID().slice(0, 8)}`;
		for (const [address, init] of [
			[`/${marker}.data?q=${marker}`, {}],
			[`/nosotros.data?${marker}`, { method: "POST", body: marker }],
			[`/api/${marker}`, { method: "PUT", body: marker }],
			[`//${marker}:99999%zz/`, {}],
			[`/%E0%A4%A${marker}`, { headers: { Referer: `https://${marker}.example`, "User-Agent": marker } }],
		] as const) {
			expect(String((await lineOf(address, init))?.status), address).toMatch(/^4\d\d$/);
		}
		expect(printed.join("\n")).not.toContain(marker);

		const before = lines().length;
		for (const address of ["/denuncias", "/es/denuncias.data", "/DENUNCIAS"]) {
			for (const method of ["GET", "POST"]) {
				expect(await ask(address, { method }), `${method} ${address}`).toBeNull();
			}
		}
		await lineOf("/robots.txt");
		expect(lines()).toHaveLength(before + 1);
		expect(printed.join("\n")).not.toMatch(/denuncia/i);
	} finally {
		await server.stop();
	}
});

test.describe("problems in a browser", () => {
	test.use({ expectedProblems: /Content Security Policy|React error #418|other\.example/ });

	test("reach the site, but not from the whistleblower channel", async ({ page }) => {
		const reports: unknown[] = [];
		const server = await serveSite("built-in", ports.logged, {
			onLog(text) {
				if (text.includes('"/api/problems"')) reports.push(JSON.parse(text).status);
			},
		});
		const breakPolicy = () =>
			page.evaluate(() => {
				new Image().src = "https://other.example/";
			});
		try {
			// Another text than the one that the page's data say.
			await page.route("**/en/empresas", async (route) => {
				const response = await route.fetch();
				await route.fulfill({ response, body: (await response.text()).replace(/(<h1[^>]*>)/, "$1zq ") });
			});
			await page.goto(`${loggedSite}/en/empresas`);
			await expect.poll(() => reports, "the hydration").toEqual([204]);
			await breakPolicy();
			await expect.poll(() => reports, "the policy").toEqual([204, 204]);

			await followToChannel(page);
			await breakPolicy();
			await page.evaluate(() => {
				dispatchEvent(
					new ErrorEvent("error", { error: Object.assign(new Error(), { stack: "/assets/a.js:1:1" }) }),
				);
			});
			await page.goto(`${loggedSite}/en/nosotros`);
			await breakPolicy();
			await expect.poll(() => reports.length, "the next page's").toBe(3);
		} finally {
			await server.stop();
		}
	});
});

/** Follows the link to the whistleblower channel, as a visitor who comes from another page does. */
async function followToChannel(page: Page) {
	await page.getByRole("contentinfo").locator('a[href="/en/denuncias"]').first().click();
	await expect(page).toHaveURL(`${loggedSite}/en/denuncias`);
}
