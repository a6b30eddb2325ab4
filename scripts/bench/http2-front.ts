import { createSecureServer, type IncomingHttpHeaders } from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import { brotliCompressSync, constants as zlib } from "node:zlib";
import { getCertificate } from "@vitejs/plugin-basic-ssl";

/** A server in front of a site, as a delivery network is. */
export interface Front {
	/** `https://127.0.0.1:<port>`, with a self-signed certificate. */
	origin: string;
	stop(): Promise<void>;
}

interface Answer {
	status: number;
	headers: Record<string, string>;
	body: Buffer;
}

/** The quality by which Cloudflare compresses. */
const brotli = { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } };

const compressible = /^text\/|javascript|json|svg/;

/** Headers that describe one connection, or a body that is not yet compressed. */
const notPassedOn = new Set(["connection", "keep-alive", "transfer-encoding", "content-length"]);

/** Serves a site by HTTP/2 over TLS, compressed; it remembers hashed files. */
export async function startFront(site: string): Promise<Front> {
	const certificate = await getCertificate(".wrangler/bench/certificate", "127.0.0.1");
	const files = new Map<string, Promise<Answer>>();
	const server = createSecureServer({ key: certificate, cert: certificate }, async (request, response) => {
		const { url, method, headers } = request;
		try {
			const answer = files.get(url) ?? ask(`${site}${url}`, method, headers);
			if (url.startsWith("/assets/")) files.set(url, answer);
			const { status, headers: own, body } = await answer;
			response.writeHead(status, own).end(body);
		} catch {
			response.stream.close();
		}
	});
	const sockets = new Set<Socket>();
	server.on("connection", (socket: Socket) => {
		sockets.add(socket);
		socket.on("close", () => sockets.delete(socket));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				for (const socket of sockets) socket.destroy();
			}),
	};
}

async function ask(url: string, method: string, asked: IncomingHttpHeaders): Promise<Answer> {
	const response = await fetch(url, {
		method,
		headers: { "Accept-Language": asked["accept-language"] ?? "" },
		redirect: "manual",
	});
	const headers = Object.fromEntries([...response.headers].filter(([name]) => !notPassedOn.has(name)));
	const body = Buffer.from(await response.arrayBuffer());
	const { status } = response;
	if (!compressible.test(headers["content-type"] ?? "") || body.length === 0)
		return { status, headers, body };
	return {
		status,
		headers: { ...headers, "content-encoding": "br" },
		body: brotliCompressSync(body, brotli),
	};
}
