import { contacts, names, registration, sites } from "../app/content/placeholders.ts";
import { builtInSite } from "./addresses.ts";
import { expect, languageTests, localized, test } from "./fixtures.ts";

const mail = (address: string) => `mailto:${address}`;
const call = (phone: string) => `tel:${phone.replaceAll(" ", "")}`;

const companies = ["paper", "energy", "engineering", "construction", "platform", "foundation"] as const;
const companyNames = companies.map((company) => names[company]);
const companySites = companies.map((company) => sites[company]);
const dated = ["1983", "1998", "2002", "2018", "2019", "2025+"];
const legalPages = [
	...["/legal-notice", "/privacy-policy", "/cookie-policy", "/terms-and-conditions", "/cookie-settings"],
	...["/codigo-conducta", "/politica-esg", "/denuncias"],
];

interface PageFacts {
	/** Parts of its content, in both languages or by language. */
	says?: string[];
	en?: string[];
	es?: string[];
	/** Addresses that its content links to; without a host they are pages, in the page's language. */
	links?: string[];
	/** How many headings and list items its content has: one that is missing would be missed. */
	counts: [headings: number, items: number];
}

/**
 * What each page must say and link to, whatever the words around it. Figures are written out as a reader checks them
 * against the report; only what the owner still has to supply is read from where it is kept.
 */
const facts: Record<string, PageFacts> = {
	"/": {
		counts: [15, 18],
		says: companyNames,
		links: [...companySites, "/empresas", "/contact"],
	},
	"/nosotros": {
		counts: [29, 27],
		says: [...dated, "40+"],
		en: ["109,994", "€80.5M", "4 December 2019", "18 October 2021", "2020–2024"],
		es: ["109.994", "80,5 M€", "4 de diciembre de 2019", "18 de octubre de 2021", "2020-2024"],
		links: ["/empresas", "/empresas#paper", "/empresas#construction", "/politica-esg"],
	},
	"/empresas": {
		counts: [15, 17],
		says: [...companyNames, "1946", "275"],
		en: ["250,000", "€80.5M", "100%"],
		es: ["250.000", "80,5 M€", "100 %"],
		links: [...companySites, "/empresas#platform", `${mail(contacts.email)}?subject=`],
	},
	"/inversores": {
		counts: [23, 18],
		says: [...companyNames, registration.taxId, registration.street],
		en: ["18 October 2021", "€80.5M", "109,994"],
		es: ["18 de octubre de 2021", "80,5 M€", "109.994"],
		links: [mail(contacts.investorsEmail), "/politica-esg", "/empresas"],
	},
	"/contact": {
		counts: [6, 8],
		says: [names.legal, registration.street, registration.postalCode, "Barcelona", registration.taxId],
		en: ["Spain"],
		es: ["España"],
		links: [
			call(contacts.phone),
			...[contacts.email, contacts.investorsEmail, contacts.legalEmail].map(mail),
			...[sites.linkedin, sites.group, "/denuncias"],
		],
	},
	"/politica-esg": {
		counts: [18, 29],
		en: ["109,994", "€80.5M", "100%", ...[7, 9, 12, 13, 17].map((goal) => `SDG ${goal}`)],
		es: ["109.994", "80,5 M€", "100 %", ...[7, 9, 12, 13, 17].map((goal) => `ODS ${goal}`)],
		links: ["/codigo-conducta", "/denuncias"],
	},
	"/codigo-conducta": {
		counts: [17, 10],
		says: ["2019/1937"],
		en: ["4 December 2019"],
		es: ["4 de diciembre de 2019"],
		links: [mail(contacts.ethicsEmail), call(contacts.whistleblowerPhone), "/denuncias"],
	},
	"/denuncias": {
		counts: [16, 19],
		says: ["9:00", "18:00", "2019/1937", "2/2023", registration.street],
		en: ["within 7 days", "Within 3 months", "after 10 years"],
		es: ["7 días", "3 meses", "10 años"],
		links: [
			...[mail(contacts.ethicsEmail), call(contacts.whistleblowerPhone)],
			...["https://www.proteccioninformante.gob.es", "https://www.antifrau.cat"],
		],
	},
	"/legal-notice": {
		counts: [12, 32],
		says: [names.legal, registration.taxId, registration.registerSheet],
		links: [mail(contacts.legalEmail), ...legalPages.slice(1)],
	},
	"/privacy-policy": {
		counts: [19, 55],
		says: ["GitHub"],
		en: ["January 2025", "12 months", "30 days"],
		es: ["enero de 2025", "12 meses", "30 días"],
		links: ["https://www.aepd.es", ...legalPages.slice(2)],
	},
	"/cookie-policy": {
		counts: [14, 25],
		says: ["ideaDraft", "cookiePreferences"],
		links: ["/cookie-settings"],
	},
	"/terms-and-conditions": {
		counts: [18, 40],
		en: ["January 2025"],
		es: ["enero de 2025"],
		links: legalPages.slice(0, 3),
	},
};

const reports = {
	en: "/documents/non-financial-report-2024.pdf",
	es: "/documents/informe-no-financiero-2024.pdf",
};

for (const { language } of languageTests) {
	test(`the pages state the group's facts and link to whom they name (${language})`, async ({ request }) => {
		for (const [path, { says = [], links = [], counts, ...only }] of Object.entries(facts)) {
			const response = await request.get(builtInSite + localized(path, language));
			const html = (await response.text()).replaceAll("&#x27;", "'");
			const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
			const text = main
				.replace(/<!--.*?-->/g, "")
				.replace(/<[^>]*>/g, " ")
				.replace(/[\s\u00a0]+/g, " ");
			expect(text, path).not.toContain("{{");
			for (const fact of [...says, ...(only[language] ?? [])]) expect(text, path).toContain(fact);
			for (const link of links) {
				const address = link.startsWith("/") ? localized(link, language) : link;
				expect(main, path).toContain(`href="${address}`);
			}
			const found = [/<h[1-6]\b/g, /<li\b/g].map((tag) => main.match(tag)?.length);
			expect(found, `headings and list items of ${path}`).toEqual(counts);
			if (path === "/inversores" || path === "/politica-esg") expect(main).toContain(reports[language]);
		}
	});
}
