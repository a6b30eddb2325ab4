import { expect, onTestFinished, test, vi } from "vitest";
import { startSite } from "../../e2e/site.ts";
import { newFolder, settings } from "./site.ts";

/** All that workerd and the Worker print, of ordinary, hostile and confidential requests. */
test("the log has a line for each request, nothing that a visitor typed, and nothing of the whistleblower channel", async () => {
	const printed: string[] = [];
	const site = await startSite({
		state: newFolder(),
		settings,
		onLog: (text) => printed.push(...text.split("\n")),
	});
	onTestFinished(() => site.stop());
	const ask = async (path: string, init?: RequestInit) => {
		const response = await fetch(site.address + path, { redirect: "manual", ...init });
		await response.text();
		return response.headers.get("X-Request-Id");
	};
	/** Waits for the line of the response with this id. */
	const lineOf = (id: string | null) =>
		vi.waitFor(() => {
			const found = printed.filter((line) => line.includes('"event":"request"') && line.includes(`"${id}"`));
			expect(found).toHaveLength(1);
			return JSON.parse(found[0]?.replace(/^[^{]*/, "") ?? "");
		});

	const page = { method: "GET", route: "/nosotros", status: 200 };
	expect(await lineOf(await ask("/es/nosotros?q=ada"))).toMatchObject(page);
	const marker = `zq${crypto.randomUUID().slice(0, 8)}`;
	for (const [path, init] of [
		[`/${marker}.data?q=${marker}`, {}],
		[`/nosotros.data?${marker}`, { method: "POST", body: marker }],
		[`/api/${marker}`, { method: "PUT", body: marker }],
		[`//${marker}:99999%zz/`, {}],
		[`/%E0%A4%A${marker}`, { headers: { Referer: `https://${marker}.example`, "User-Agent": marker } }],
	] as const) {
		expect(String((await lineOf(await ask(path, init))).status), path).toMatch(/^4\d\d$/);
	}
	const before = printed.length;
	// What follows an encoded "#" can be the id of an analysis, and Cloudflare adds the path to each line.
	const silent = [`/es/resultados%23${marker}`, "/denuncias", "/es/denuncias.data", "/DENUNCIAS"];
	for (const path of silent)
		for (const method of ["GET", "POST"]) expect(await ask(path, { method }), `${method} ${path}`).toBeNull();
	await lineOf(await ask("/robots.txt"));
	expect(printed.slice(before).filter(Boolean)).toHaveLength(1);
	expect(printed.join("\n")).not.toMatch(new RegExp(`${marker}|denuncia`, "i"));
});
