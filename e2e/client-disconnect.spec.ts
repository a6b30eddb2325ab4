import { once } from "node:events";
import { request } from "node:http";
import { connectedSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

// A comment is written every five seconds: with it workerd learns that the visitor of a silent model has gone.
test("a visitor who disconnects aborts the request to the model", async ({ visitorAddress }) => {
	const mark = crypto.randomUUID();
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
	post.end(JSON.stringify({ message: `Nets ${mark} #fake:hang` }));
	const [answer] = await once(post, "response");
	answer.on("error", () => {});
	await once(answer, "data");
	post.destroy();
	await expect
		.poll(() => visitor.modelRequests(mark), { timeout: 8000, intervals: [50] })
		.toEqual([expect.objectContaining({ aborted: true })]);
});
