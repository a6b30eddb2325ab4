import { createHash } from "node:crypto";
import type { Page, Response } from "@playwright/test";
import { languages } from "../app/i18n/languages.ts";
import { localeFromPath, localizedPath } from "../app/i18n/localized-paths.ts";
import { pagePaths } from "../app/pages.ts";
import { builtInSite, ports, restartedSite } from "./addresses.ts";
import { expect, hydrated, languageTests, test, translations } from "./fixtures.ts";
import { forgetState, serveSite } from "./site.ts";

/** Where an answer came from, by its own account. */
function sourceOf(headers: Record<string, string>): string | undefined {
	return /^cache;desc="(\w+)";dur=\d+$/.exec(headers["server-timing"] ?? "")?.[1];
}

async function get(address: string, headers: Record<string, string> = {}) {
	const response = await fetch(address, { headers });
	const answered = Object.fromEntries(response.headers);
	return {
		status: response.status,
		headers: answered,
		source: sourceOf(answered),
		html: await response.text(),
	};
}

/** Opens a page in the browser and waits until it answers to the visitor: then its scripts have run. */
async function visit(
	page: Page,
	address: string,
): Promise<{ response: Response; headers: Record<string, string> }> {
	const response = await page.goto(address);
	if (!response) throw new Error(`No answer from ${address}`);
	await hydrated(page);
	return { response, headers: await response.allHeaders() };
}

/** Expects nothing but what a strict policy may have, and the inline scripts and styles let through in one way. */
function expectPolicy(headers: Record<string, string>, by: "nonce" | "hashes") {
	const policy = headers["content-security-policy"];
	expect(policy).toMatch(/^default-src 'self'; object-src 'none'; media-src 'none'; worker-src 'none'; /);
	expect(policy).toContain("; frame-src 'none'; ");
	expect(policy).not.toContain("unsafe-");
	for (const kind of ["script-src", "style-src"]) {
		const sources = by === "nonce" ? "'nonce-\\w{32}'" : "'sha256-[\\w+/]{43}='( 'sha256-[\\w+/]{43}=')*";
		expect(policy).toMatch(new RegExp(`${kind} 'self' ${sources};`));
	}
}

const addresses = pagePaths.flatMap((path) =>
	[undefined, ...languages].map((language) => localizedPath(path, language)),
);

test.describe("after the first start", () => {
	test.describe.configure({ mode: "serial" });
	let server: Awaited<ReturnType<typeof serveSite>> | undefined;

	async function start(version = "first") {
		server = await serveSite("built-in", ports.restarted, { version });
	}

	async function stop() {
		await server?.stop();
	}

	test.beforeAll(async () => {
		forgetState(ports.restarted);
		await start();
	});
	test.afterAll(stop);

	test("simultaneous visitors each get their language, and each page is kept once it is rendered", async () => {
		const plain = pagePaths.filter((path) => !localeFromPath(path));
		const asked = plain.flatMap((path) =>
			Array.from({ length: 24 }, (_, index) => ({ path, ...languageTests[index % 2 ? 1 : 0] })),
		);
		const sources = new Map<string, string[]>();
		await Promise.all(
			asked.map(async ({ path, language, locale }) => {
				const {
					html,
					headers,
					source = "none",
				} = await get(`${restartedSite}${path}`, {
					"Accept-Language": `${locale},${language};q=0.9`,
				});
				const other = language === "en" ? "es" : "en";
				expect(headers["content-language"]).toBe(language);
				expect(html).toMatch(new RegExp(`<html lang="${language}"[ >]`));
				expect(html).toContain(translations[language].common.footer.line);
				expect(html).not.toContain(translations[other].common.footer.line);
				const name = `${language} ${path}`;
				sources.set(name, [...(sources.get(name) ?? []), source]);
			}),
		);
		for (const [page, found] of sources) {
			// Those who come while it is rendered get renderings of their own.
			expect(found, page).toContain("miss");
			expect([...new Set([...found, "memory"])].toSorted(), page).toEqual(["memory", "miss"]);
		}
	});

	test("the policy of every page allows its own inline scripts and styles, rendered and cached", async () => {
		for (const path of pagePaths) {
			for (const language of languages) {
				const address = `${restartedSite}${localizedPath(path, language)}`;
				const rendered = await get(address);
				expect(rendered.source, address).toBe("miss");
				expectPolicy(rendered.headers, "nonce");
				const kept = await get(address);
				expect(kept.source, address).toBe("memory");
				expectPolicy(kept.headers, "hashes");
				expect(kept.html).not.toContain("nonce");
				const inline = [...kept.html.matchAll(/<(script|style)\b([^>]*)>(.+?)<\/\1>/gs)];
				const counted = inline.filter(([, , attributes]) => !/ src=|ld\+json/.test(attributes ?? ""));
				expect(counted.length, address).toBeGreaterThan(1);
				for (const [, , , text = ""] of counted) {
					const hash = createHash("sha256").update(text).digest("base64");
					expect(kept.headers["content-security-policy"], address).toContain(`'sha256-${hash}'`);
				}
			}
		}
	});

	test("cached pages survive a restart in the Cache API, but not a new version", async () => {
		const address = `${restartedSite}/es/nosotros`;
		const before = await get(address);
		expect(before.source).toBe("memory");
		await stop();
		await start();
		const after = await get(address);
		expect(after.source).toBe("edge");
		expect(after.html).toBe(before.html);
		expect(after.headers.etag).toBe(before.headers.etag);
		expect((await get(address)).source).toBe("memory");
		await stop();
		await start("second");
		expect((await get(address)).source).toBe("miss");
	});
});

