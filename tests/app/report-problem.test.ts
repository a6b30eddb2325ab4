import { beforeEach, expect, it, vi } from "vitest";

const stack = `TypeError: Ada
    at render (https://site.example/assets/libraries-Cc2.js:2:20000)
    at https://site.example/assets/route.client-1_a.js:1:5`;
const positions = ["libraries-Cc2.js:2:20000", "route.client-1_a.js:1:5"];
/** As Firefox and Safari write it. */
const otherStack =
	"render@https://site.example/assets/libraries-Cc2.js:2:20000\n@https://site.example/assets/route.client-1_a.js:1:5";

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

it.each([stack, otherStack])("reports where a script failed, once for each document", (text) => {
	reportProblem(failed({ stack: text }));
	reportProblem(failed({}));
	const problem = { name: "TypeError", at: positions, path: "/nosotros", language: "es" };
	expect(sent()).toEqual([["/api/problems", problem]]);
});

it("reports the number of an error of React", () => {
	reportProblem(
		failed({ message: "Minified React error #418; visit https://react.dev/errors/418?args[]=text" }),
	);
	expect(sent()).toMatchObject([["/api/problems", { react: 418 }]]);
});

it.each([
	["an error of an extension", failed({ stack: "at chrome-extension://a/content.js:1:1" })],
	["what is no error", "Ada"],
])("does not report %s", (_, error) => {
	reportProblem(error);
	expect(sendBeacon).not.toHaveBeenCalled();
});

it("is silent where there is nothing to send a report with", () => {
	vi.stubGlobal("navigator", {});
	expect(() => reportProblem(failed({}))).not.toThrow();
});

it("sends nothing from the whistleblower page", () => {
	vi.stubGlobal("location", { pathname: "/en/denuncias" });
	reportProblem(failed({}));
	expect(sendBeacon).not.toHaveBeenCalled();
});
