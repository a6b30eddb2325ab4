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

/** Answers the only page of a site: `early` is what it says before its loader's promise resolves, which is once that has arrived. */
async function answer(Page: ComponentType, method = "GET") {
	const { promise, resolve } = Promise.withResolvers<string>();
	const module = {
		default: Page,
		ErrorBoundary: () => <html lang="en" />,
		loader: () => ({ promised: promise }),
	};
	const root = { id: "root", path: "" };
	const site = {
		...fakeBuild,
		entry: { module: entryServer },
		routes: { root: { ...root, module } },
		assets: { ...fakeBuild.assets, routes: { root: { ...root, module: "/root.js" } } },
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
	const request = new Request("https://site.example/", { method });
	const { status, headers, body } = await createRequestHandler(site, "production")(request, context);
	let [early, html] = ["", ""];
	for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
		html += part;
		if (early || !html.includes("Please wait")) continue;
		early = html;
		resolve("The late part");
	}
	return { status, headers, early, html, errors };
}

const pageWith = (Section: ComponentType) => () => (
	<html lang="en">
		<body>
			<p>Please wait</p>
			<Suspense>
				<Section />
			</Suspense>
		</body>
	</html>
);

function Late({ show }: { show?: (text: string) => string }) {
	const { promised } = useLoaderData<{ promised: Promise<string> }>();
	return <Await resolve={promised}>{(text) => <p>{show ? show(text) : text}</p>}</Await>;
}

it("sends the page while a promise of its loader is pending, and what was promised after it", async () => {
	const { headers, early, html, errors } = await answer(pageWith(Late));
	expect(headers.get("Content-Language")).toBe("en");
	expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
	expect(early).not.toContain("The late part");
	expect(html).toContain("The late part");
	expect(html).toMatch(/<script\b/);
	expect(html).not.toMatch(/<script\b(?![^>]* nonce="0123456789abcdef")/);
	expect(errors).toEqual([]);
});

const failure = new Error("It fails.");
const fail = (): never => {
	throw failure;
};

it.each([
	["a section that fails", 500, [failure], pageWith(fail)],
	["a page that fails as a whole", 500, [failure], fail],
	["a section that fails when the page is on its way", 200, [failure], pageWith(() => <Late show={fail} />)],
	["a method that no page takes, which is no failure", 405, [], pageWith(Late), "POST"],
])("reports %s once, and answers %i", async (_, expected, reported, Page, method?: string) => {
	const { status, errors } = await answer(Page, method);
	expect(status).toBe(expected);
	expect(errors).toEqual(reported);
});
