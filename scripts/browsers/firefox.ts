import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Browser, type Installable, middleOf } from "./browser.ts";

const program = "/usr/bin/firefox-esr";

/** So that it asks nobody for anything but the site. */
const preferences = {
	"app.normandy.enabled": false,
	"app.update.disabledForTesting": true,
	"browser.aboutwelcome.enabled": false,
	"browser.safebrowsing.downloads.remote.enabled": false,
	"browser.shell.checkDefaultBrowser": false,
	"datareporting.policy.dataSubmissionEnabled": false,
	"extensions.update.enabled": false,
	"network.captive-portal-service.enabled": false,
	"network.connectivity-service.enabled": false,
	"services.settings.server": "data:,",
	"toolkit.telemetry.server": "data:,",
};

/** Firefox over WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which it speaks by itself. */
export const firefox: Installable = {
	name: "Firefox",
	packages: "firefox-esr",
	programs: [program],
	async launch(): Promise<Browser> {
		const profile = mkdtempSync(join(tmpdir(), "firefox-"));
		const lines = Object.entries(preferences).map(
			([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
		);
		writeFileSync(join(profile, "user.js"), lines.join(""));
		const child = spawn(
			program,
			["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
			{ stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, HOME: profile } },
		);
		const ended = once(child, "exit");
		const end = async () => {
			child.kill();
			await ended;
			rmSync(profile, { recursive: true, force: true });
		};
		try {
			return await connect(await addressIn(child.stderr), end);
		} catch (error) {
			await end();
			throw error;
		}
	},
};

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
	for await (const line of createInterface({ input: output })) {
		const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
		if (address) {
			output.resume();
			return address;
		}
	}
	throw new Error("Firefox has ended before it could be asked.");
}

interface Answer {
	id?: number;
	method?: string;
	params?: { level?: string; text?: string };
	result?: unknown;
	error?: string;
	message?: string;
}

async function connect(address: string, end: () => Promise<void>): Promise<Browser> {
	const socket = new WebSocket(`${address}/session`);
	await once(socket, "open");
	const waiting = new Map<number, PromiseWithResolvers<unknown>>();
	const complaints: string[] = [];
	socket.addEventListener("message", ({ data }) => {
		const { id, method, params, result, error, message }: Answer = JSON.parse(String(data));
		if (method === "log.entryAdded" && params?.level === "error") complaints.push(params.text ?? "");
		const asked = waiting.get(id ?? -1);
		waiting.delete(id ?? -1);
		if (error) asked?.reject(new Error(`${error}: ${message}`));
		else asked?.resolve(result);
	});
	let last = 0;
	function ask<Result>(method: string, params: object): Promise<Result> {
		last += 1;
		const answer = Promise.withResolvers<unknown>();
		waiting.set(last, answer);
		socket.send(JSON.stringify({ id: last, method, params }));
		return answer.promise as Promise<Result>;
	}

	const { capabilities } = await ask<{ capabilities: Record<string, string> }>("session.new", {
		capabilities: {},
	});
	await ask("session.subscribe", { events: ["log.entryAdded"] });
	const { contexts } = await ask<{ contexts: [{ context: string }] }>("browsingContext.getTree", {});
	const { context } = contexts[0];
	const perform = (id: string, type: string, actions: object[]) =>
		ask("input.performActions", { context, actions: [{ id, type, actions }] });

	const browser: Browser = {
		name: `Firefox ${capabilities.browserVersion}`,
		complaints,
		async goto(url) {
			await ask("browsingContext.navigate", { context, url, wait: "complete" });
		},
		async evaluate(expression) {
			const answer = await ask<{
				result: { value?: string };
				exceptionDetails?: { text: string };
			}>("script.evaluate", {
				expression: `JSON.stringify((${expression}) ?? null)`,
				target: { context },
				awaitPromise: true,
			});
			if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
			return JSON.parse(answer.result.value ?? "null");
		},
		async click(selector) {
			const place = await middleOf(browser, selector);
			await perform("mouse", "pointer", [
				{ type: "pointerMove", ...place },
				{ type: "pointerDown", button: 0 },
				{ type: "pointerUp", button: 0 },
			]);
		},
		async type(text) {
			const keys = [...text].flatMap((value) => [
				{ type: "keyDown", value },
				{ type: "keyUp", value },
			]);
			await perform("keyboard", "key", keys);
		},
		async setSize(width, height) {
			await ask("browsingContext.setViewport", { context, viewport: { width, height } });
		},
		async screenshot() {
			return (await ask<{ data: string }>("browsingContext.captureScreenshot", { context })).data;
		},
		async close() {
			socket.close();
			await end();
		},
	};
	return browser;
}
