import { type CompanyId, companies, type Participation } from "../content/companies.ts";

type CompanyTexts = Record<CompanyId, { activity: string }> & {
	participation: Record<Participation, string>;
};

/** The rows of the legal notice's table of companies: name, activity, stake, website. */
export function companyRows(texts: CompanyTexts): string[][] {
	return companies.map(({ id, participation }) => [
		`{{${id}}}`,
		texts[id].activity,
		texts.participation[participation],
		`<a href="{{sites.${id}}}">{{hosts.${id}}}</a>`,
	]);
}
