/**
 * A server that speaks MailChannels' Email API: it checks what it is sent against that API's rules and keeps it.
 * The local part of the reply-to address can ask for a failure (`fail-500@…`), also of the first attempt only
 * (`fail-500-once@…`):
 * - `fail-400`, `fail-403`, `fail-500` …: that status
 * - `fail-429_120`, `fail-429_date`: with a Retry-After of 120 seconds, or of a date in ten minutes
 * - `fail-202`, `fail-202_550`: 202 with a failed result, without or with an SMTP reply code as its reason
 * - `fail-html`, `fail-garbage`: a proxy's 502, a 202 that is no JSON
 * - `fail-hang`, `fail-cut`: no answer, a connection that breaks
 * - `fail-lost`: the mail is taken, and then the connection breaks
 * `GET /__mails?replyTo=…` lists the mails that were taken of a visitor, and counts the attempts.
 */
import * as z from "zod/mini";
import { hang, listen, parseJson, readBody, sendErrorPage, sendJson } from "./http.ts";

/** The only key that the fake takes. */
export const fakeMailChannelsKey = "test-key";

const address = z.strictObject({
	email: z.string().check(z.regex(/^[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d-]+\.)+[a-z\d-]+$/i)),
	name: z.optional(z.string().check(z.regex(/^\P{Cc}*$/u))),
});
const notEmpty = z.string().check(z.minLength(1));
const oneLine = z.string().check(z.regex(/^[^\r\n]+$/), z.maxLength(998));
/** No header that the service sets itself. */
const reserved = "from|to|cc|bcc|subject|reply-to|date|message-id|received|dkim-signature|content-.*";
const headerName = z.string().check(z.regex(new RegExp(`^(?!(${reserved})$)[\\w-]+$`, "i")));

/** Source: MailChannels Email API reference, POST /send. */
const sendRequest = z.strictObject({
	personalizations: z
		.array(z.strictObject({ to: z.array(address).check(z.minLength(1)) }))
		.check(z.minLength(1), z.maxLength(1000)),
	from: address,
	reply_to: z.optional(address),
	subject: oneLine,
	headers: z.record(headerName, oneLine),
	content: z.tuple([
		z.strictObject({ type: z.literal("text/plain"), value: notEmpty }),
		z.strictObject({ type: z.literal("text/html"), value: notEmpty }),
	]),
});

type Address = z.infer<typeof address>;

export interface DeliveredMail {
	to: string[];
	from: Address;
	replyTo: Address | undefined;
	subject: string;
	headers: Record<string, string>;
	text: string;
	html: string;
}

/** Starts the fake; without a port, on a free one. */
export async function startFakeMailChannels({ port = 0 } = {}) {
	const mails: DeliveredMail[] = [];
	/** Attempts so far, by reply-to address. */
	const attempts = new Map<string, number>();
	const { origin, close } = await listen(port, async (request, response) => {
		const url = new URL(request.url ?? "/", "http://fake");
		if (url.pathname === "/__mails") {
			const visitor = url.searchParams.get("replyTo") ?? "";
			const found = mails.filter(({ replyTo }) => replyTo?.email === visitor);
			const tried = attempts.get(visitor) ?? 0;
			return sendJson(response, 200, { count: found.length, attempts: tried, mails: found });
		}
		const body = await readBody(request);
		const refuse = (status: number, error: string) => sendJson(response, status, { errors: [error] });
		if (request.method !== "POST" || url.pathname !== "/tx/v1/send") return refuse(404, "not found");
		if (request.headers["x-api-key"] !== fakeMailChannelsKey) return refuse(403, "invalid api key");
		const { data, error } = sendRequest.safeParse(parseJson(request, body));
		if (!data) return refuse(400, z.prettifyError(error));
		const [text, html] = data.content;
		const mail: DeliveredMail = {
			to: data.personalizations.flatMap(({ to }) => to.map(({ email }) => email)),
			from: data.from,
			replyTo: data.reply_to,
			subject: data.subject,
			headers: data.headers,
			text: text.value,
			html: html.value,
		};

		const address = mail.replyTo?.email ?? "";
		const attempt = (attempts.get(address) ?? 0) + 1;
		attempts.set(address, attempt);
		const script = /^fail-([a-z\d]+)(?:_(\w+))?(?:-(once))?(?:[.+-][^@]*)?@/.exec(address);
		const [, what, detail, once] = script ?? [];
		const respond = (result: object) => {
			const results = mail.to.map((_, index) => ({ index, message_id: crypto.randomUUID(), ...result }));
			sendJson(response, 202, { request_id: crypto.randomUUID(), results });
		};
		if (!what || (once && attempt > 1)) {
			mails.push(mail);
			return respond({ status: "sent" });
		}
		switch (what) {
			case "hang":
				return hang(response);
			case "cut":
				return response.destroy();
			case "lost":
				mails.push(mail);
				return response.destroy();
			case "html":
				return sendErrorPage(response);
			case "garbage":
				response.writeHead(202, { "Content-Type": "application/json" });
				return response.end("{");
			case "202": {
				const code = detail ? `${detail} ${detail[0]}.1.1 ` : "";
				return respond({ status: "failed", reason: `${code}<${address}> refused` });
			}
			default: {
				const wait = detail === "date" ? new Date(Date.now() + 600_000).toUTCString() : detail;
				const headers = wait === undefined ? {} : { "Retry-After": wait };
				return sendJson(response, Number(what), { errors: [`scripted failure for ${address}`] }, headers);
			}
		}
	});
	return { url: `${origin}/tx/v1`, close };
}
