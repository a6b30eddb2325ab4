import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A running fake. */
export interface Listening {
	/** `http://127.0.0.1:<port>` */
	origin: string;
	/** Stops it and drops every connection, hanging ones too. */
	close(): Promise<void>;
}

/** Serves on every local address, so that both `localhost` and `127.0.0.1` reach it. */
export async function listen(port: number, handle: RequestListener): Promise<Listening> {
	const server = createServer(handle);
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, resolve);
	});
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close: () =>
			new Promise((resolve) => {
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

export function sendJson(response: ServerResponse, status: number, value: unknown, headers = {}): void {
	response.writeHead(status, { "Content-Type": "application/json", ...headers });
	response.end(JSON.stringify(value));
}
