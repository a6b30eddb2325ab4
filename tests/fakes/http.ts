import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A request to a fake service. */
interface Asked {
	/** Method and path. */
	route: string;
	query: URLSearchParams;
	headers: IncomingHttpHeaders;
	/** undefined if it is no JSON, or says that it is none. */
	body: unknown;
	response: ServerResponse;
	/** Answers with JSON. */
	reply(status: number, value: unknown, headers?: object): void;
}

/**
 * Serves on every local address, so that both `localhost` and `127.0.0.1` reach it; without a port, on a free one. `close` drops
 * every connection, hanging ones too.
 */
export async function serve(port: number, answer: (asked: Asked) => unknown) {
	const server = createServer(async (request, response) => {
		const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://fake");
		const { headers, method } = request;
		const isJson = headers["content-type"]?.startsWith("application/json");
		const body = isJson ? await json(request).catch(() => undefined) : undefined;
		const reply = (status: number, value: unknown, more = {}) => {
			response.writeHead(status, { "Content-Type": "application/json", ...more });
			response.end(JSON.stringify(value));
		};
		await answer({ route: `${method} ${pathname}`, query, headers, body, response, reply });
	});
	await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, resolve));
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

/** The error page of a proxy. */
export function sendErrorPage(response: ServerResponse): void {
	response.writeHead(502, { "Content-Type": "text/html" });
	response.end("<html><body><h1>502 Bad Gateway</h1></body></html>");
}
