import { beforeEach, expect, test, vi } from "vitest";

const stack = `TypeError: Ada
    at render (https://site.example/assets/libraries-Cc2.js:2:20000)
${"    at https://site.example/assets/route.client-1_a.js:1:5\n".repeat(9)}`;
const positions = ["libraries-Cc2.js:2:20000", ...Array(4).fill("route.client-1_a.js:1:5")];
const sendBeacon = vi.fn<(url: string, body: string) => boolean>();
let reportProblem: (error: unknown) => void;

beforeEach(async () => {
	sendBeacon.mockReset();
	vi.stubGlobal("navigator", { sendBeacon });
	vi.stubGlobal("location", { pathname: "/es/nosotros" });
	vi.stubGlobal("document", { documentElement: { lang: "es" } });
	vi.resetModules();
	({ reportProblem } = await import("#app/browser/report-problem.ts"));
});

const failed = (properties: object) => Object.assign(new TypeError("Ada"), { stack }, properties);
const sent = () => sendBeacon.mock.calls.map(([url, body]) => [url, JSON.parse(body)]);

test("a page reports where a script of its own failed, once for each document", () => {
	for (const error of [failed({ stack: "at chrome-extension://a/content.js:1:1" }), "Ada"])
		reportProblem(error);
	const message = "Minified React error #418; visit https://react.dev/errors/418";
	reportProblem(failed({ message }));
	reportProblem(failed({}));
	const problem = { name: "TypeError", at: positions, path: "/nosotros", language: "es", react: 418 };
	expect(sent()).toEqual([["/api/problems", problem]]);
});

test("the whistleblower channel reports nothing, and a page that cannot report does not fail", () => {
	vi.stubGlobal("location", { pathname: "/es/denuncias" });
	reportProblem(failed({}));
	expect(sendBeacon).not.toHaveBeenCalled();
	vi.stubGlobal("navigator", {});
	reportProblem(failed({}));
});
