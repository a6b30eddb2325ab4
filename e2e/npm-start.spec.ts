import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { ports, startedSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

const json = { Authorization: "Bearer end-to-end", "Content-Type": "application/json" };
const address = "/api/analysis-requests";
const large = "x".repeat(200_000);
/** What the Worker refuses before it has read the body. */
const refused: [
	path: string,
	options: { method?: string; headers?: object },
	body: string,
	status: number,
][] = [
	[address, { headers: { ...json, Authorization: "" } }, large, 401],
	[address, { method: "PATCH", headers: json }, "{}", 405],
	[address, { headers: json }, large, 413],
	[address, { headers: { ...json, "Transfer-Encoding": "chunked" } }, large, 413],
	[address, { headers: { ...json, "Content-Type": "text/plain" } }, "{}", 415],
	["/api/nothing", { headers: json }, "{}", 404],
	["/es/nosotros", {}, large, 405],
	["/es/contact", { headers: { "Content-Type": "text/plain" } }, large, 415],
];

/** Sends requests that are refused, broken off or left, among others, and gives the statuses of all but those. */
async function sendHostile(rounds: number) {
	const agent = new Agent({ keepAlive: true, maxSockets: 8 });
	const post = (path: string, { method = "POST", headers = {} }, length: number) => {
		const visitorAddress = { "CF-Connecting-IP": `2001:db8:${sent++ % 65_536}::1` };
		const lengths = "Transfer-Encoding" in headers ? {} : { "Content-Length": `${length}` };
		const posted = request(startedSite + path, {
			agent,
			method,
			headers: { ...visitorAddress, ...lengths, ...headers },
		});
		posted.on("error", () => {});
		return posted;
	};
	let sent = 1;
	const answered = async (path: string, options: object, body: string, expected: number) => {
		const [answer] = await once(post(path, options, body.length).end(body), "response");
		let text = "";
		for await (const piece of answer) text += piece;
		return answer.statusCode === expected ? [] : [`${path}: ${answer.statusCode} ${text.slice(0, 60)}`];
	};
	const unexpected: string[] = [];
	for (let round = 0; round < rounds; round++) {
		const good = (index: number) =>
			JSON.stringify({ email: visitor.uniqueEmail(), message: `Paper ${round} ${index}` });
		const prompt = JSON.stringify({ message: "Used paper looks for a partner." });
		const left = post("/api/chat-alianzas", { headers: json }, prompt.length).end(prompt);
		const brokenOff = post(address, { headers: json }, 2000);
		brokenOff.write("{");
		const [answers] = await Promise.all([
			Promise.all([
				...refused.map((one) => answered(...one)),
				...refused.map((_, index) => answered(address, { headers: json }, good(index), 201)),
			]),
			once(left, "response").then(async ([answer]) => {
				answer.on("error", () => {});
				await once(answer, "data");
				left.destroy();
			}),
		]);
		brokenOff.destroy();
		unexpected.push(...answers.flat());
	}
	agent.destroy();
	return unexpected;
}

// The other tests' sites are workerd's alone; here `wrangler dev` serves the build, as for a developer who follows the README.
test("npm start serves the site with its database and its built-in analyst", async ({ page }) => {
	test.slow();
	const state = ".wrangler/end-to-end/started";
	rmSync(state, { recursive: true, force: true });
	const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
		scripts: Record<"start" | "migrate", string>;
	};
	expect(scripts.start).toMatch(/^npm run build && npm run migrate && node scripts\/wrangler.ts dev /);
	// What it does when the build is there, on a database and settings of the test's own.
	const commands = scripts.start.replace(/^npm run build && npm run migrate/, scripts.migrate);
	const ownState = commands.replaceAll(".wrangler/state", state);
	const server = spawn(`${ownState} --env-file e2e/settings/built-in.vars --inspector-port 0`, {
		shell: true,
		// A group of processes, which ends as one.
		detached: true,
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, PORT: String(ports.started) },
	});
	const printed: string[] = [];
	for (const output of [server.stdout, server.stderr]) output.on("data", (text) => printed.push(`${text}`));
	try {
		const health = () => fetch(`${startedSite}/api/health`).then(({ ok }) => ok);
		await expect(async () => expect(await health()).toBe(true)).toPass({ timeout: 40_000 });
		await visitor.open(page, `${startedSite}/en`);
		await visitor.submitIdea(page, "en", "Used paper looks for a partner.");
		await visitor.expectAnalysis(page, "en");
		// wrangler's proxy would put a good request on a connection that a refused one has left unread.
		expect(await sendHostile(15)).toEqual([]);
		expect(printed.join("")).not.toContain("client has disconnected");
		const scheduled = await fetch(`${startedSite}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`);
		expect(scheduled.status).toBe(200);
	} finally {
		if (server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
	}
});
