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
