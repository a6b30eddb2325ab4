import { expect, test } from "vitest";
import { sites } from "#app/content/group.ts";
import type { StoredContactMessage } from "#worker/db/schema.ts";
import { composeEmail } from "#worker/mail/messages.ts";

const idea = {
	id: "4f1c",
	email: "ada@example.org",
	message: "Posos de café de 40 cafeterías",
	createdAt: Date.UTC(2026, 6, 31, 22, 30),
	suspect: false,
};

/** A message with these fields, and no other. */
const composeMessage = (fields: Partial<StoredContactMessage>) =>
	composeEmail({ name: "Ada", ...idea, ...fields } as StoredContactMessage, false);

test.each([
	["whole where they are few", "Posos de café\nde 40 cafeterías", "Posos de café de 40 cafeterías"],
	["up to the last whole one", `${"x".repeat(40)} posos de 40 cafeterías`, `${"x".repeat(40)} posos de 40…`],
	["cut where one has no end", "🌍".repeat(61), `${"🌍".repeat(60)}…`],
	["without what turns the direction", "\u202e\u2067abono $& {{id}} $t(id)", "abono $& {{id}} $t(id)"],
])("the subject of an idea has its first words, %s", (_, message, words) => {
	expect(composeEmail({ ...idea, message }, false).subject).toBe(`Nueva idea de alianza: ${words}`);
});

test("the mail of an idea says what language a text is written in where that can be told, when it arrived in Madrid, and where its analysis is", () => {
	const composed = (message: string, createdAt: number) =>
		composeEmail({ ...idea, message, createdAt }, false);
	const { text, html } = composed("We collect the coffee grounds of cafés", Date.UTC(2026, 0, 31, 22, 30));
	expect(text).toMatch(/Idioma del texto: inglés\nRecibido \(hora de Madrid\): 31 de enero de 2026\D+23:30/);
	const link = `${sites.group}/es/resultados#${idea.id}`;
	expect(text).toContain(`\n\nEl análisis de esta idea: ${link}\n\nResponde`);
	expect(html).toContain(`<a href="${link}" style="color:inherit">El análisis`);
	const compost = composed("Compost", Date.UTC(2026, 6, 31, 22, 30)).text;
	expect(compost).toMatch(/Correo electrónico: ada@example.org\nRecibido .*: 1 de agosto de 2026\D+0:30/);
});

test("the mail of a contact message has what was filled in, as text that fakes no line and as HTML in its language", () => {
	const { text, html } = composeMessage({ name: "Ada\r\nLovelace", company: "Cartró\n& <Fills>" });
	expect(text).toContain("contacto.\n\nNombre: Ada Lovelace\nCorreo electrónico: ada@example.org\n");
	expect(text).toContain("\nEmpresa: Cartró & <Fills>\n");
	expect(text).toContain(`\nReferencia: 4f1c\n\nMensaje:\n> ${idea.message}\n\nResponde a este correo`);
	expect(html).toMatch(/^<!doctype html><html lang="es">/);
	expect(html).toContain('scope="row">Empresa</th><td><bdi>Cartró &amp; &lt;Fills&gt;</bdi></td>');
	expect(composeMessage({ company: null }).text).not.toContain("Empresa");
});

test("the mails have their lines without CSS, whatever breaks them, and no other markup of the visitor's", () => {
	const message = "<br>1\r\n2\n\n  4 &\r5\u20286\u20297\v8\f9\u0085<b>";
	const { text, html } = composeMessage({ message });
	for (const line of ["<br>1", "2", "", "  4 &", "5", "6", "7", "8", "9", "<b>"])
		expect(text).toContain(`\n> ${line}\n`);
	const [, quoted] =
		/<blockquote dir="auto"[^>]*white-space:pre-wrap[^>]*>(.*)<\/blockquote>/.exec(html) ?? [];
	expect(quoted).toBe("&lt;br&gt;1<br>2<br><br>  4 &amp;<br>5<br>6<br>7<br>8<br>9<br>&lt;b&gt;");
	// Where a program knows `white-space`, lines do not double.
	expect(html).not.toContain("\n");
});

test("the mails of what may be spam say so first, and where the others are", () => {
	const { subject, text, html, replyTo } = composeMessage({ suspect: true, name: "$t(id) {{id}}" });
	expect(subject).toBe("Posible spam: Mensaje de contacto de $t(id) {{id}}");
	expect(text).toMatch(/^Puede ser spam.+«npm run ideas»\. /);
	expect(html).toContain("<p>Puede ser spam");
	// Its address may be that of somebody who knows nothing of it.
	expect(replyTo).toBeUndefined();
	expect(text).toMatch(/Una respuesta a este correo no llega al visitante. Su dirección: ada@example.org$/);
});

test.each([
	["a..b@x.co"],
	[".a@x.co"],
	[`${"a".repeat(65)}@x.co`],
	[`a@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.${"e".repeat(58)}.co`],
	[".a?b&c=%d@x.co", ".a%3Fb%26c%3D%25d@x.co"],
])(
	"a mail has a link to an address that no mail service takes to answer to: %s",
	(email, encoded = email) => {
		const { replyTo, text, html } = composeEmail({ ...idea, email }, false);
		expect(replyTo).toBeUndefined();
		expect(text).toContain(`\n\nUna respuesta a este correo no llega al visitante. Su dirección: ${email}`);
		expect(html).toContain(`<a href="mailto:${encoded}" `);
	},
);

test.each(["a.b@x.co", "a-@x.co", `${"a".repeat(64)}@x.co`])("a mail is answered at %s", (email) => {
	const { replyTo, text, html } = composeEmail({ ...idea, email }, false);
	expect(replyTo).toEqual({ email });
	for (const part of [text, html]) expect(part).toContain("Responde a este correo");
});

test("the mails can be read on any background, as nothing has a colour of its own", () => {
	const html = composeMessage({ suspect: true }).html + composeEmail(idea, true).html;
	const styles = html.match(/(?:style|color)="[^"]*"/g)?.join() ?? "";
	// Links too, which a program may leave dark blue.
	expect(styles.match(/color:inherit/g)).toHaveLength(html.match(/<a /g)?.length ?? 0);
	expect(styles.replaceAll("color:inherit", "")).not.toMatch(/color|background|#|rgb|hsl/);
});
