import { companies } from "#app/content/companies.ts";
import { contacts } from "#app/content/placeholders.ts";
import { analysisHeadings } from "#app/schemas/analysis-text.ts";
import { companySectors } from "./knowledge/companies.ts";
import type { NoMatch } from "./match.ts";
import { type Missing, noFitPhrasing } from "./phrasing-no-fit.ts";
import { companyName, mention, quoted, small, statements } from "./statements.ts";

/** Writes, for a text that fits nothing, what it was taken for and where to go with it. */
export function writeNoMatch({ language, kind, writtenIn, hinted, stated, named }: NoMatch): string {
	const say = noFitPhrasing[language];
	const [heading, text] = say.kinds[kind];
	const { email, phone, investorsEmail } = contacts;
	const ways = say.ways({ email, phone, investors: investorsEmail })[kind];
	const companyList = companies.map(({ id, name }) => `${name} (${small(companySectors[id][language])})`);
	const fields = say.fields(companyList.join(", "));
	const hint =
		hinted &&
		say.hintedAt(
			hinted.theme.name[language],
			companyName(hinted.theme.company, language),
			hinted.quotes.map((quote) => quoted(quote, language)),
		);
	const said = stated ? statements(stated, language) : [];
	const first = [
		...said,
		hint,
		writtenIn && say.writtenIn(say.languageNames[writtenIn]),
		text,
		kind === "other" && fields,
		...named.map((id) => mention(id, language)),
	];
	const missing: Missing = {
		purpose: !stated?.ask && !stated?.wish,
		amount: !stated?.quantities.length,
		place: !stated?.saysPlace,
	};
	const size = (missing.amount || missing.place) && say.size(missing);
	const additions: Partial<Record<NoMatch["kind"], readonly (string | false)[]>> = {
		vague: [say.material, size, missing.purpose && say.purpose, fields],
		hinted: size || missing.purpose ? [size, missing.purpose && say.purpose] : [say.material],
	};
	const list = (
		ways ??
		additions[kind] ?? [Object.values(missing).includes(true) && say.ifProposal(missing)]
	).filter(Boolean);
	return [
		`**${heading}**\n${first.filter(Boolean).join(" ")}`,
		list.length > 0 &&
			`**${ways ? say.whereToGo : say.toAdd}**\n${list.map((line) => `- ${line}`).join("\n")}`,
		`**${analysisHeadings[language].next}**\n${say.next}`,
	]
		.filter(Boolean)
		.join("\n\n");
}
