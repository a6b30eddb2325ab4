import { globSync } from "node:fs";
import {
	createSecureServer,
	constants as http2,
	type IncomingHttpHeaders,
	type ServerHttp2Stream,
} from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { brotliCompressSync, createBrotliCompress, constants as zlib } from "node:zlib";
import { getCertificate } from "@vitejs/plugin-basic-ssl";

/** A server in front of the site, as a delivery network is. */
export interface Front {
	/** `https://127.0.0.1:<port>`, with a certificate that nobody has signed. */
	origin: string;
	stop(): Promise<void>;
}

interface Behind {
	/** What answers for pages. */
	pages: string;
	/** What answers for everything that looks like a file. */
	files: string;
}

/** An answer that is ready to be sent. */
interface Ready {
	headers: Record<string, string | number>;
	body: Buffer;
}

/** Of Brotli, as Cloudflare compresses on the way. */
const qualityOnTheWay = 4;

const compressible = /^text\/|javascript|json|svg/;

/** Headers that describe one connection, or a body that is not yet compressed. */
const notPassedOn = new Set(["connection", "keep-alive", "transfer-encoding", "content-length"]);

/**
 * Serves a site by HTTP/2 over TLS, compressed: hashed files as well as Brotli can, beforehand; everything else by Brotli
 * 4, while it passes.
 */
export async function startFront(behind: Behind): Promise<Front> {
	const certificate = await getCertificate(".wrangler/bench/certificate", "127.0.0.1");
	const ready = await compressAssets(behind.files);
	const server = createSecureServer({ key: certificate, cert: certificate });
	const sockets = new Set<Socket>();
	server.on("connection", (socket: Socket) => {
		sockets.add(socket);
		socket.on("close", () => sockets.delete(socket));
	});
	server.on("stream", (stream, headers) => {
		// A browser that leaves a page takes back what it has asked for.
		stream.on("error", () => {});
		answer(stream, headers, behind, ready).catch(() => stream.close(http2.NGHTTP2_INTERNAL_ERROR));
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

async function answer(
	stream: ServerHttp2Stream,
	asked: IncomingHttpHeaders,
	behind: Behind,
	ready: Map<string, Ready>,
): Promise<void> {
	const path = asked[":path"] as string;
	const kept = ready.get(path);
	if (kept) {
		stream.respond(kept.headers);
		stream.end(kept.body);
		return;
	}
	const response = await fetch(`${/\.\w+$/.test(path) ? behind.files : behind.pages}${path}`, {
		method: asked[":method"] as string,
		headers: { "Accept-Language": asked["accept-language"] ?? "" },
		redirect: "manual",
	});
	const headers = passedOn(response);
	if (!response.body) {
		stream.respond(headers, { endStream: true });
		return;
	}
	const body = Readable.from(response.body);
	if (!compressible.test(response.headers.get("Content-Type") ?? "")) {
		stream.respond(headers);
		await pipeline(body, stream);
		return;
	}
	stream.respond({ ...headers, "content-encoding": "br" });
	const brotli = createBrotliCompress({ params: { [zlib.BROTLI_PARAM_QUALITY]: qualityOnTheWay } });
	await pipeline(body, brotli, stream);
}

/** The hashed files of the build, by their path. */
async function compressAssets(files: string): Promise<Map<string, Ready>> {
	const ready = new Map<string, Ready>();
	for (const file of globSync("assets/*", { cwd: "build/client" })) {
		const response = await fetch(`${files}/${file}`);
		if (!response.ok) throw new Error(`/${file} is answered by ${response.status}`);
		const headers = passedOn(response);
		const body = Buffer.from(await response.arrayBuffer());
		ready.set(
			`/${file}`,
			compressible.test(response.headers.get("Content-Type") ?? "")
				? { headers: { ...headers, "content-encoding": "br" }, body: brotliCompressSync(body) }
				: { headers, body },
		);
	}
	return ready;
}

function passedOn(response: Response): Record<string, string | number> {
	const kept = [...response.headers].filter(([name]) => !notPassedOn.has(name));
	return { ":status": response.status, ...Object.fromEntries(kept) };
}
