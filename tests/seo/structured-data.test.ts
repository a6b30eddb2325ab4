import { expect, test } from "vitest";
import { companies } from "#app/content/companies.ts";
import { figures } from "#app/content/figures.ts";
import { contacts, names, registration, sites } from "#app/content/placeholders.ts";
import { getFixedT } from "#app/i18n/resources.server.ts";
import { structuredData } from "#app/layout/structured-data.ts";

const t = { en: getFixedT("en", "common"), es: getFixedT("es", "common") };

type Thing = Record<string, unknown> & { "@type": string };

function things(...page: Parameters<typeof structuredData>): Record<string, Thing> {
	const { "@graph": graph } = structuredData(...page) as { "@graph": Thing[] };
	return Object.fromEntries(graph.map((thing) => [thing["@type"], thing]));
}

test("describes the group with its facts only", () => {
	const { Organization: organization } = things("/", undefined, "en", t.en);
	const known = new Set<string>([
		...Object.values(names),
		...Object.values(registration),
		...Object.values(contacts),
		...companies.map(({ site }) => site),
		sites.linkedin,
		figures.incorporated,
		`${figures.oldestCompanySince}`,
		"general enquiries",
		"investor relations",
		"whistleblower channel",
		"legal",
	]);
	const unknown: string[] = [];
	JSON.stringify(organization, (key, value) => {
		if (typeof value === "string" && !key.startsWith("@") && !known.has(value))
			unknown.push(`${key}: ${value}`);
		return value;
	});
	expect(unknown).toEqual([`url: ${sites.group}/`, `logo: ${sites.group}/icons/maskable-512.png`]);
});

test("lists all companies of the group, and wholly owned ones as subsidiaries", () => {
	const { Organization: organization } = things("/", undefined, "en", t.en);
	const members = organization?.member as { name: string; "@id": string }[];
	expect(members.map(({ name }) => name)).toEqual(companies.map(({ name }) => name));
	const parts = organization?.subOrganization as { "@id": string }[];
	const nameOf = (id: string) => members.find((member) => member["@id"] === id)?.name;
	expect(parts.map((part) => nameOf(part["@id"]))).toEqual([names.paper, names.energy, names.engineering]);
});

test("contains a page's URL, language and breadcrumb", () => {
	const { WebPage: page } = things("/denuncias", "es", "es", t.es);
	expect(page).toMatchObject({
		url: `${sites.group}/es/denuncias`,
		inLanguage: "es",
		breadcrumb: {
			itemListElement: [
				{ position: 1, name: "Inicio", item: `${sites.group}/es` },
				{ position: 2, name: "Canal de denuncias", item: `${sites.group}/es/denuncias` },
			],
		},
	});
	expect(things("/", undefined, "en", t.en).WebPage).not.toHaveProperty("breadcrumb");
});
