import { renderToReadableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { pageContext } from "./context.ts";
import { pageStart } from "./page-start.server.ts";
import { PageStartContext } from "./page-start.tsx";

/** Renders a page as a stream. Nothing in a page waits for anything, so that crawlers get it whole too. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const { language, nonce, onError } = context.get(pageContext);
	const start = import.meta.env.DEV ? undefined : await pageStart(routerContext, nonce);
	let responseStatus = status;
	let shellRendered = false;
	const body = await renderToReadableStream(
		<PageStartContext value={start}>
			{/* What starts the page hands over the data, too. */}
			<ServerRouter
				context={start ? { ...routerContext, serverHandoffStream: undefined } : routerContext}
				url={request.url}
				nonce={nonce}
			/>
		</PageStartContext>,
		{
			nonce,
			signal: request.signal,
			onError(error) {
				responseStatus = 500;
				// Errors before the shell reject and come to handleError.
				if (shellRendered) onError(error);
			},
		},
	);
	shellRendered = true;
	headers.set("Content-Type", "text/html; charset=utf-8");
	headers.set("Content-Language", language);
	return new Response(body, { headers, status: responseStatus });
}

/** Takes what fails in loaders and in rendering. The router by itself would print it, with the address in its words. */
export const handleError: HandleErrorFunction = (error, { context }) => {
	// What the router refuses, such as another method, is the visitor's mistake: the answer says it.
	if (!isRouteErrorResponse(error)) context.get(pageContext).onError(error);
};
