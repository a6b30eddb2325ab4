import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
): Promise<Response> {
	const body = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />);
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(body, { headers, status });
}
