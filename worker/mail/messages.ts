import { html } from "hono/html";
import { createI18n } from "#app/i18n/create-i18n.ts";
import { locales } from "#app/i18n/format.ts";
import { absoluteUrl } from "#app/i18n/localized-paths.ts";
import mail from "#app/locales/es/mail.ts";
import { analysisHash } from "#app/schemas/analysis-address.ts";
import {
	contactMessages,
	contentColumns,
	ideas,
	type StoredContactMessage,
	type StoredIdea,
} from "#worker/db/schema.ts";
import { languageOf } from "#worker/text-language.ts";
import type { Email } from "./mailchannels.ts";

/** The team is in Barcelona and reads Spanish. */
const t = createI18n("es", { mail }, {}, false).getFixedT("es", "mail");
const teamTime = new Intl.DateTimeFormat(locales.es, {
	dateStyle: "long",
	timeStyle: "short",
	timeZone: "Europe/Madrid",
});
const languageNames = new Intl.DisplayNames(locales.es, { type: "language" });

/** The email to the team about an idea or a contact message. @param maybeSent whether it may have been sent before */
export function composeEmail(submission: StoredIdea | StoredContactMessage, maybeSent: boolean): Email {
	const { email, suspect } = submission;
	const name = "name" in submission ? oneLine(submission.name) : undefined;
	const kind = name === undefined ? "idea" : "contact";
	const subjectText = t(`${kind}.subject`, { name, excerpt: excerpt(submission.message) });
	const link = kind === "idea" && absoluteUrl("/resultados", "es") + analysisHash(submission);
	const columns = contentColumns(kind === "idea" ? ideas : contactMessages);
	const fields = columns.flatMap((column) => {
		const value = (submission as Partial<StoredContactMessage>)[column];
		// The message comes last, as a quote.
		return column !== "message" && value ? [[t(`fields.${column}`), oneLine(value)] as const] : [];
	});
	const language = languageOf(submission.message);
	const marks = [...(maybeSent ? (["maybeSent"] as const) : []), ...(suspect ? (["suspect"] as const) : [])];
	const subject = [...marks.map((mark) => t(`${mark}.subject`)), subjectText].join(": ");
	const intro = [...marks.map((mark) => t(`${mark}.note`)), t(`${kind}.intro`)].join(" ");
	// Browsers take local parts that RFC 5321 does not, and the mail service would refuse the email for them. What may be
	// spam gets no answer by mistake, as its address may be anybody's.
	const canReply = !suspect && /^(?=.{1,64}@)(?!.{255})[^.@]+(\.[^.@]+)*@/.test(email);
	const reply = canReply ? t("reply") : `${t("noReply")}: `;
	const lines = submission.message.split(/\r\n|[\n\v\f\r\x85\u2028\u2029]/);
	const details = [
		...fields,
		...(language ? [[t("language"), languageNames.of(language) ?? language] as const] : []),
		[t("received"), teamTime.format(submission.createdAt)],
		[t("id"), submission.id],
	] as const;
	const text = [
		intro,
		"",
		...details.map(([label, value]) => `${label}: ${value}`),
		"",
		`${t(`${kind}.message`)}:`,
		// Quoted, so that a visitor cannot fake the lines above.
		...lines.map((line) => `> ${line}`),
		"",
		...(link ? [`${t("idea.analysis")}: ${link}`, ""] : []),
		canReply ? reply : reply + email,
	].join("\n");
	// Mail programs have light and dark backgrounds, so nothing has a colour of its own, and links have that of the text.
	// `html` escapes what is inserted. It gives a promise only if one is inserted.
	const anchor = (href: string, label: string) => html`<a href="${href}" style="color:inherit">${label}</a>`;
	const htmlText = [
		html`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${subject}</title></head>`,
		html`<body style="font-family:sans-serif;line-height:1.5"><p>${intro}</p><table cellpadding="4">`,
		...details.map(
			([label, value]) =>
				html`<tr><th align="left" scope="row">${label}</th><td><bdi>${value}</bdi></td></tr>`,
		),
		html`</table><p><strong>${t(`${kind}.message`)}</strong></p>`,
		html`<blockquote dir="auto" style="margin:0;padding-left:1em;white-space:pre-wrap;border-left:3px solid">`,
		// Outlook ignores `white-space`; others keep columns by it.
		lines.map((line) => html`${line}`).join("<br>"),
		html`</blockquote>`,
		link ? html`<p>${anchor(link, t("idea.analysis"))}</p>` : "",
		html`<p>${reply}${canReply ? "" : anchor(`mailto:${email.replace(/^[^@]+/, encodeURIComponent)}`, email)}</p></body></html>`,
	].join("");
	return {
		subject,
		text,
		html: htmlText,
		replyTo: canReply ? { email, ...(name && { name }) } : undefined,
	};
}

/** Removes line breaks, control and bidirectional formatting characters, for headers and labelled lines. */
function oneLine(value: string): string {
	return value
		.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, " ")
		.replace(/ {2,}/g, " ")
		.trim();
}

function excerpt(text: string): string {
	const line = oneLine(text);
	const [start = ""] = /^.{1,60}(?=\s|$)|^.{60}/u.exec(line) ?? [];
	return start === line ? line : `${start}…`;
}
