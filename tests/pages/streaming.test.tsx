import { type ComponentType, Suspense } from "react";
import {
	Await,
	createRequestHandler,
	RouterContextProvider,
	type ServerBuild,
	useLoaderData,
} from "react-router";
import { expect, it } from "vitest";
import { pageContext } from "#app/context.ts";
import * as entryServer from "#app/entry.server.tsx";
import * as fakeBuild from "./fake-server-build.ts";

/** Answers the only page of a site that shows this, and tells what the page reported. */
async function answer(Page: ComponentType, promised: Promise<string>) {
	const Root = () => (
		<html lang="en">
			<body>
				<p>Please wait</p>
				<Suspense>
					<Page />
				</Suspense>
			</body>
		</html>
	);
	const site = {
		...fakeBuild,
		entry: { module: entryServer },
		routes: { root: { id: "root", path: "", module: { default: Root, loader: () => ({ promised }) } } },
		assets: { ...fakeBuild.assets, routes: { root: { id: "root", path: "", module: "/root.js" } } },
	} as unknown as ServerBuild;
	const errors: unknown[] = [];
	const context = new RouterContextProvider();
	context.set(pageContext, {
		language: "en",
		nonce: "0123456789abcdef",
		publicApiKey: "key",
		turnstileSiteKey: undefined,
		onError: (error) => errors.push(error),
	});
	const request = new Request("https://site.example/");
	return { response: await createRequestHandler(site, "production")(request, context), errors };
}

function Late() {
	const { promised } = useLoaderData<{ promised: Promise<string> }>();
	return <Await resolve={promised}>{(text) => <p>{text}</p>}</Await>;
}

it("sends the page while a promise of its loader is pending, and what was promised after it", async () => {
	const { promise, resolve } = Promise.withResolvers<string>();
	const { response, errors } = await answer(Late, promise);
	expect(response.headers.get("Content-Language")).toBe("en");
	expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
	let html = "";
	for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
		html += part;
		// The promise is kept once the page has said that it waits for it.
		if (html.includes("Please wait")) resolve("The late part");
		else expect(html).not.toContain("The late part");
	}
	expect(html.indexOf("The late part")).toBeGreaterThan(html.indexOf("Please wait"));
	const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
	expect(scripts.length).toBeGreaterThan(0);
	for (const attributes of scripts) expect(attributes).toContain('nonce="0123456789abcdef"');
	expect(errors).toEqual([]);
});

const failure = new Error("The section fails.");

function Failing(): never {
	throw failure;
}

it("reports a section that fails by itself, and answers 500", async () => {
	const { response, errors } = await answer(Failing, Promise.resolve(""));
	expect(response.status).toBe(500);
	expect(await response.text()).toContain("Please wait");
	expect(errors).toEqual([failure]);
});
