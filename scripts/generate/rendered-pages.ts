import tailwindcss from "@tailwindcss/vite";
import { chromium, type Page } from "playwright";
import { createServer } from "vite";
import { launchOptions } from "../../e2e/browser.ts";

interface RenderedPages<Components> {
	/** The loaded module. */
	components: Components;
	/** Shows an HTML document, whose paths are those of the repository, with its styles and fonts. */
	show: (html: string) => Promise<Page>;
}

/**
 * Loads a module of components with Vite, and shows what it renders in a browser.
 *
 * @param module path of the module from the root of the repository
 * @param viewport size of the page in pixels
 * @param draw what to do with the components; server and browser run until it has finished
 */
export async function withRenderedPages<Components>(
	module: string,
	viewport: { width: number; height: number },
	draw: (pages: RenderedPages<Components>) => Promise<void>,
): Promise<void> {
	const server = await createServer({
		configFile: false,
		appType: "custom",
		logLevel: "warn",
		server: { host: "127.0.0.1", port: 0, hmr: false, watch: null },
		plugins: [tailwindcss()],
	});
	await server.listen();
	const [address = ""] = server.resolvedUrls?.local ?? [];
	const browser = await chromium.launch(await launchOptions());
	try {
		const page = await browser.newPage({ viewport, colorScheme: "light" });
		await draw({
			components: (await server.ssrLoadModule(module)) as Components,
			show: async (html) => {
				await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: html }));
				await page.goto(address, { waitUntil: "networkidle" });
				await page.evaluate(() => document.fonts.ready);
				return page;
			},
		});
	} finally {
		await browser.close();
		await server.close();
	}
}
