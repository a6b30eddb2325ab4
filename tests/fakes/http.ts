import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/**
 * Serves on every local address, so that both `localhost` and `127.0.0.1` reach it. `close` drops every connection, hanging
 * ones too.
 */
export async function listen(port: number, handle: RequestListener) {
	const server = createServer(handle);
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, resolve);
	});
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

/** The whole body as text. */
export async function readBody(request: IncomingMessage): Promise<string> {
	const pieces: Buffer[] = [];
	for await (const piece of request) pieces.push(piece as Buffer);
	return Buffer.concat(pieces).toString("utf8");
}

/** @returns undefined if the request's Content-Type is not JSON or the text is none */
export function parseJson({ headers }: IncomingMessage, text: string): unknown {
	if (!headers["content-type"]?.startsWith("application/json")) return undefined;
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

export function sendJson(response: ServerResponse, status: number, value: unknown, headers = {}): void {
	response.writeHead(status, { "Content-Type": "application/json", ...headers });
	response.end(JSON.stringify(value));
}

/** The error page of a proxy. */
export function sendErrorPage(response: ServerResponse): void {
	response.writeHead(502, { "Content-Type": "text/html" });
	response.end("<html><body><h1>502 Bad Gateway</h1></body></html>");
}

/** Does not respond for two minutes, longer than any client waits. */
export async function hang(response: ServerResponse): Promise<void> {
	await delay(120_000, undefined, { ref: false });
	response.destroy();
}
