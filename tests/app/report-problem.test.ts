import { beforeEach, expect, test, vi } from "vitest";

const stack = `TypeError: Ada
    at render (https://site.example/assets/libraries-Cc2.js:2:20000)
    at https://site.example/assets/route.client-1_a.js:1:5`;
const positions = ["libraries-Cc2.js:2:20000", "route.client-1_a.js:1:5"];
/** As Firefox and Safari write it. */
const otherStack = stack
	.replaceAll("    at render (", "render@")
	.replaceAll("    at ", "@")
	.replaceAll(")", "");

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

test.each([stack, otherStack])("a page reports where a script failed, once for each document", (text) => {
	const message = "Minified React error #418; visit https://react.dev/errors/418";
	reportProblem(failed({ stack: text, message }));
	reportProblem(failed({}));
	const problem = { name: "TypeError", at: positions, path: "/nosotros", language: "es", react: 418 };
	expect(sent()).toEqual([["/api/problems", problem]]);
});

test("a page reports neither an error of an extension nor what is no error", () => {
	for (const error of [failed({ stack: "at chrome-extension://a/content.js:1:1" }), "Ada"])
		reportProblem(error);
	expect(sendBeacon).not.toHaveBeenCalled();
});
