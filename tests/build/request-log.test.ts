import { once } from "node:events";
import { request } from "node:http";
import { beforeAll, expect, test, vi } from "vitest";
import { startSite } from "../../e2e/site.ts";
import { call, settings } from "./site.ts";

/** All that workerd and the Worker print. */
const printed: string[] = [];
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
	site = await startSite({
		state: ".wrangler/build-test/log",
		settings,
		onLog: (text) => printed.push(...text.split("\n")),
	});
	return () => site.stop();
});

test("the log has a line for each request, nothing that a visitor typed, and nothing of the whistleblower channel", async () => {
	const ask = async (path: string, init?: RequestInit) => {
		await (await fetch(site.address + path, { redirect: "manual", ...init })).text();
	};
	const logged = () => printed.filter((line) => line.includes('"event":"request"'));
	const marker = `zq${crypto.randomUUID().slice(0, 8)}`;
	const telling = { Referer: `https://${marker}.example`, "User-Agent": marker };
	await ask(`/es/nosotros?q=${marker}`, { headers: telling });
	await ask(`/${marker}.data?q=${marker}`);
	await ask(`/nosotros.data?${marker}`, { method: "POST", body: marker });
	await ask(`/api/${marker}`, { method: "PUT", body: marker });
	await ask(`//${marker}:99999%zz/`);
	await ask(`/%E0%A4%A${marker}`);
	// What follows an encoded "#" can be the id of an analysis, and Cloudflare adds the path to each line.
	for (const path of [`/es/resultados%23${marker}`, "/denuncias", "/es/denuncias.data", "/DENUNCIAS"])
		for (const method of ["GET", "POST"]) await ask(path, { method });
	await ask("/robots.txt");
	await vi.waitFor(() => expect(logged().at(-1)).toContain("/robots.txt"), 10_000);
	expect(logged()).toHaveLength(7);
	expect(printed.join("\n")).not.toMatch(new RegExp(`${marker}|denuncia`, "i"));
});

test("an analysis ends when its visitor disconnects, if it is not stored", async () => {
	const { body, ...options } = call({ message: "Old nets into yarn" });
	const post = request(`${site.address}/api/chat-alianzas`, { ...options, agent: false });
	post.on("error", () => {});
	post.end(body);
	const [answer] = await once(post, "response");
	answer.on("error", () => {});
	await once(answer, "data");
	post.destroy();
	await vi.waitFor(() => expect(printed.join()).toContain("analysis_abandoned"), 10_000);
});
