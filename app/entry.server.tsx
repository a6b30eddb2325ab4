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

/**
 * Renders a page as a stream. Content inside `Suspense` that is ready is sent in place, so that it is readable without
 * JavaScript; promises in loader data follow when they resolve.
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
			// In bytes. React would move longer Suspense content to the end of the page and put it in place by a script.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			signal: request.signal,
			onError(error) {
				responseStatus = 500;
				// Errors that fail the shell reject and reach handleError too; those within a Suspense boundary only come here.
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

/** Reports errors of loaders and rendering. React Router's default would log them with the request's URL. */
export const handleError: HandleErrorFunction = (error, { context }) => {
	// The router's own error responses, such as 405, are client errors.
	if (!isRouteErrorResponse(error)) context.get(pageContext).onError(error);
};
