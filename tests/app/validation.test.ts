import { describe, expect, it, test } from "vitest";
import en from "#app/locales/en/dialogs.ts";
import es from "#app/locales/es/dialogs.ts";
import { contactMessage } from "#app/schemas/contact.ts";
import { idea } from "#app/schemas/ideas.ts";
import { limits } from "#app/schemas/limits.ts";
import { visibleText } from "#app/schemas/visible-text.ts";
import { withLimits } from "../with-limits.ts";

test("the limits and the validation messages are those of the specification", () => {
	expect(limits).toMatchObject({
		...{ ideaMax: 500, ideaCounterVisibleBelow: 100, ideaCounterWarningBelow: 50, emailMax: 255 },
		...{ nameBelow: 100, companyBelow: 100, contactMessageMin: 10, contactMessageBelow: 1000 },
	});
	const { validation } = en;
	expect(withLimits(validation.name_too_long)).toBe("Name must be less than 100 characters");
	expect(withLimits(validation.message_too_long)).toBe("Message must be less than 1000 characters");
	expect(withLimits(es.validation.idea_email_too_long)).toBe("El email debe tener menos de 255 caracteres");
});

test("the toasts of the contact form are those of the specification", () => {
	expect(en.contact).toMatchObject({
		success: "Message sent!",
		successDescription: "We will contact you soon.",
		error: "Error",
		errorDescription: "Could not send message. Please try again.",
	});
});

const emails = [
	["the idea's", idea.shape.email, "idea_email_invalid"],
	["the contact form's", contactMessage.shape.email, "email_invalid"],
] as const;
const words = (text: string, apart = " ") => text.split(apart);
const codesOf = ({ error }: { error?: { issues: { message: string }[] } | undefined }) =>
	error?.issues.map(({ message }) => message);

