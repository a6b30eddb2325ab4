import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { createServer } from "node:net";
import { type Browser, type Installable, middleOf, until } from "./browser.ts";

const driver = "/usr/bin/WebKitWebDriver";
const display = "/usr/bin/xvfb-run";
const miniBrowsers = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser";
const [miniBrowser = miniBrowsers] = globSync(miniBrowsers);

/** WebKitGTK over WebDriver (https://www.w3.org/TR/webdriver2/), on a display of its own. */
export const webkit: Installable = {
	name: "WebKit",
	packages: "webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb xauth",
	programs: [driver, display, miniBrowser],
	async launch(): Promise<Browser> {
		const port = await freePort();
		// A group of its own: the display, the driver and the browser end together.
		const child = spawn(display, ["-a", "-s", "-screen 0 1400x1000x24", driver, `--port=${port}`], {
			stdio: "ignore",
			detached: true,
			env: { ...process.env, GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1" },
		});
		const ended = once(child, "exit");
		const end = async () => {
			if (child.pid) process.kill(-child.pid);
			await ended;
		};
		try {
			return await connect(`http://127.0.0.1:${port}`, end);
		} catch (error) {
			await end();
			throw error;
		}
	},
};

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	await once(server, "close");
	if (typeof address !== "object" || !address) throw new Error("no port is free");
	return address.port;
}

/** The key under which WebDriver gives an element: "web element identifier". */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

async function connect(address: string, end: () => Promise<void>): Promise<Browser> {
	await until("WebKit's driver", () =>
		fetch(`${address}/status`).then(
			({ ok }) => ok,
			() => false,
		),
	);
	async function ask<Value>(method: string, path: string, body?: object): Promise<Value> {
		const response = await fetch(`${address}${path}`, {
			method,
			...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
		});
		const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
		if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
		return value;
	}

	const { sessionId, capabilities } = await ask<{
		sessionId: string;
		capabilities: Record<string, string>;
	}>("POST", "/session", {
		capabilities: {
			alwaysMatch: { "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] } },
		},
	});
	const session = `/session/${sessionId}`;

	const browser: Browser = {
		name: `WebKitGTK ${capabilities.browserVersion}`,
		async goto(url) {
			await ask("POST", `${session}/url`, { url });
		},
		async evaluate(expression) {
			const script = `return JSON.stringify((${expression}) ?? null)`;
			return JSON.parse(await ask<string>("POST", `${session}/execute/sync`, { script, args: [] }));
		},
		async click(selector) {
			await middleOf(browser, selector);
			const element = await ask<Record<string, string>>("POST", `${session}/element`, {
				using: "css selector",
				value: selector,
			});
			await ask("POST", `${session}/element/${element[elementKey]}/click`, {});
		},
		async type(text) {
			const actions = [...text].flatMap((value) => [
				{ type: "keyDown", value },
				{ type: "keyUp", value },
			]);
			await ask("POST", `${session}/actions`, { actions: [{ id: "keyboard", type: "key", actions }] });
		},
		async setSize(width, height) {
			await ask("POST", `${session}/window/rect`, { width, height });
		},
		screenshot: () => ask("GET", `${session}/screenshot`),
		async close() {
			await ask("DELETE", session).catch(() => {});
			await end();
		},
	};
	return browser;
}
