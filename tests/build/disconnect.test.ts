import { once } from "node:events";
import { request } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { startSite } from "../../e2e/site.ts";
import { call, newFolder, settings } from "./site.ts";

test("an analysis that is not stored ends when its visitor disconnects, which is logged with the id of its request", async () => {
	const printed: string[] = [];
	const site = await startSite({ state: newFolder(), settings, onLog: (text) => printed.push(text) });
	onTestFinished(() => site.stop());
	const { body, ...options } = call({ message: "Old nets into yarn" });
	const post = request(`${site.address}/api/chat-alianzas`, { ...options, agent: false });
	post.on("error", () => {});
	post.end(body);
	const [answer] = await once(post, "response");
	answer.on("error", () => {});
	await once(answer, "data");
	post.destroy();
	await vi.waitFor(() => expect(printed.join()).toContain('"analysis_abandoned","request":'), 10_000);
});
