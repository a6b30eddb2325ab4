import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { pageContext } from "./context.ts";
import { getI18n } from "./i18n/resources.server.ts";
import { NonceContext } from "./styles/styles.tsx";

/** How long a promise in a loader's data may take, in milliseconds. */
export const streamTimeout = 5000;

/**
 * Renders a page as a stream: what a loader has promised follows when it is there. What is ready goes out in one piece,
 * in its place, so that the sections which hydrate by themselves (`Suspense`) are read without JavaScript too.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const { language, nonce, onError } = context.get(pageContext);
	let responseStatus = status;
	let shellRendered = false;
	const shellErrors: unknown[] = [];
	const body = await renderToReadableStream(
		<I18nextProvider i18n={getI18n(language)}>
			<NonceContext value={nonce}>
				<ServerRouter context={routerContext} url={request.url} nonce={nonce} />
			</NonceContext>
		</I18nextProvider>,
		{
			...(nonce && { nonce: { script: nonce, style: nonce } }),
			// In bytes. React moves what is beyond it to the end of the page, and back to its place by a script.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			signal: request.signal,
			onError(error) {
				responseStatus = 500;
				// One that takes the shell along rejects and comes to handleError; one in a Suspense boundary comes here only.
				if (shellRendered) onError(error);
				else shellErrors.push(error);
			},
		},
	);
	shellRendered = true;
	for (const error of shellErrors) onError(error);
	headers.set("Content-Type", "text/html; charset=utf-8");
	headers.set("Content-Language", language);
	return new Response(body, { headers, status: responseStatus });
}

/** Takes what fails in loaders and in rendering. The router by itself would print it, with the address in its words. */
export const handleError: HandleErrorFunction = (error, { context }) => {
	// What the router refuses, such as another method, is the visitor's mistake: the answer says it.
	if (!isRouteErrorResponse(error)) context.get(pageContext).onError(error);
};
