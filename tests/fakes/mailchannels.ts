/**
 * A server that speaks MailChannels' Email API: it checks what it is sent against that API's rules and keeps it.
 * The local part of the reply-to address can ask for a failure (`fail-500@…`), and for how long (`fail-500-once@…`,
 * `fail-500-twice@…`), after which the mail is taken:
 * - `fail-400`, `fail-403`, `fail-500` …: that status
 * - `fail-429_120`, `fail-429_date`: with a Retry-After of 120 seconds, or of a date in ten minutes
 * - `fail-202`, `fail-202_550`: 202 with a failed result, without or with an SMTP reply code as its reason
 * - `fail-html`, `fail-garbage`: a proxy's 502, a 202 that is no JSON
 * - `fail-hang`, `fail-cut`: no answer, a connection that breaks
 * - `fail-lost`: the mail is taken, and then the connection breaks
 * `GET /__mails?to=…&replyTo=…` lists the mails that were taken.
 */
import { setTimeout as delay } from "node:timers/promises";
import { listen, readBody, sendJson } from "./http.ts";

/** The only key that the fake takes. */
export const fakeMailChannelsKey = "test-key";

interface Address {
	email: string;
	name?: string;
}

export interface DeliveredMail {
	to: string[];
	from: Address;
	replyTo?: Address;
	subject: string;
	headers: Record<string, string>;
	text: string;
	html: string;
}

export interface FakeMailChannels {
	/** For MAILCHANNELS_BASE_URL. */
	url: string;
	/** Where `/__mails` is. */
	origin: string;
	mails(): DeliveredMail[];
	/** Fails every mail in a way that an address could ask for (`"500"`, `"hang"`, …), until called without one. */
	fail(way?: string): void;
	close(): Promise<void>;
}

/** Starts the fake; without a port, on a free one. */
export async function startFakeMailChannels({ port = 0 } = {}): Promise<FakeMailChannels> {
	const mails: DeliveredMail[] = [];
	/** Attempts so far, by reply-to address. */
	const attempts = new Map<string, number>();
	let outage: string | undefined;
	const { origin, close } = await listen(port, async (request, response) => {
		const url = new URL(request.url ?? "/", "http://fake");
		if (url.pathname === "/__mails") {
			const to = url.searchParams.get("to");
			const replyTo = url.searchParams.get("replyTo");
			const found = mails.filter(
				(mail) =>
					(to === null || mail.to.includes(to)) && (replyTo === null || mail.replyTo?.email === replyTo),
			);
			const tried = replyTo === null ? undefined : (attempts.get(replyTo) ?? 0);
			return sendJson(response, 200, { count: found.length, attempts: tried, mails: found });
		}
		const body = await readBody(request);
		const refuse = (status: number, ...errors: string[]) => sendJson(response, status, { errors });
		if (url.pathname !== "/tx/v1/send") return refuse(404, "not found");
		if (request.method !== "POST") return refuse(405, "method not allowed");
		if (request.headers["x-api-key"] === undefined) return refuse(401, "missing X-Api-Key");
		if (request.headers["x-api-key"] !== fakeMailChannelsKey) return refuse(403, "invalid api key");
		if (!request.headers["content-type"]?.startsWith("application/json"))
			return refuse(400, "body must be JSON");
		if (Buffer.byteLength(body) > mostBytes) return refuse(413, "payload too large");
		const mail = understand(body);
		if (Array.isArray(mail)) return refuse(400, ...mail);

		const address = mail.replyTo?.email ?? "";
		const attempt = (attempts.get(address) ?? 0) + 1;
		attempts.set(address, attempt);
		const asks = outage ? `fail-${outage}@` : address;
		const script = /^fail-([a-z\d]+)(?:_(\w+))?(?:-(once|twice))?(?:[.+-][^@]*)?@/.exec(asks);
		const [, what, detail, times = ""] = script ?? [];
		const failures = { once: 1, twice: 2 }[times] ?? Number.POSITIVE_INFINITY;
		const results = mail.to.map((_, index) => ({ index, message_id: crypto.randomUUID() }));
		if (what && attempt <= failures) {
			switch (what) {
				case "hang":
					await delay(120_000, undefined, { ref: false });
					return response.destroy();
				case "cut":
					return response.destroy();
				case "html":
					response.writeHead(502, { "Content-Type": "text/html" });
					return response.end("<html><body><h1>502 Bad Gateway</h1></body></html>");
				case "garbage":
					response.writeHead(202, { "Content-Type": "application/json" });
					return response.end("{");
				case "lost":
					mails.push(mail);
					return response.destroy();
				case "202":
					return sendJson(response, 202, {
						request_id: crypto.randomUUID(),
						results: results.map((result) => ({
							...result,
							status: "failed",
							reason: detail ? `${detail} ${detail[0]}.1.1 <${address}> refused` : `${address} refused`,
						})),
					});
				default: {
					const wait = detail === "date" ? new Date(Date.now() + 600_000).toUTCString() : detail;
					const headers = wait === undefined ? {} : { "Retry-After": wait };
					return sendJson(response, Number(what), { errors: [`scripted failure for ${address}`] }, headers);
				}
			}
		}
		mails.push(mail);
		return sendJson(response, 202, {
			request_id: crypto.randomUUID(),
			results: results.map((result) => ({ ...result, status: "sent" })),
		});
	});
	const fail = (way?: string) => {
		outage = way;
	};
	return { url: `${origin}/tx/v1`, origin, mails: () => mails, fail, close };
}

