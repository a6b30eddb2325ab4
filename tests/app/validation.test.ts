import { describe, expect, test } from "vitest";
import { submitForm } from "#app/forms/submit-form.ts";
import en from "#app/locales/en/dialogs.ts";
import es from "#app/locales/es/dialogs.ts";
import { contactMessage } from "#app/schemas/contact.ts";
import { idea } from "#app/schemas/ideas.ts";
import { limits } from "#app/schemas/limits.ts";
import { visibleText } from "#app/schemas/visible-text.ts";
import { withLimits } from "../with-limits.ts";

test("the limits and their messages are those of the specification", () => {
	expect(limits).toMatchObject({
		...{ ideaMax: 500, ideaCounterVisibleBelow: 100, ideaCounterWarningBelow: 50, emailMax: 255 },
		...{ nameBelow: 100, companyBelow: 100, contactMessageMin: 10, contactMessageBelow: 1000 },
	});
	expect(withLimits(en.validation.name_too_long)).toBe("Name must be less than 100 characters");
	expect(withLimits(es.validation.idea_email_too_long)).toBe("El email debe tener menos de 255 caracteres");
});

const words = (text: string, apart = " ") => text.split(apart);
const codesOf = ({ error }: { error?: { issues: { message: string }[] } | undefined }) =>
	error?.issues.map(({ message }) => message);

describe("an email address", () => {
	const { email } = idea.shape;

	test.each(
		words("r&d@example.com x+{y}|z~!#$%*=?^_`@example.com a..b.@x.co a@127.0.0.1 a@xn--a.example A.B@x-y.co"),
	)("can be %s", (address) => {
		expect(email.parse(address)).toBe(address);
	});

	test.each<[typed: string, stored: string]>([
		["Info@ESPAN\u0303A.ES", "Info@xn--espaa-rta.es"],
		["a@日本。jp", "a@xn--wgv71a.jp"],
		["Ana@Example.COM", "Ana@example.com"],
		["'o'brien@example.ie'.", "o'brien@example.ie"],
		["«ana@españa.es».", "ana@xn--espaa-rta.es"],
		...[
			...["\u2067\u200ba\u00adna@exam\u2060ple.com\u2069", "\u00a0ana@example.com\u3000\n"],
			...["MAILTO: ana@example.com", "< mailto:ana@example.com?subject=Hola >"],
			...['"Vila, Ana" <ana@example.com>;', "ana@example.com ,", "(„ana@example.com“)"],
			...["ana@example.com <ana@example.com>", "‘Ana@Example.com’ <mailto:ana@example.com>,"],
		].map((typed): [string, string] => [typed, "ana@example.com"]),
	])("is taken from %j as %j", (typed, stored) => {
		expect(email.parse(typed)).toBe(stored);
		// What is stored is taken again as it is.
		expect(email.parse(stored)).toBe(stored);
	});

	test.each([
		...words(" someone @example.com ana@example ana@-a.es ana@exa_mple.es ana@@example.com"),
		...words('josé@example.com o’brien@example.ie o"brien@example.ie ana@[127.0.0.1]'),
		// Several addresses, or one with something else.
		...words(",_;_\n_\0_%0d%0a_<_，_ _, ", "_").map((between) => `ana@example.com${between}bea@example.com`),
		...["ana@example.com (bea@example.com)", "ana@example.com (Ana) x", "bana@example.com <ana@example.com>"],
		...["Ana <ana@example.com>\r\nBcc: bea@example.com", "mailto:ana@example.com%0d%0aBcc:bea@example.com"],
		...["mailto:r%26d@x.es", "mailto://ana@example.com", "mailto:ana@example.com?cc=bea@example.com"],
		...["ana@example.com\r\nBcc:bea", "a b@example.com", 'ana@example.com"},{"email":"bea@example.com'],
		// More than a domain, and what a URL parser makes a domain or an IP address of.
		...words(
			"ana@españa.es/x ana@españa.es:80 ana@b:c@españa.es ana@ñ％.es ana@１.１ ana@１２７.0.0.1 ana@ñ..es",
		),
	])("cannot be %j", (typed) => {
		expect(codesOf(email.safeParse(typed))).toEqual(["idea_email_invalid"]);
	});

	test.each([
		["the idea's", email, "idea_email_too_long", limits.emailMax],
		["the contact form's", contactMessage.shape.email, "email_too_long", limits.emailMax - 1],
	] as const)("has its longest length as it is stored: %s", (_, schema, tooLong, max) => {
		const rest = `@${"d".repeat(60)}.${"e".repeat(60)}.example`;
		const local = (length: number) => "a".repeat(length - rest.length);
		expect(schema.parse(`Ana <\u200b${local(max)}${rest}>`)).toHaveLength(max);
		expect(codesOf(schema.safeParse(local(max + 1) + rest))).toEqual([tooLong]);
		expect(codesOf(schema.safeParse(`${"a".repeat(max - "@españa.es".length)}@españa.es`))).toEqual([
			tooLong,
		]);
	});
});

test("of several errors of a field the first one is shown", async () => {
	const values = { message: "Wind", email: "a".repeat(limits.emailMax + 1) };
	const result = await submitForm(idea, values, () => expect.unreachable());
	expect(result).toMatchObject({ errors: { email: "idea_email_invalid" } });
});

const { shape } = contactMessage;

test("a text of which nothing can be seen is none", () => {
	const characters = words(
		"\u2060 \u200b \u2800 \u3164 \uffa0 \u115f \u00ad \u180e \u034f \u0301 \ufe0f \ue000 \0 \ud800 \ufffc \u{e0020} \u{1d159}",
	);
	for (const text of [...characters, "\u200b\u2800\u3164 \n\t\u00a0\u3000\u202e\u2069\ufeff"]) {
		expect(visibleText(text.repeat(10)), JSON.stringify(text)).toBe("");
		expect(codesOf(shape.name.safeParse(text)), JSON.stringify(text)).toEqual(["name_required"]);
	}
	for (const none of [null, undefined]) expect(shape.company.parse(none)).toBe(none);
	expect(shape.company.parse(" \u200b")).toBe("");
	for (const text of words("7 🌍 ♻️ ñ \u200bא 水 ก \u202e? € 👩‍👩‍👧 \u{1f1ea}"))
		expect(shape.name.parse(` ${text}\n`)).toBe(text);
});

test("an emoji is two characters, as for the field that it is typed into", () => {
	expect(codesOf(shape.message.safeParse("🌍".repeat(limits.contactMessageMin / 2)))).toBeUndefined();
	expect(codesOf(shape.name.safeParse("🌍".repeat(limits.nameBelow / 2)))).toEqual(["name_too_long"]);
});

test("a letter and its accent are one character, however they were typed", () => {
	const [typed, one] = ["Nu\u0301ria Ibáñez", "Núria Ibáñez"];
	const answers = { name: typed, email: "n@espan\u0303a.es", company: typed, message: typed };
	expect(contactMessage.parse(answers)).toEqual({
		...answers,
		email: "n@xn--espaa-rta.es",
		name: one,
		company: one,
		message: one,
	});
	expect(idea.shape.message.parse("n\u0303".repeat(limits.ideaMax))).toBe("ñ".repeat(limits.ideaMax));
	// Vietnamese has letters with two.
	expect(shape.name.parse("Vie\u0323\u0302t")).toBe("Việt");
});
