import type { ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { loggedSite, ports } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";
import { serveSite } from "./wrangler-dev.ts";

test.describe.configure({ mode: "serial" });

let server: ChildProcess;
/** All that the server has printed. */
let output = "";

const logLine = /\{"event".*\}$/;

const printed = () => stripVTControlCharacters(output).split("\n");

/** What the Worker has logged. */
function lines(): Record<string, unknown>[] {
	return printed().flatMap((line) => logLine.exec(line)?.map((found) => JSON.parse(found)) ?? []);
}

/** What else was printed, without wrangler's own account of each request. */
function others(): string {
	const isWranglers = (line: string) => /^\[wrangler:info\] [A-Z]+ /.test(line);
	return printed()
		.filter((line) => !logLine.test(line) && !isWranglers(line))
		.join("\n");
}

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
	const state = ".wrangler/end-to-end/logged";
	rmSync(state, { recursive: true, force: true });
	server = serveSite("built-in", ports.logged, state, "pipe");
	for (const stream of [server.stdout, server.stderr]) stream?.on("data", (part) => (output += part));
	const answers = () =>
		fetch(`${loggedSite}/robots.txt`).then(
			({ ok }) => ok,
			() => false,
		);
	await expect.poll(answers, { timeout: 30_000 }).toBe(true);
});
test.afterAll(() => void server.kill("SIGTERM"));

test("each request leaves one line under the id that its answer carries", { tag: "@once" }, async () => {
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

test("nothing of what a visitor typed gets in, whatever fails", { tag: "@once" }, async () => {
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

test("the whistleblower channel leaves nothing", { tag: "@once" }, async () => {
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
