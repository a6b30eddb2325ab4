import { connect } from "node:net";

/** A request as it goes over the wire, byte for byte: a character is a byte. */
export interface RawRequest {
	/** Request line and header lines, without line ends. */
	head: string[];
	body: Buffer;
	/** True if its head may announce what does not come: then the connection is closed without waiting for long. */
	mayBreakOff: boolean;
}

export interface RawAnswer {
	/** 0 if the connection was closed without an answer. */
	status: number;
	/** Names in lower case. */
	headers: Map<string, string>;
	body: string;
	/** False if the connection was closed, here or there, before the answer's end. */
	whole: boolean;
	ms: number;
}

/** Milliseconds after which a request that may break off does. */
const breakOffMs = 250;

/** Sends a request over a connection of its own and reads the answer; gives up, with what there is, at the time limit. */
export function send(port: number, request: RawRequest, limitMs: number): Promise<RawAnswer> {
	return new Promise((resolve) => {
		const started = performance.now();
		let received = "";
		const socket = connect(port, "127.0.0.1");
		const isHead = request.head[0]?.startsWith("HEAD ") ?? false;
		const finish = () => {
			clearTimeout(timer);
			socket.destroy();
			resolve({ ...parse(received), whole: isWhole(received, isHead), ms: performance.now() - started });
		};
		const timer = setTimeout(finish, request.mayBreakOff ? breakOffMs : limitMs);
		socket.setEncoding("latin1");
		socket.on("data", (text: string) => {
			received += text;
			if (isWhole(received, isHead)) finish();
		});
		socket.on("close", finish);
		// It closes too; what came before counts.
		socket.on("error", () => {});
		socket.write(Buffer.from(`${request.head.join("\r\n")}\r\n\r\n`, "latin1"));
		if (request.body.length > 0) socket.write(request.body);
	});
}

/** Without the interim answers (`100 Continue`) before the answer. */
function withoutInterim(received: string): string {
	return received.replace(/^(?:HTTP\/1\.1 1\d\d[\s\S]*?\r\n\r\n)+/, "");
}

function parse(received: string): Omit<RawAnswer, "whole" | "ms"> {
	const answer = withoutInterim(received);
	const headEnd = answer.indexOf("\r\n\r\n");
	const [statusLine = "", ...lines] = answer.slice(0, headEnd < 0 ? undefined : headEnd).split("\r\n");
	const headers = new Map(
		lines.map((line) => {
			const colon = line.indexOf(":");
			return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
		}),
	);
	const body = headEnd < 0 ? "" : answer.slice(headEnd + 4);
	return {
		status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0),
		headers,
		body: headers.get("transfer-encoding") === "chunked" ? withoutChunks(body) : body,
	};
}

function isWhole(received: string, isHead: boolean): boolean {
	const answer = withoutInterim(received);
	const headEnd = answer.indexOf("\r\n\r\n");
	if (headEnd < 0) return false;
	const head = answer.slice(0, headEnd);
	if (isHead || /^HTTP\/1\.1 (?:204|304)/.test(head)) return true;
	if (/^transfer-encoding: chunked$/im.test(head)) return answer.endsWith("\r\n0\r\n\r\n");
	const length = /^content-length: (\d+)$/im.exec(head)?.[1];
	return length !== undefined && answer.length - headEnd - 4 >= Number(length);
}

function withoutChunks(body: string): string {
	let text = "";
	for (let at = 0; ; ) {
		const lineEnd = body.indexOf("\r\n", at);
		const size = Number.parseInt(body.slice(at, lineEnd), 16);
		if (!(size > 0)) return text;
		text += body.slice(lineEnd + 2, lineEnd + 2 + size);
		at = lineEnd + size + 4;
	}
}
