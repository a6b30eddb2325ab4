import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { builtInSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";

/** Runs the smoke test against an address. */
async function smoke(...options: string[]): Promise<{ code: number | null; output: string }> {
	const run = spawn("node", ["scripts/smoke.ts", ...options], { stdio: ["ignore", "pipe", "pipe"] });
	let output = "";
	for (const stream of [run.stdout, run.stderr]) stream.on("data", (part) => (output += part));
	const code = await new Promise<number | null>((resolve) => run.once("close", resolve));
	return { code, output };
}

test("the smoke test passes on the production build", async () => {
	const { code, output } = await smoke(builtInSite);
	expect(output).not.toContain("✗");
	expect(output.match(/^✓/gm)).toHaveLength(7);
	expect(output).toMatch(/health \(version [\da-f-]{36}\)/);
	expect(code).toBe(0);
});

test("the smoke test names everything that is wrong with a site", async () => {
	const server = createServer((_, response) => response.end("<html lang='ca'>")).listen(0);
	const { port } = server.address() as AddressInfo;
	const broken = await smoke(`http://localhost:${port}`);
	server.close();
	expect(broken.code).toBe(1);
	expect(broken.output.match(/^✗/gm)).toHaveLength(7);
	expect(broken.output).toContain("7 of 7 failed");
	expect(broken.output).toContain("answers 200, not 404");
	expect(broken.output).toContain("/en has Strict-Transport-Security: null");

	const gone = await smoke(`http://localhost:${port}`);
	expect(gone.code).toBe(1);
	expect(gone.output).toContain("ECONNREFUSED");
});

test("the smoke test reports the version that responds, and can request one that is not live", async () => {
	const { version } = (await (await fetch(`${builtInSite}/api/health`)).json()) as { version: string };
	const right = await smoke(builtInSite, "--version", version);
	expect(right.output).toContain(`✓ expected version (${version})`);
	expect(right.code).toBe(0);

	const asked: (string | undefined)[] = [];
	const server = createServer((request, response) => {
		asked.push(request.headers["cloudflare-workers-version-overrides"] as string | undefined);
		response.setHeader("Connection", "close").end(JSON.stringify({ version: "new" }));
	}).listen(0);
	const { port } = server.address() as AddressInfo;
	const run = spawn("node", [
		...["scripts/smoke.ts", `http://localhost:${port}`],
		...["--worker", "anella-web", "--version", "new"],
	]);
	await expect.poll(() => asked.length).toBeGreaterThan(0);
	run.kill();
	server.close();
	expect(new Set(asked)).toEqual(new Set(['anella-web="new"']));
});

test("the smoke test fails where the site is reachable outside its domain", async () => {
	const found = await smoke(builtInSite, "--not-at", `${builtInSite}/`);
	expect(found.output).toContain(`✗ nothing at ${builtInSite}/`);
	expect(found.output).toContain("workers_dev and preview_urls must be false");
	expect(found.code).toBe(1);
	// What Cloudflare answers where no Worker is shown.
	const server = createServer((_, response) => response.writeHead(404).end("There is nothing here yet"));
	server.listen(0);
	const { port } = server.address() as AddressInfo;
	const absent = await smoke(builtInSite, "--not-at", `http://localhost:${port}`);
	server.close();
	expect(absent.code).toBe(0);
	const gone = await smoke(builtInSite, "--not-at", `http://localhost:${port}`);
	expect(gone.output).toContain("(no connection)");
	expect(gone.code).toBe(0);
});

test("the smoke test requires one URL", async () => {
	for (const options of [
		[],
		["nowhere"],
		["ftp://anella.example"],
		[builtInSite, builtInSite],
		[builtInSite, "--force"],
		[builtInSite, "--worker", "anella-web"],
		[builtInSite, "--not-at", "nowhere"],
	]) {
		const { code, output } = await smoke(...options);
		expect(code).toBe(2);
		expect(output).toContain("usage: npm run smoke");
	}
});
