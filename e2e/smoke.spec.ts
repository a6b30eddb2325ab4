import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { builtInSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";

/** Runs the smoke test against an address. */
function smoke(...options: string[]): Promise<{ code: number; output: string }> {
	return new Promise((resolve) => {
		execFile("node", ["scripts/release/smoke.ts", ...options], (error, stdout, stderr) =>
			resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
		);
	});
}

interface Answer {
	path: string;
	status: number;
	headers: Headers;
	text: string;
}

/** Runs the smoke test against the production build with changed responses. */
async function smokeChanged(change: (answer: Answer, asked: Headers) => void, ...options: string[]) {
	const server = createServer(async ({ url: path = "/", method, headers }, response) => {
		const asked = new Headers(headers as Record<string, string>);
		// workerd may close a connection that is kept alive just when it is used again.
		asked.set("Connection", "close");
		const body = method === "POST" ? "{}" : null;
		const init = { method, headers: asked, redirect: "manual", body } as const;
		const found = await fetch(new URL(path, builtInSite), init);
		const answer = {
			path,
			status: found.status,
			headers: new Headers(found.headers),
			text: await found.text(),
		};
		for (const name of ["Content-Encoding", "Content-Length"]) answer.headers.delete(name);
		change(answer, asked);
		response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.text);
	}).listen(0);
	const result = await smoke(`http://localhost:${(server.address() as AddressInfo).port}`, ...options);
	server.closeAllConnections();
	server.close();
	return result;
}

test("the smoke test passes on the production build, and names its version", async () => {
	const { code, output } = await smoke(builtInSite);
	expect(output).toMatch(/^✓ health \(version [\da-f-]{36}\)$/m);
	expect(output.match(/^[✓✗].*?(?= \(|$)/gm)).toEqual([
		"✓ health",
		"✓ page in en, with its scripts and styles",
		"✓ page in es, with its scripts and styles",
		"✓ 304 for an unchanged page",
		"✓ 401 without the API key",
		"✓ 404 pages",
		"✓ security.txt",
	]);
	expect(code).toBe(0);
});

test("the smoke test finds what is broken, also on a site of another commit", async () => {
	const broken = await smokeChanged((answer) => {
		const { path, headers } = answer;
		if (path === "/api/health") answer.status = 500;
		if (path === "/en") headers.delete(answer.text ? "Strict-Transport-Security" : "ETag");
		if (path === "/es") answer.text = answer.text.replace('lang="es"', 'lang="ca"');
		if (path.startsWith("/api/analysis")) answer.status = 201;
		if (answer.status === 404) headers.set("Cache-Control", "public, immutable");
		if (path.endsWith("security.txt")) headers.set("Set-Cookie", "visitor=1");
	});
	for (const problem of [
		"/api/health answers 500, not 200",
		"/en has Strict-Transport-Security: null",
		"/es is in another language",
		"/en has no ETag",
		"/api/analysis-requests answers 201, not 401",
		"may be stored",
		"security.txt sets a cookie",
		"7 checks failed.",
	]) {
		expect(broken.output).toContain(problem);
	}
	expect(broken.code).toBe(1);

	const isOther = "--other-commit";
	const older = await smokeChanged(({ headers }) => headers.delete("Strict-Transport-Security"), isOther);
	expect(older).toMatchObject({ code: 0, output: expect.stringContaining("✓ page\n") });
	const noPage = await smokeChanged(({ headers }) => headers.set("Content-Type", "text/plain"), isOther);
	expect(noPage).toMatchObject({ code: 1, output: expect.stringContaining("/ answers 200 with text/plain") });
});

test("the smoke test asks for a version, and waits until it responds", async () => {
	const asked = new Set<string | null>();
	let answered = 0;
	const { code, output } = await smokeChanged(
		(answer, headers) => {
			asked.add(headers.get("Cloudflare-Workers-Version-Overrides"));
			const version = answered++ === 0 ? "old" : "new";
			answer.text = answer.text.replace(/(?<="version":")[^"]+/, version);
		},
		...["--worker", "anella-web", "--version", "new"],
	);
	expect(output).toContain("✓ health (version new)");
	expect([...asked]).toEqual(['anella-web="new"']);
	expect(code).toBe(0);
});