/** Of a message with its headers and attachments. */
const mostBytes = 30_000_000;

interface SendRequest {
	personalizations?: { to?: unknown }[];
	from?: unknown;
	reply_to?: unknown;
	subject?: unknown;
	headers?: unknown;
	content?: { type?: unknown; value?: unknown }[];
}

/** The mail, or every rule that it breaks. Source: MailChannels Email API reference, POST /send. */
function understand(body: string): DeliveredMail | string[] {
	let request: SendRequest;
	try {
		request = JSON.parse(body) as SendRequest;
	} catch {
		return ["body is not JSON"];
	}
	const errors: string[] = [];
	const address = (value: unknown, where: string): Address => {
		const { email, name } = (value ?? {}) as { email?: unknown; name?: unknown };
		if (typeof email !== "string" || !/^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@.]+$/.test(email)) {
			errors.push(`${where}.email is not an e-mail address`);
		}
		if (name !== undefined && (typeof name !== "string" || /\p{Cc}/u.test(name))) {
			errors.push(`${where}.name is not a name`);
		}
		return value as Address;
	};

	const to: string[] = [];
	if (!Array.isArray(request.personalizations) || request.personalizations.length === 0) {
		errors.push("personalizations is required");
	} else if (request.personalizations.length > 1000) {
		errors.push("personalizations has more than 1000 items");
	} else {
		for (const [index, { to: recipients }] of request.personalizations.entries()) {
			if (!Array.isArray(recipients) || recipients.length === 0) {
				errors.push(`personalizations[${index}].to is required`);
			} else {
				for (const recipient of recipients)
					to.push(address(recipient, `personalizations[${index}].to`).email);
			}
		}
	}
	const from = address(request.from, "from");
	const replyTo = request.reply_to === undefined ? undefined : address(request.reply_to, "reply_to");
	const { subject } = request;
	if (typeof subject !== "string" || subject === "" || subject.length > 998 || /[\r\n]/.test(subject)) {
		errors.push("subject must be one line of at most 998 characters");
	}
	const headers = (request.headers ?? {}) as Record<string, string>;
	for (const [name, value] of Object.entries(headers)) {
		if (!/^[\w-]+$/.test(name) || typeof value !== "string" || /[\r\n]/.test(value)) {
			errors.push(`header ${name} is not valid`);
		}
		if (
			/^(from|to|cc|bcc|subject|reply-to|date|message-id|received|dkim-signature|content-.*)$/i.test(name)
		) {
			errors.push(`header ${name} may not be set`);
		}
	}
	const content = Array.isArray(request.content) ? request.content : [];
	if (content.length === 0) errors.push("content is required");
	for (const [index, { value }] of content.entries()) {
		if (typeof value !== "string" || value === "") errors.push(`content[${index}].value is required`);
	}
	if (content.map(({ type }) => type).join() !== "text/plain,text/html") {
		errors.push("content must be text/plain, then text/html");
	}
	if (errors.length > 0) return errors;
	return {
		to,
		from,
		...(replyTo && { replyTo }),
		subject: subject as string,
		headers,
		text: content[0]?.value as string,
		html: content[1]?.value as string,
	};
}
