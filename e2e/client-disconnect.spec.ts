/**
 * Visitors who leave in the middle of an analysis, by closing their socket. It is one of workerd's own: the development
 * server's proxy would hold a connection that its visitor has closed until it has written to it twice.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { connectedSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

/** Asks for an analysis, reads until this text has come, and closes the socket. */
async function disconnectAfter(text: string, idea: string, visitorAddress: string): Promise<void> {
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
	post.end(JSON.stringify({ message: idea }));
	const [answer] = await once(post, "response");
	answer.on("error", () => {});
	let received = "";
	for await (const bytes of answer) {
		received += bytes;
		if (received.includes(text)) break;
	}
	post.destroy();
}

test("a visitor who disconnects aborts the model request with the next comment, whatever it was doing", async ({
	visitorAddress,
}) => {
	const leave = async (behaviour: string, text: string) => {
		const mark = randomUUID();
		await disconnectAfter(text, `Nets ${mark} #fake:${behaviour}`, visitorAddress);
		// A comment is written every five seconds: with it workerd learns that the visitor has gone.
		await expect
			.poll(() => visitor.modelRequests(mark), { message: behaviour, timeout: 5500, intervals: [50] })
			.toEqual([expect.objectContaining({ aborted: true })]);
	};
	await Promise.all([
		leave("hang", ": connected"),
		leave("thinks-aloud", ": connected"),
		leave("stall", '"content"'),
		leave("slow", '"content"'),
	]);
});
