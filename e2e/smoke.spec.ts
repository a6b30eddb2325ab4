import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { builtInSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";

/** Runs the smoke test against an address. */
function smoke(...options: string[]): Promise<{ code: number; output: string }> {
	return new Promise((resolve) => {
		execFile("node", ["scripts/smoke.ts", ...options], (error, stdout, stderr) =>
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

const faults: Record<string, (answer: Answer) => void> = {
	"/api/health answers 500, not 200": (answer) => {
		if (answer.path === "/api/health") answer.status = 500;
	},
	"/en has Strict-Transport-Security: null": ({ headers }) => headers.delete("Strict-Transport-Security"),
	"/en has the policy: default-src *": ({ headers }) =>
		headers.set("Content-Security-Policy", "default-src *"),
	"/en sets a cookie": ({ headers }) => headers.set("Set-Cookie", "visitor=1"),
	"/es is in another language": (answer) => {
		answer.text = answer.text.replace('lang="es"', 'lang="ca"');
	},
	".js answers 404, not 200": (answer) => {
		if (answer.path.endsWith(".js")) answer.status = 404;
	},
	"has Cache-Control: no-store": ({ headers }) => headers.set("Cache-Control", "no-store"),
	"/en has no ETag": ({ headers }) => headers.delete("ETag"),
	"/api/analysis-requests answers 201, not 401": (answer) => {
		if (answer.status === 401) answer.status = 201;
	},
	"may be stored": ({ headers }) => headers.set("Cache-Control", "public, immutable"),
	"security.txt has expired": (answer) => {
		answer.text = answer.text.replace(/^Expires: 2/m, "Expires: 1");
	},
};
for (const [problem, change] of Object.entries(faults)) {
	test(`the smoke test finds a fault: ${problem}`, async () => {
		const { code, output } = await smokeChanged(change);
		expect(output).toContain(problem);
		expect(code).toBe(1);
	});
}

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

test("the smoke test of another commit expects no header and no language of this one", async () => {
	const { code, output } = await smokeChanged(({ path, headers }) => {
		expect(["/api/health", "/"]).toContain(path);
		headers.delete("Strict-Transport-Security");
	}, "--other-commit");
	expect(output.match(/^[✓✗].*?(?= \(|$)/gm)).toEqual(["✓ health", "✓ page"]);
	expect(code).toBe(0);
});

const faultsOfAnyCommit: Record<string, (answer: Answer) => void> = {
	"/ answers 500 with text/html": (answer) => {
		if (answer.path === "/") answer.status = 500;
	},
	"/ answers 200 with text/plain": ({ headers }) => headers.set("Content-Type", "text/plain"),
};
for (const [problem, change] of Object.entries(faultsOfAnyCommit)) {
	test(`the smoke test of another commit finds a fault: ${problem}`, async () => {
		const { code, output } = await smokeChanged(change, "--other-commit");
		expect(output).toContain(problem);
		expect(code).toBe(1);
	});
}

test("the smoke test requires one URL, and stops where nothing answers", async () => {
	for (const options of [
		["ftp://anella.example"],
		[builtInSite, builtInSite],
		[builtInSite, "--worker", "x"],
	]) {
		const { code, output } = await smoke(...options);
		expect(output).toContain("usage: npm run smoke");
		expect(code).toBe(2);
	}
	const gone = await smoke("http://localhost:9");
	expect(gone.output).toContain("7 checks failed.");
	expect(gone.code).toBe(1);
});
