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
	expect(output).toMatch(/health \(build [\da-f-]{36}\)/);
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

test("the smoke test wants one address", async () => {
	for (const options of [[], ["nowhere"], ["ftp://anella.example"], [builtInSite, "--force"]]) {
		const { code, output } = await smoke(...options);
		expect(code).toBe(2);
		expect(output).toContain("usage: npm run smoke");
	}
});
