/**
 * A server that speaks MailChannels' Email API: it checks what it is sent against that API's rules and keeps it.
 * The local part of the visitor's address, to reply to or at the end of the text, can ask for a failure (`fail-500@…`), also of the first attempt only
 * (`fail-500-once@…`):
 * - `fail-400`, `fail-403`, `fail-500` …: that status
 * - `fail-202`, `fail-202550` …: 202 with a failed result, and its SMTP code
 * - `fail-html`: a proxy's 502
 * `GET /__mails?replyTo=…` lists the mails that were taken of a visitor, and counts the attempts.
 */
import * as z from "zod/mini";
import { sendErrorPage, serve } from "./http.ts";

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

export interface DeliveredMail {
	to: string[];
	from: z.infer<typeof address>;
	replyTo: z.infer<typeof address> | undefined;
	visitor: string;
	subject: string;
	headers: Record<string, string>;
	text: string;
	html: string;
}

/** Starts the fake; without a port, on a free one. */
export async function startFakeMailChannels({ port = 0 } = {}) {
	const mails: DeliveredMail[] = [];
	/** Attempts so far, by the visitor's address. */
	const attempts = new Map<string, number>();
	const { origin, close } = await serve(port, ({ route, query, headers: sent, body, response, reply }) => {
		if (route === "GET /__mails") {
			const asked = query.get("replyTo") ?? "";
			const found = mails.filter(({ visitor }) => visitor === asked);
			return reply(200, { count: found.length, attempts: attempts.get(asked) ?? 0, mails: found });
		}
		const refuse = (status: number, error: string) => reply(status, { errors: [error] });
		if (route !== "POST /tx/v1/send") return refuse(404, "not found");
		if (sent["x-api-key"] !== fakeMailChannelsKey) return refuse(403, "invalid api key");
		const { data, error } = sendRequest.safeParse(body);
		if (!data) return refuse(400, z.prettifyError(error));
		const { from, reply_to: replyTo, subject, headers, personalizations, content } = data;
		const to = personalizations.flatMap((each) => each.to.map(({ email }) => email));
		const [{ value: text }, { value: html }] = content;

		const visitor = replyTo?.email ?? / (\S+@\S+)$/.exec(text)?.[1] ?? "";
		const attempt = (attempts.get(visitor) ?? 0) + 1;
		attempts.set(visitor, attempt);
		const script = /^fail-([a-z\d]+)(?:-(once))?(?:[.+-][^@]*)?@/.exec(visitor);
		const [, what, once] = script ?? [];
		const respond = (result: object) =>
			reply(202, { results: to.map((_, index) => ({ index, message_id: crypto.randomUUID(), ...result })) });
		if (!what || (once && attempt > 1)) {
			mails.push({ to, from, replyTo, visitor, subject, headers, text, html });
			return respond({ status: "sent" });
		}
		if (what === "html") return sendErrorPage(response);
		const reason = what === "202" ? null : `${what.slice(3)} <${visitor}> refused`;
		if (what.startsWith("202")) return respond({ status: "failed", reason });
		refuse(Number(what), `scripted failure for ${visitor}`);
	});
	return { url: `${origin}/tx/v1`, close };
}
