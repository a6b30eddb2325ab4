import { Suspense } from "react";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test, vi } from "vitest";
import { pageContext } from "#app/context.ts";
import * as entryServer from "#app/entry.server.tsx";
import * as fakeBuild from "./fake-server-build.ts";

const failure = new Error("It fails.");
const Fails = (): never => {
	throw failure;
};
const ErrorBoundary = () => <html lang="en" />;
const Page = () => (
	<html lang="en">
		<Suspense>
			<Fails />
		</Suspense>
	</html>
);

test.each([
	["a section that fails", 500, [[failure]], Page],
	["a page that fails as a whole", 500, [[failure]], Fails],
	["a method that no page takes, which is no failure", 405, [], Page, "POST"],
])("the site reports %s once, and answers %i", async (_, expected, reported, page, method = "GET") => {
	const module = { default: page, ErrorBoundary };
	const root = { id: "root", path: "" };
	const site = {
		...fakeBuild,
		entry: { module: entryServer },
		routes: { root: { ...root, module } },
		assets: { ...fakeBuild.assets, routes: { root: { ...root, module: "/root.js" } } },
	} as unknown as ServerBuild;
	const onError = vi.fn();
	const settings = { nonce: "", publicApiKey: "key", turnstileSiteKey: undefined };
	const context = new RouterContextProvider();
	context.set(pageContext, { language: "es", ...settings, onError });
	const request = new Request("https://site.example/", { method });
	const response = await createRequestHandler(site, "production")(request, context);
	await response.text();
	expect(response.status).toBe(expected);
	expect(response.headers.get("Content-Language")).toBe("es");
	expect(onError.mock.calls).toEqual(reported);
});
