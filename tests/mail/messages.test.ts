import { describe, expect, it } from "vitest";
import { sites } from "#app/content/group.ts";
import { composeContactEmail, composeIdeaEmail } from "#worker/mail/messages.ts";

const idea = {
	id: "4f1c",
	email: "ada@example.org",
	message: "Posos de café de 40 cafeterías",
	createdAt: Date.UTC(2026, 6, 31, 22, 30),
	suspect: false,
};

const subjectOf = (message: string) => composeIdeaEmail({ ...idea, message }).subject;

describe("the mail of an idea", () => {
	it.each([
		["whole where they are few", "Posos de café\nde 40 cafeterías", "Posos de café de 40 cafeterías"],
		["whole up to 60 characters", "x".repeat(60), "x".repeat(60)],
		[
			"up to the last whole one",
			`${"x".repeat(40)} posos de 40 cafeterías`,
			`${"x".repeat(40)} posos de 40…`,
		],
		["cut where one has no end", "🌍".repeat(61), `${"🌍".repeat(60)}…`],
		["without what turns the direction", "\u202eabono $& {{id}} $t(id)", "abono $& {{id}} $t(id)"],
	])("has its first words in the subject, %s", (_, message, words) => {
		expect(subjectOf(message)).toBe(`Nueva idea de alianza: ${words}`);
	});

	it.each([
		["in summer", Date.UTC(2026, 6, 31, 22, 30), /1 de agosto de 2026\D+0:30/],
		["in winter", Date.UTC(2026, 0, 31, 22, 30), /31 de enero de 2026\D+23:30/],
	])("says when it arrived by the clock of Madrid %s", (_, createdAt, expected) => {
		const { text, html } = composeIdeaEmail({ ...idea, createdAt });
		expect(text).toMatch(new RegExp(`Recibido \\(hora de Madrid\\): ${expected.source}`));
		expect(html).toMatch(expected);
	});

	it("says what language it is written in, where that can be told", () => {
		const textOf = (message: string) => composeIdeaEmail({ ...idea, message }).text;
		expect(textOf("We collect the coffee grounds of cafés")).toContain("Idioma del texto: inglés\n");
		expect(textOf("Compost")).not.toContain("Idioma");
	});
});

it("the mail of an idea links to the analysis that the visitor reads", () => {
	const { text, html } = composeIdeaEmail(idea);
	const link = `${sites.group}/es/resultados#4f1c`;
	expect(text).toContain(`\n\nEl análisis que ha recibido el visitante: ${link}\n\nResponde`);
	expect(html).toContain(`<a href="${link}">El análisis`);
});

it("the mail of a contact message has all that was sent, as text that fakes no line and as HTML in its language", () => {
	const name = "Ada\r\nLovelace";
	const message = "Hola, soy Ada.\rReferencia: 1";
	const company = "Cartró\n& <Fills>";
	const { text, html } = composeContactEmail({ ...idea, name, company, message });
	expect(text).toBe(`Un visitante ha escrito a través del formulario de contacto.

Nombre: Ada Lovelace
Correo electrónico: ada@example.org
Empresa: Cartró & <Fills>
Idioma del texto: español
Recibido (hora de Madrid): 1 de agosto de 2026 a las 0:30
Referencia: 4f1c

Mensaje:
> Hola, soy Ada.
> Referencia: 1

Responde a este correo para contestar al visitante.`);
	expect(html).toMatch(/^<!doctype html><html lang="es">/);
	expect(html).toContain('scope="row">Empresa</th><td><bdi>Cartró &amp; &lt;Fills&gt;</bdi></td>');
	expect(html).toMatch(/<blockquote dir="auto"[^>]*>Hola, soy Ada.<br>Referencia: 1<\/blockquote>/);
	expect(composeIdeaEmail(idea).text).toContain("\n\nCorreo electrónico: ada@example.org\nIdioma");
});

it("the mails have their lines without CSS, whatever breaks them, and no other markup of the visitor's", () => {
	const message = "<br>1\r\n2\n\n  4 &\r5\u20286\u20297\v8\f9\u0085<b>";
	const written = ["<br>1", "2", "", "  4 &", "5", "6", "7", "8", "9", "<b>"];
	for (const { text, html } of [
		composeIdeaEmail({ ...idea, message }),
		composeContactEmail({ ...idea, name: "Ada", company: null, message }),
	]) {
		expect(text).toContain(`\n${written.map((line) => `> ${line}`).join("\n")}\n\n`);
		const quoted = /<blockquote[^>]*>(.*)<\/blockquote>/.exec(html)?.[1]?.split("<br>");
		const escaped = written.map((line) => line.replace("&", "&amp;").replace(/<(.*)>/, "&lt;$1&gt;"));
		expect(quoted).toEqual(escaped);
		// Columns stay where a program knows it, and lines do not double.
		expect(html).toMatch(/<blockquote [^>]*white-space:pre-wrap/);
		expect(html).not.toContain("\n");
	}
});

it("the mails of what may be spam say so first, and where the others are", () => {
	const { subject, text, html } = composeIdeaEmail({ ...idea, suspect: true });
	expect(subject).toBe("Posible spam: Nueva idea de alianza: Posos de café de 40 cafeterías");
	expect(text).toMatch(/^Puede ser spam.+«npm run ideas»\. Un visitante ha pedido/);
	expect(html).toContain("<p>Puede ser spam");
	const message = composeContactEmail({ ...idea, suspect: true, name: "$t(id) {{id}}", company: null });
	expect(message.subject).toBe("Posible spam: Mensaje de contacto de $t(id) {{id}}");
});

it.each(["a..b@x.co", ".a@x.co", "a.@x.co", `${"a".repeat(65)}@x.co`])(
	"the mail has no reply address where %s is none that mail services take",
	(email) => {
		expect(composeIdeaEmail({ ...idea, email })).toMatchObject({
			replyTo: undefined,
			text: expect.stringContaining(`Correo electrónico: ${email}\n`),
		});
	},
);

it.each(["a.b@x.co", "a-@x.co", "r&d@x.co", `${"a".repeat(64)}@x.co`])(
	"the mail is answered to %s",
	(email) => {
		expect(composeIdeaEmail({ ...idea, email }).replyTo).toEqual({ email });
	},
);
