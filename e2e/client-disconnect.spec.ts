/**
 * Visitors who leave in the middle of an analysis, by closing their socket. It is one of workerd's own: the development
 * server's proxy would hold a connection that its visitor has closed until it has written to it twice.
 */
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { emptyState, type Site, startSite } from "../scripts/measure/workerd-site.ts";
import { type FakeOpenAI, fakeOpenAIKey, startFakeOpenAI } from "../tests/fakes/openai.ts";
import { defaultTimeouts } from "../worker/analysis/analysis-timeouts.ts";
import { expect, test } from "./fixtures.ts";

test.describe.configure({ mode: "serial" });

const publicKey = "end-to-end";
/** For the network, in milliseconds. */
const slack = 500;

let model: FakeOpenAI;
let site: Site;
/** What the Worker has logged. */
const lines: string[] = [];

test.beforeAll(async () => {
	model = await startFakeOpenAI();
	site = await startSite({
		state: emptyState("client-disconnect"),
		onLog: (line) => lines.push(line),
		settings: {
			PUBLIC_API_KEY: publicKey,
			OPENAI_API_KEY: fakeOpenAIKey,
			OPENAI_BASE_URL: model.url,
			OPENAI_MODEL: "fake",
		},
	});
});
test.afterAll(async () => {
	await site.stop();
	await model.close();
});

/** Asks for an analysis, reads until this text has come, and closes the socket. Returns the id of the request. */
async function disconnectAfter(text: string, idea: string): Promise<unknown> {
	const post = request(`${site.worker}/api/chat-alianzas`, {
		method: "POST",
		agent: false,
		headers: {
			Authorization: `Bearer ${publicKey}`,
			"Content-Type": "application/json",
			"CF-Connecting-IP": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
		},
	});
	post.on("error", () => {});
	post.end(JSON.stringify({ message: idea }));
	const [answer] = await once(post, "response");
	answer.on("error", () => {});
	let received = "";
	for await (const bytes of answer) {
		received += bytes;
		if (received.includes(text)) break;
	}
	post.destroy();
	return answer.headers["x-request-id"];
}

for (const [when, behaviour, text] of [
	["before the model has answered", "hang", ": connected"],
	["while the model thinks", "thinks-aloud-30", ": connected"],
	["while the model is silent", "stall", '"content"'],
	["while the model writes", "slow", '"content"'],
] as const) {
	test(`disconnecting ${when} aborts the model request with the next comment`, async () => {
		const mark = randomUUID();
		const asked = () => model.requests().filter(({ idea }) => idea.includes(mark));
		const id = await disconnectAfter(text, `Nets ${mark} #fake:${behaviour}`);
		const left = Date.now();
		await expect
			.poll(asked, { timeout: defaultTimeouts.keepaliveMs + slack, intervals: [50] })
			.toEqual([expect.objectContaining({ aborted: true, finished: false })]);
		expect(Date.now() - left).toBeLessThan(defaultTimeouts.keepaliveMs + slack);
		const abandoned = () => lines.filter((line) => line.includes(`"analysis_abandoned","request":"${id}"`));
		await expect.poll(() => abandoned().length).toBe(1);
	});
}
