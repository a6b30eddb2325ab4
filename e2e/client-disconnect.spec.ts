import { once } from "node:events";
import { request } from "node:http";
import { connectedSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

const headers = (visitorAddress: string) => ({
	Authorization: "Bearer end-to-end",
	"Content-Type": "application/json",
	"CF-Connecting-IP": visitorAddress,
});

/** Requests an analysis, and breaks the connection after the first bytes. */
async function requestAndLeave(visitorAddress: string, body: object): Promise<void> {
	const post = request(`${connectedSite}/api/chat-alianzas`, {
		method: "POST",
		agent: false,
		headers: headers(visitorAddress),
	});
	post.on("error", () => {});
	post.end(JSON.stringify(body));
	const [answer] = await once(post, "response");
	answer.on("error", () => {});
	await once(answer, "data");
	post.destroy();
}

// A comment is written every five seconds: with it workerd learns that the visitor of a silent model has gone.
test("a visitor who disconnects aborts the request to the model", async ({ visitorAddress }) => {
	const mark = crypto.randomUUID();
	await requestAndLeave(visitorAddress, { message: `Nets ${mark} #fake:hang` });
	await expect
		.poll(() => visitor.modelRequests(mark), { timeout: 8000, intervals: [50] })
		.toEqual([expect.objectContaining({ aborted: true })]);
});

test("the analysis of a stored idea is written on after a disconnect, and then given", async ({
	page,
	visitorAddress,
}) => {
	const mark = crypto.randomUUID();
	const post = async (endpoint: string, data: object) =>
		page.request.post(`${connectedSite}/api/${endpoint}`, { headers: headers(visitorAddress), data });
	const idea = { email: visitor.uniqueEmail(), message: `Nets ${mark} #fake:half` };
	const { id } = (await (await post("analysis-requests", idea)).json()) as { id: string };
	await requestAndLeave(visitorAddress, { id });
	await visitor.continueAnalysis(mark);
	expect(await (await post("chat-alianzas", { id })).text()).toContain("data: [DONE]");
	expect(await visitor.modelRequests(mark)).toEqual([expect.objectContaining({ aborted: false })]);
});