test.describe("cached pages", () => {
	/** Asks until the page is kept. */
	async function kept(address: string, headers?: Record<string, string>) {
		await get(`${builtInSite}${address}`, headers);
		return get(`${builtInSite}${address}`, headers);
	}

	test("a query string does not change the page, which hydrates with it", async ({ page }) => {
		const plain = await kept("/en/nosotros");
		for (const query of ["?utm_source=x", "?lang=es&q=%3Cscript%3E", `?${"long".repeat(500)}`, "?"]) {
			const answer = await get(`${builtInSite}/en/nosotros${query}`);
			expect(answer.source, query).toBe("memory");
			expect(answer.html).toBe(plain.html);
		}
		for (const path of pagePaths)
			await visit(page, `${builtInSite}${localizedPath(path, "es")}?utm_source=x`);
	});

	test("other spellings of a URL redirect to the page", async ({ page }) => {
		for (const [spelling, address] of [
			["/es//empresas/", "/es/empresas"],
			["/NOSOTROS?utm_source=x", "/nosotros?utm_source=x"],
			["/index.html", "/"],
		] as const) {
			for (const method of ["GET", "HEAD"]) {
				const response = await fetch(builtInSite + spelling, { method, redirect: "manual" });
				expect(response.status, spelling).toBe(308);
				expect(response.headers.get("location")).toBe(address);
				expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
			}
		}
		await visit(page, `${builtInSite}/ES/Contact/`);
		await expect(page).toHaveURL(`${builtInSite}/es/contact`);
	});

	test("a browser revalidates its copy of a page, whose scripts run", async ({ page }) => {
		const { headers } = await kept("/en");
		expect(headers.etag).toBeTruthy();
		await visit(page, `${builtInSite}/en`);
		const asked = page.waitForRequest(`${builtInSite}/en`);
		await page.reload();
		await hydrated(page);
		expect((await (await asked).allHeaders())["if-none-match"]).toContain(headers.etag);
	});

	test("URLs without a language vary by Accept-Language, the others by nothing", async () => {
		for (const address of addresses) {
			for (const { headers } of [await kept(address), await kept(address)]) {
				expect(headers.vary ?? "", address).toBe(localeFromPath(address) ? "" : "Accept-Language");
				expect(headers["cache-control"]).toBe("no-cache");
			}
		}
	});

	test("every unknown URL shows the same 404 page in its language and logs its path", async ({ page }) => {
		for (const [language, prefix] of [
			["en", ""],
			["en", "/en"],
			["es", "/es"],
		] as const) {
			const { html: copy } = await kept(`${prefix}/astray`);
			expect(copy).toContain(translations[language].notFound.message);
			expect(copy).not.toContain("astray");
			for (const path of ["/a/b/c", "/404", "/%", "/%E0%A4%A", "//x//y", "/nosotros/x.php?q=1", "/api%2F"]) {
				const { status, source, headers, html } = await get(`${builtInSite}${prefix}${path}`);
				expect({ status, source }, path).toEqual({ status: 404, source: "memory" });
				expect(headers["cache-control"]).toBe("no-store");
				expect(headers.etag).toBeUndefined();
				expect(html === copy, path).toBe(true);
			}
		}
		// The copy was made for no address, and hydrates at each.
		const said: string[] = [];
		page.on("console", (message) => {
			if (["error", "warning"].includes(message.type())) said.push(message.text());
		});
		page.on("pageerror", (error) => said.push(`${error}`));
		for (const path of ["/whatever", "/en/whatever/deep", "/es/whatever/deep?q=1#here"]) {
			said.length = 0;
			const { headers } = await visit(page, `${builtInSite}${path}`);
			expect(sourceOf(headers)).toBe("memory");
			expectPolicy(headers, "hashes");
			const { pathname } = new URL(path, builtInSite);
			const logsPath = () =>
				said.some((line) => /No page at this path/.test(line) && line.includes(pathname));
			await expect.poll(logsPath, path).toBe(true);
			// The browser's own line about the answer, and the page's about the path.
			const told = said.filter((line) => !/status of 404|No page at this path/.test(line));
			expect(told, path).toEqual([]);
			const language = path.startsWith("/es") ? "es" : "en";
			await expect(page.getByRole("banner").getByRole("link", { name: "Anella" }).first()).toHaveAttribute(
				"href",
				`/${language}`,
			);
		}
	});

	test("the 404 page links home and to its translation", async ({ page }) => {
		await visit(page, `${builtInSite}/en/nowhere`);
		await page.getByRole("banner").getByRole("link", { name: "Español" }).click();
		await expect(page).toHaveURL(`${builtInSite}/es/404`);
		await expect(page.getByText(translations.es.notFound.message)).toBeVisible();
		await page.getByRole("main").getByRole("link", { name: translations.es.notFound.home }).click();
		await expect(page).toHaveURL(`${builtInSite}/es`);
		// Back to an address that only the server knows nothing of.
		await page.goBack();
		await page.goBack();
		await expect(page).toHaveURL(`${builtInSite}/en/nowhere`);
		await expect(page.getByText(translations.en.notFound.message)).toBeVisible();
	});

	test("data requests and missing assets are never cached", async () => {
		for (const address of ["/nowhere.data", "/en/nosotros.data", "/assets/gone.js"]) {
			for (let time = 0; time < 2; time += 1) {
				const { source = "none", status, headers } = await get(`${builtInSite}${address}`);
				expect(["bypass", "none"], address).toContain(source);
				expect(headers.etag).toBeUndefined();
				if (status !== 200) expect(headers["cache-control"]).toBe("no-store");
			}
		}
	});

	test("nothing that one visitor sent is in another visitor's page", async ({ visitor }) => {
		const marker = `marker${crypto.randomUUID().replaceAll("-", "")}`;
		const call = (path: string, body: object) =>
			fetch(`${builtInSite}/api/${path}`, {
				method: "POST",
				headers: {
					Authorization: "Bearer end-to-end",
					"Content-Type": "application/json",
					"CF-Connecting-IP": visitor,
				},
				body: JSON.stringify(body),
			}).then(async (response) => ({ status: response.status, text: await response.text() }));
		const email = `${marker}@example.org`;
		const message = `Solar panels for ${marker}`;
		expect((await call("analysis-requests", { email, message })).status).toBe(201);
		expect((await call("send-contact-email", { name: marker, email, message })).status).toBe(200);
		expect((await call("chat-alianzas", { message })).status).toBe(200);
		for (const [address, status, fields] of [
			["/en", 405, { message }],
			["/es/contact", 200, { name: marker, email, message }],
			["/es/contact", 422, { name: marker, message }],
			["/idea", 200, { email, message }],
			["/en/idea", 200, { message }],
			["/en/idea", 422, { email: marker, message }],
		] as const) {
			const body = new URLSearchParams(fields);
			const headers = { "CF-Connecting-IP": visitor };
			const posted = await fetch(`${builtInSite}${address}`, { method: "POST", headers, body });
			expect(posted.status, address).toBe(status);
			expect(posted.headers.get("Cache-Control")).toBe("no-store");
		}
		const telling = {
			"User-Agent": marker,
			Referer: `https://${marker}.example/`,
			Cookie: `visitor=${marker}`,
			"Accept-Language": `en-${marker}`,
			"X-Forwarded-Host": `${marker}.example`,
		};
		await Promise.all(
			addresses.map(async (address) => {
				const own = await get(`${builtInSite}${address}?q=${marker}`, telling);
				expect(own.html, address).not.toContain(marker);
				const others = await get(`${builtInSite}${address}`);
				expect(others.status).toBe(200);
				expect(others.html, address).not.toContain(marker);
				expect(JSON.stringify(others.headers)).not.toContain(marker);
			}),
		);
	});
});

test("a page does not contain the host that serves it", async () => {
	for (const address of addresses) {
		const { html } = await get(`${builtInSite}${address}`);
		expect(html, address).not.toContain("localhost");
		expect(html, address).not.toContain(String(ports.builtIn));
	}
});
