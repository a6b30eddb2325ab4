import { fillInAll } from "#app/i18n/fill-in-all.ts";
import { formatDate } from "#app/i18n/format.ts";
import words from "#app/locales/es/mail.ts";
import type { StoredIdea } from "#worker/db/analysis-requests.ts";
import type { StoredContactMessage } from "#worker/db/contact-messages.ts";
import type { Mail } from "./mailchannels.ts";

/** The mail that tells the team of an idea. The team is in Barcelona and reads Spanish. */
export function ideaMail(idea: StoredIdea): Mail {
	return compose(words.idea, words.idea.subject, idea, [[words.email, idea.email]]);
}

/** The mail that tells the team of a contact message. */
export function contactMail(message: StoredContactMessage): Mail {
	const name = oneLine(message.name);
	return compose(words.contact, fillInAll(words.contact.subject, { name }), message, [
		[words.name, name],
		[words.email, message.email],
		...(message.company ? [[words.company, oneLine(message.company)] as const] : []),
	]);
}

function compose(
	kind: { intro: string; message: string },
	subject: string,
	row: { id: string; email: string; message: string; createdAt: number; name?: string },
	fields: (readonly [label: string, value: string])[],
): Mail {
	const details = [
		...fields,
		[words.received, formatDate(new Date(row.createdAt).toISOString(), "es")],
		[words.id, row.id],
	] as const;
	const text = [
		kind.intro,
		"",
		...details.map(([label, value]) => `${label}: ${value}`),
		"",
		`${kind.message}:`,
		// Quoted, so that no line of the visitor's can pass for one of ours.
		...row.message.split(/\r\n|\r|\n/).map((line) => `> ${line}`),
		"",
		words.reply,
	].join("\n");
	const html = [
		'<!doctype html><html lang="es"><head><meta charset="utf-8"><title>',
		escapeHtml(subject),
		'</title></head><body style="font-family:sans-serif;line-height:1.5;color:#1c2320">',
		`<p>${escapeHtml(kind.intro)}</p><table cellpadding="4">`,
		...details.map(
			([label, value]) =>
				`<tr><th align="left" scope="row">${escapeHtml(label)}</th><td><bdi>${escapeHtml(value)}</bdi></td></tr>`,
		),
		`</table><p><strong>${escapeHtml(kind.message)}</strong></p>`,
		`<blockquote dir="auto" style="white-space:pre-wrap;margin:0;padding-left:1em;border-left:3px solid #9db4a6">`,
		escapeHtml(row.message),
		`</blockquote><p>${escapeHtml(words.reply)}</p></body></html>`,
	].join("");
	const name = row.name === undefined ? undefined : oneLine(row.name);
	return { subject, text, html, replyTo: { email: row.email, ...(name && { name }) } };
}

/** For what goes into a header or a labelled line: no line breaks, control or direction-changing characters. */
function oneLine(value: string): string {
	return value
		.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, " ")
		.replace(/ {2,}/g, " ")
		.trim();
}

function escapeHtml(value: string): string {
	return value
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#39;");
}
