import { loggedSite, ports } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";
import { serveSite } from "./site.ts";

/** All that workerd and the Worker print, of ordinary, hostile and confidential requests. */
test("the log has a line for each request, nothing that a visitor typed, and nothing of the whistleblower channel", async () => {
	const printed: string[] = [];
	const server = await serveSite("built-in", ports.logged, {
		onLog: (text) => printed.push(...text.split("\n")),
	});
	const lines = () =>
		printed.flatMap(
			(line) =>
				/\{"event".*\}$/.exec(line)?.map((found) => JSON.parse(found) as Record<string, unknown>) ?? [],
		);
	const ask = async (address: string, init?: RequestInit) => {
		const response = await fetch(`${loggedSite}${address}`, { redirect: "manual", ...init });
		await response.text();
		return response.headers.get("X-Request-Id");
	};
	/** Asks, and gives the line with the id of the response. */
	const lineOf = async (address: string, init?: RequestInit) => {
		const id = await ask(address, init);
		expect(id, address).toMatch(/^[\da-f-]{36}$/);
		const own = () => lines().filter((line) => line.event === "request" && line.request === id);
		await expect.poll(() => own().length, `lines about ${address}`).toBe(1);
		return own()[0];
	};
	try {
		const page = { method: "GET", route: "/nosotros", status: 200 };
		expect(await lineOf("/es/nosotros?q=ada")).toMatchObject(page);

		const marker = `zq${crypto.randomUUID().slice(0, 8)}`;
		for (const [address, init] of [
			[`/${marker}.data?q=${marker}`, {}],
			[`/nosotros.data?${marker}`, { method: "POST", body: marker }],
			[`/api/${marker}`, { method: "PUT", body: marker }],
			[`//${marker}:99999%zz/`, {}],
			[`/%E0%A4%A${marker}`, { headers: { Referer: `https://${marker}.example`, "User-Agent": marker } }],
		] as const) {
			expect(String((await lineOf(address, init))?.status), address).toMatch(/^4\d\d$/);
		}
		// What follows an encoded "#" can be the id of an analysis, and Cloudflare adds the path to each line.
		for (const address of [`/es/resultados%23${marker}`, `/nowhere%2523${marker}`])
			expect(await ask(address), address).toBeNull();
		expect(printed.join("\n")).not.toContain(marker);

		const before = lines().length;
		for (const address of ["/denuncias", "/es/denuncias.data", "/DENUNCIAS"]) {
			for (const method of ["GET", "POST"]) {
				expect(await ask(address, { method }), `${method} ${address}`).toBeNull();
			}
		}
		await lineOf("/robots.txt");
		expect(lines()).toHaveLength(before + 1);
		expect(printed.join("\n")).not.toMatch(/denuncia/i);
	} finally {
		await server.stop();
	}
});
