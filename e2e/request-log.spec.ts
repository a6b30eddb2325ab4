import { loggedSite, ports } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";
import { forgetState, serveSite } from "./site.ts";

test.describe.configure({ mode: "serial" });

let server: Awaited<ReturnType<typeof serveSite>>;
/** All that workerd and the Worker have printed. */
const printed: string[] = [];

const logLine = /\{"event".*\}$/;

/** What the Worker has logged. */
function lines(): Record<string, unknown>[] {
	return printed.flatMap((line) => logLine.exec(line)?.map((found) => JSON.parse(found)) ?? []);
}

/** What else was printed. */
const others = () => printed.filter((line) => !logLine.test(line)).join("\n");

/** Asks, and gives the line about it. */
async function lineOf(address: string, init?: RequestInit) {
	const response = await fetch(`${loggedSite}${address}`, { redirect: "manual", ...init });
	await response.text();
	const id = response.headers.get("X-Request-Id");
	expect(id, address).toMatch(/^[\da-f-]{36}$/);
	const own = () => lines().filter((line) => line.event === "request" && line.request === id);
	await expect.poll(() => own().length, `lines about ${address}`).toBe(1);
	return own()[0];
}

test.beforeAll(async () => {
	forgetState(ports.logged);
	server = await serveSite("built-in", ports.logged, {
		// Without tables, the health check has something to tell.
		withoutTables: true,
		onLog: (text) => printed.push(...text.split("\n")),
	});
});
test.afterAll(() => server.stop());

test("each request logs one line with the id of its response", async () => {
	expect(await lineOf("/es/nosotros?q=ada")).toMatchObject({
		method: "GET",
		route: "/nosotros",
		status: 200,
		language: "es",
		source: "miss",
	});
	const kept = { route: "/nosotros", status: 200, language: "es", source: "memory" };
	expect(await lineOf("/es/nosotros")).toMatchObject(kept);
	expect(await lineOf("/es/nosotros", { headers: { "If-None-Match": "*" } })).toMatchObject({
		...kept,
		status: 304,
	});
	expect(await lineOf("/en/empresas.data")).toMatchObject({ route: "/empresas", data: true, status: 200 });
	expect(await lineOf("/api/health")).toMatchObject({ route: "/api/health", status: 503 });
	expect(await lineOf("/sitemap.xml")).toMatchObject({ route: "/sitemap.xml", status: 200 });
});

test("the log contains nothing that a visitor typed, whatever fails", async () => {
	const marker = `zq${crypto.randomUUID().slice(0, 8)}`;
	for (const [address, init] of [
		[`/es/${marker}`, {}],
		[`/${marker}.data?q=${marker}`, {}],
		[`/en?${marker}`, { method: "POST", body: marker }],
		[`/nosotros.data?${marker}`, { method: "POST", body: marker }],
		[`/api/${marker}`, { method: "PUT", body: marker }],
		[`//[%zz${marker}`, {}],
		[`//${marker}:99999%zz/`, {}],
		[`/%E0%A4%A${marker}`, { headers: { Referer: `https://${marker}.example`, "User-Agent": marker } }],
	] as const) {
		const line = await lineOf(address, init);
		expect(line?.status, address).toBeGreaterThanOrEqual(400);
		expect(line?.status, address).toBeLessThan(500);
	}
	expect(JSON.stringify(lines())).not.toContain(marker);
	expect(others()).not.toContain(marker);
});

test("the whistleblower channel logs nothing", async () => {
	const before = lines().length;
	for (const address of [
		"/denuncias",
		"/denuncias",
		"/es/denuncias",
		"/en/denuncias/",
		"/es/denuncias.data",
		"/DENUNCIAS",
		"/denuncias/more",
	]) {
		for (const method of ["GET", "HEAD", "POST"]) {
			const response = await fetch(`${loggedSite}${address}`, { method });
			await response.text();
			expect(response.headers.has("X-Request-Id"), address).toBe(false);
		}
	}
	await lineOf("/robots.txt");
	expect(lines()).toHaveLength(before + 1);
	expect(others()).not.toMatch(/denuncia/i);
});
