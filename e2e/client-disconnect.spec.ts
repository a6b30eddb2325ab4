import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { connectedSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

/** Asks for an analysis, and closes the socket once the stream contains the text. */
async function leaveAfter(text: string, message: string, visitorAddress: string): Promise<void> {
	const post = request(`${connectedSite}/api/chat-alianzas`, {
		method: "POST",
		agent: false,
		headers: {
			Authorization: "Bearer end-to-end",
			"Content-Type": "application/json",
			"CF-Connecting-IP": visitorAddress,
		},
	});
	post.on("error", () => {});
	post.end(JSON.stringify({ message }));
	const [answer] = await once(post, "response");
	answer.on("error", () => {});
	let received = "";
	for await (const bytes of answer) {
		received += bytes;
		if (received.includes(text)) break;
	}
	post.destroy();
}

// A comment is written every five seconds: with it workerd learns that the visitor of a silent model has gone.
for (const [model, behaviour, text] of [
	["a silent model", "hang", ": connected"],
	["a model that writes", "slow", '"content"'],
] as const) {
	test(`a visitor who disconnects aborts the request to ${model}`, async ({ visitorAddress }) => {
		const mark = randomUUID();
		await leaveAfter(text, `Nets ${mark} #fake:${behaviour}`, visitorAddress);
		await expect
			.poll(() => visitor.modelRequests(mark), { timeout: 8000, intervals: [50] })
			.toEqual([expect.objectContaining({ aborted: true })]);
	});
}
