import { once } from "node:events";
import { request } from "node:http";
import { expect, inject, test, vi } from "vitest";
import { call } from "./site.ts";

// A comment is written every five seconds: with it workerd learns that the visitor of a silent model has gone.
test("a visitor who disconnects aborts the request to the model", async () => {
	const mark = crypto.randomUUID();
	const { body, ...options } = call({ message: `Nets ${mark} #fake:hang` });
	const post = request(`${inject("connectedSite")}/api/chat-alianzas`, { ...options, agent: false });
	post.on("error", () => {});
	post.end(body);
	const [answer] = await once(post, "response");
	answer.on("error", () => {});
	await once(answer, "data");
	post.destroy();
	const asked = new URL(`/__requests?contains=${mark}`, inject("fakeOpenAI"));
	const aborted = async () => expect(await (await fetch(asked)).json()).toMatchObject([{ aborted: true }]);
	// After 20 seconds without a text it is aborted in any case.
	await vi.waitFor(aborted, { timeout: 15_000, interval: 50 });
});