describe.each(emails)("%s email address", (_, schema, invalid) => {
	it.each([
		...words("r&d@example.com a/b@example.com o'brien@example.ie x+{y}|z~!#$%*=?^_`@example.com a..b.@x.co"),
		...words("info@xn--e1afmkfd.xn--p1ai a@xn--a.example a@1.1 a@127.0.0.1 a@3.example A.B@x-y.co"),
	])("can be %s", (address) => {
		expect(schema.parse(address)).toBe(address);
	});

	it.each([
		["info@españa.es", "info@xn--espaa-rta.es"],
		["info@espan\u0303a.es", "info@xn--espaa-rta.es"],
		["hola@paral·lel.cat", "hola@xn--parallel-koa.cat"],
		["Info@ESPAÑA.ES", "Info@xn--espaa-rta.es"],
		["почта@пример.рф", undefined],
		["info@пример.рф", "info@xn--e1afmkfd.xn--p1ai"],
		["a@straße.de", "a@xn--strae-oqa.de"],
		["a@日本。jp", "a@xn--wgv71a.jp"],
		["a@❤.ws", "a@xn--qei.ws"],
		["Ana@Example.COM", "Ana@example.com"],
		["\u200ba\u00adna@exam\u2060ple.com\ufeff", "ana@example.com"],
		["\u202aana@example.com\u202c", "ana@example.com"],
		["\u2067ana@example.com\u2069\u200f", "ana@example.com"],
		["\u00a0ana@example.com\u3000\n", "ana@example.com"],
		["mailto:ana@example.com", "ana@example.com"],
		["MAILTO: ana@example.com?subject=Hola&cc=bea@example.com", undefined],
		["mailto:ana@example.com?subject=Hola", "ana@example.com"],
		["mailto://ana@example.com", "ana@example.com"],
		["mailto:r%26d@example.com", "r&d@example.com"],
		["mailto:ana%40example.com", "ana@example.com"],
		["mailto: ana@example.com", "ana@example.com"],
		["<mailto:ana@example.com?subject=Hola>", "ana@example.com"],
		["mailto:ana@example.com%0d%0aBcc:bea@example.com", undefined],
		["Ana Vila <ana@example.com>", "ana@example.com"],
		['"Vila, Ana" <ana@example.com>;', "ana@example.com"],
		["Núria\t< núria@example.com >", undefined],
		["Núria\t< nuria@españa.es >", "nuria@xn--espaa-rta.es"],
		["ana@example.com<mailto:ana@example.com>", "ana@example.com"],
		["'Ana@Example.com' <ana@example.com>,", "ana@example.com"],
		["<ana@example.com>.", "ana@example.com"],
		["ana@example.com.", "ana@example.com"],
		["ana@example.com ,", "ana@example.com"],
		["ana@example.com;", "ana@example.com"],
		["(ana@example.com)", "ana@example.com"],
		['"ana@example.com"', "ana@example.com"],
		["'o'brien@example.ie'.", "o'brien@example.ie"],
		["«ana@españa.es».", "ana@xn--espaa-rta.es"],
		["(“ana@example.com”)", "ana@example.com"],
		["[ana@example.com]", "ana@example.com"],
		["ana@example.com)", "ana@example.com"],
		["ana@example.com>", "ana@example.com"],
		["Email: ana@example.com", "ana@example.com"],
		["Correo electrónico: «ana@example.com»", "ana@example.com"],
		["ana@example.com (Ana)", "ana@example.com"],
		["ana@example.com (ana@example.com)", "ana@example.com"],
		["ana@example.com (bea@example.com)", undefined],
		["Email: ana@example.com Bea: bea@example.com", undefined],
		["ana@example.com (Ana) x", undefined],
		["o’brien@example.ie", undefined],
		['o"brien@example.ie', undefined],
	])("is stored of %j as %j", (typed, stored) => {
		const result = schema.safeParse(typed);
		expect(result.data).toBe(stored);
		// What is stored is taken again as it is.
		if (stored) expect(schema.parse(stored)).toBe(stored);
		else expect(codesOf(result)).toEqual([invalid]);
	});

	it.each([
		...words(
			" someone @example.com ana@ ana@example ana@.es ana@-a.es ana@a-.es ana@example.com.. ana@exa_mple.es",
		),
		...words('ana@@example.com josé@example.com "ana"@example.com ana@[127.0.0.1]'),
		// Two addresses, or more than one.
		...words(",_;_,\t_;\n_\n_\r\n_\t_\0_%0d%0a_<_><_\u2028_，_；_ _, _; ", "_").map(
			(between) => `ana@example.com${between}bea@example.com`,
		),
		"ana@example.com <bea@example.com>",
		"bana@example.com <ana@example.com>",
		"<ana@example.com><bea@example.com>",
		"<ana@example.com>, <bea@example.com>",
		"Ana <ana@example.com> <",
		"Ana <ana@example.com>\r\nBcc: bea@example.com",
		"mailto:ana@example.com,bea@example.com",
		"ana@example.com,\r\nBcc: bea@example.com",
		"ana@example.com\r\nBcc:bea",
		"ana@example.com\n.es",
		"a b@example.com",
		'ana@example.com"},{"email":"bea@example.com',
		// More than a domain, and what an URL parser makes a domain or an IP address of.
		...words(
			"ana@españa.es/x ana@españa.es:80 ana@españa.es?x ana@españa.es#x ana@b:c@españa.es ana@ñ\\x.es",
		),
		...words(
			"ana@espa%C3%B1a.es ana@１.１ ana@１２７.0.0.1 ana@ñ.es\tx ana@℀.es ana@ñ％.es ana@ñ..es ana@\u0301ñ.es",
		),
	])("cannot be %j", (typed) => {
		expect(codesOf(schema.safeParse(typed))).toEqual([invalid]);
	});

	it("has its longest length as it is stored", () => {
		const max = limits.emailMax - Number(invalid === "email_invalid");
		const rest = `@${"d".repeat(60)}.${"e".repeat(60)}.example`;
		const local = (length: number) => "a".repeat(length - rest.length);
		expect(schema.parse(`Ana <\u200b${local(max)}${rest}>`)).toHaveLength(max);
		const tooLong = invalid.replace("invalid", "too_long");
		expect(codesOf(schema.safeParse(local(max + 1) + rest))).toEqual([tooLong]);
		const domain = "@españa.es";
		expect(codesOf(schema.safeParse("a".repeat(max - domain.length) + domain))).toEqual([tooLong]);
	});
});

/** Ten or more characters of which nothing can be seen. */
const nothing = [
	...words(
		"\u2060 \u200b \u2800 \u3164 \uffa0 \u115f \u00ad \u180e \u034f \u0301 \ufe0f \ue000 \0 \ud800 \ufffc \u{e0020} \u{1d159}",
	).map((character) => character.repeat(10)),
	"\u200b\u2800\u3164 \u200b\u2800\u3164 \n\t\u00a0\u3000\u202e\u2069\ufeff",
	" ".repeat(12),
];

describe("a text of which nothing can be seen", () => {
	it.each(nothing)("%j is none", (text) => {
		const { shape } = contactMessage;
		expect(codesOf(idea.shape.message.safeParse(text))).toEqual(["idea_required"]);
		expect(codesOf(shape.name.safeParse(text))).toEqual(["name_required"]);
		expect(codesOf(shape.message.safeParse(text))).toEqual(["message_too_short"]);
		expect(shape.company.parse(text)).toBe("");
		expect(visibleText(text)).toBe("");
	});

	it.each(words("7 🌍 ♻️ ñ n\u0303 \u200bא 水 ก \u202e? € 👩‍👩‍👧 \u{1f1ea}"))("%j is one", (text) => {
		expect(idea.shape.message.parse(` ${text}\n`)).toBe(text);
		expect(contactMessage.shape.name.parse(text)).toBe(text);
	});
});
