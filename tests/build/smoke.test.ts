import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { full } from "../../e2e/full.ts";

const site = inject("builtInSite");

/** Runs the smoke test against the production build with changed responses. @throws what it printed, if a check failed */
async function smokeChanged(
	change: (answer: { path: string; status: number; headers: Headers; text: string }, asked: Headers) => void,
	...options: string[]
) {
	const server = createServer(async ({ url: path = "/", method = "", headers }, response) => {
		// workerd may close a connection that is kept alive just when it is used again.
		const asked = new Headers({ ...(headers as Record<string, string>), connection: "close" });
		const found = await fetch(new URL(path, site), { method, headers: asked, redirect: "manual" });
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
	onTestFinished(() => void server.close());
	const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return promisify(execFile)("node", ["scripts/release/smoke.ts", address, ...options]).then(
		({ stdout }) => stdout,
		({ stdout }) => Promise.reject(stdout),
	);
}

describe.runIf(full)("the smoke test", () => {
	test("names everything that is broken", async () => {
		const broken = smokeChanged((answer) => {
			const { path, headers } = answer;
			if (path === "/api/health") headers.delete("Strict-Transport-Security");
			if (path === "/en") headers.set("Set-Cookie", "visitor=1");
			if (path === "/es") answer.text = answer.text.replace('lang="es"', 'lang="ca"');
			if (answer.status === 404) headers.set("Cache-Control", "public, immutable");
		});
		const problems = [
			...["/api/health has Strict-Transport-Security: null", "/en sets a cookie"],
			...["/es is in another language", "may be stored", "4 checks failed."],
		];
		await expect(broken).rejects.toMatch(new RegExp(problems.map(RegExp.escape).join(".*"), "s"));
	});

	test("asks for a version of the production build, again after each hiccup, and passes", async () => {
		const versions = ["old"];
		const hiccups = new Set(["/es", "/en"]);
		const output = await smokeChanged(
			(answer, asked) => {
				expect(asked.get("Cloudflare-Workers-Version-Overrides")).toBe('anella-web="new"');
				answer.text = answer.text.replace(/(?<="version":")[^"]+/, versions.pop() ?? "new");
				if (hiccups.delete(answer.path)) answer.status = 503;
			},
			...["--worker", "anella-web", "--version", "new"],
		);
		expect(output).toContain("✓ health (version new)");
		expect(output.match(/^[✓✗]/gm)).toEqual(Array(4).fill("✓"));
	});

	test("wants only health and a page of another commit", async () => {
		const change = ({ headers }: { headers: Headers }) => headers.delete("Strict-Transport-Security");
		const output = await smokeChanged(change, "--other-commit");
		expect(output.match(/^[✓✗] \w+/gm)).toEqual(["✓ health", "✓ page"]);
	});
});
