import { type ComponentType, Suspense } from "react";
import {
	Await,
	createRequestHandler,
	Outlet,
	RouterContextProvider,
	Scripts,
	type ServerBuild,
	useLoaderData,
} from "react-router";
import { expect, it } from "vitest";
import { pageContext } from "#app/context.ts";
import * as entryServer from "#app/entry.server.tsx";
import * as fakeBuild from "./fake-server-build.ts";

const nonce = "0123456789abcdef";

/** A site of one page, with what its loader gives and what it shows. */
function siteWith(loader: () => object, Page: ComponentType): ServerBuild {
	const page = { loader, default: Page };
	const root = {
		default: () => (
			<html lang="en">
				<head>
					<title>Streaming</title>
				</head>
				<body>
					<Outlet />
					<Scripts />
				</body>
			</html>
		),
	};
	return {
		...fakeBuild,
		entry: { module: entryServer },
		routes: {
			root: { id: "root", path: "", module: root },
			page: { id: "page", parentId: "root", index: true, module: page },
		},
		assets: {
			...fakeBuild.assets,
			entry: { imports: [], module: "/entry.js" },
			routes: {
				root: { id: "root", path: "", module: "/root.js" },
				page: { id: "page", parentId: "root", index: true, hasLoader: true, module: "/page.js" },
			},
		},
	} as unknown as ServerBuild;
}

/** Answers a site's page, and tells what the page reported. */
async function answer(site: ServerBuild): Promise<{ response: Response; errors: unknown[] }> {
	const errors: unknown[] = [];
	const context = new RouterContextProvider();
	context.set(pageContext, {
		language: "en",
		nonce,
		publicApiKey: "key",
		turnstileSiteKey: undefined,
		onError: (error) => errors.push(error),
	});
	const request = new Request("https://site.example/");
	return { response: await createRequestHandler(site, "production")(request, context), errors };
}

function Waiting() {
	const { promised } = useLoaderData<{ promised: Promise<string> }>();
	return (
		<main>
			<Suspense fallback={<p>Please wait</p>}>
				<Await resolve={promised}>{(text) => <p>{text}</p>}</Await>
			</Suspense>
		</main>
	);
}

it("sends the page while a promise of its loader is pending, and what was promised after it", async () => {
	const { promise: promised, resolve } = Promise.withResolvers<string>();
	const { response, errors } = await answer(siteWith(() => ({ promised }), Waiting));
	expect(response.headers.get("Content-Language")).toBe("en");
	let html = "";
	for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
		html += part;
		// The promise is kept once the page has said that it waits for it.
		if (html.includes("Please wait")) resolve("The late part");
		else expect(html).not.toContain("The late part");
	}
	expect(html.indexOf("The late part")).toBeGreaterThan(html.indexOf("Please wait"));
	const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
	expect(scripts.length).toBeGreaterThan(2);
	for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
	expect(errors).toEqual([]);
});

const failure = new Error("The section fails.");

function Failing(): never {
	throw failure;
}

function HalfFailing() {
	return (
		<main>
			<p>What is there at once</p>
			<Suspense>
				<Failing />
			</Suspense>
		</main>
	);
}

it("reports a section that fails by itself, and answers 500", async () => {
	const { response, errors } = await answer(siteWith(() => ({}), HalfFailing));
	expect(response.status).toBe(500);
	expect(await response.text()).toContain("What is there at once");
	expect(errors).toEqual([failure]);
});
