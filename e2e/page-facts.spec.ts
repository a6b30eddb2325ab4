import { contacts, names, registration, sites } from "../app/content/group.ts";
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
	/** Parts of its text, in both languages or by language. */
	says?: string[];
	en?: string[];
	es?: string[];
	/** Parts of its HTML. */
	html?: string[];
	/** Addresses that its content links to; without a host they are pages, in the page's language. */
	links?: string[];
}

/**
 * What each page must say and link to, whatever the words around it. Figures are written out as a reader checks them
 * against the report; only what the owner still has to supply is read from where it is kept.
 */
const facts: Record<string, PageFacts> = {
	"/": {
		says: companyNames,
		en: [
			...["processed in 2024 109,994", "250,000 t a year: ", "annual revenue 2024 €80.5M", "more than 40"],
			...["companies 6", "sectors 5", "signatory since 2019", "Each line is 1,000 tonnes"],
			"Stake 100% Since 1946 Capacity 250,000 t a year",
		],
		links: [...companySites, "/empresas", "/contact", "/denuncias", mail(contacts.email)],
	},
	"/nosotros": {
		says: [...dated, "40+"],
		en: [
			...["109,994", "€80.5M", "4 December 2019", "18 October 2021", "2020–2024", "Compact since 2019"],
			`those who work it. ${names.construction} ${names.platform}`,
		],
		es: ["109.994", "80,5 M€", "4 de diciembre de 2019", "18 de octubre de 2021", "2020-2024"],
		links: ["/empresas", "/empresas#paper", "/empresas#construction", "/politica-esg"],
	},
	"/empresas": {
		says: [...companyNames, "1946", "275"],
		en: [
			...["250,000", "€80.5M", "100%", "employees in 2024 275", "companies 6"],
			"Stake 100% Since 1946 Capacity 250,000 t a year",
			`who work it meet. Companies in the sector ${names.construction} ${names.platform}`,
		],
		es: ["250.000", "80,5 M€", "100 %"],
		links: [...companySites, "/empresas#platform", `${mail(contacts.email)}?subject=`],
	},
	"/inversores": {
		says: [...companyNames, registration.taxId, registration.street],
		en: [
			...["18 October 2021", "€80.5M", "109,994", "6 tonnes short", "Compact since 2019"],
			...[`${names.platform} Stake: Strategic`, `${names.foundation} Stake: Support`],
		],
		es: ["18 de octubre de 2021", "80,5 M€", "109.994"],
		links: [mail(contacts.investorsEmail), "/politica-esg", "/empresas"],
	},
	"/contact": {
		says: [names.legal, registration.street, registration.postalCode, "Barcelona", registration.taxId],
		en: [
			"Spain",
			`Investors ${contacts.investorsEmail} Legal`,
			"250 km 500 km 750 km 1,000 km",
			"more than 40 years",
		],
		es: ["España", "1.000 km"],
		links: [
			call(contacts.phone),
			...[contacts.email, contacts.investorsEmail, contacts.legalEmail].map(mail),
			...[sites.linkedin, sites.group, "/denuncias"],
		],
	},
	"/politica-esg": {
		en: [
			...["109,994 tonnes processed. €80.5M revenue. 100% of the portfolio aligned", "6 key sectors."],
			...[7, 9, 12, 13, 17].map((goal) => `SDG ${goal}`),
		],
		es: [
			"109.994 toneladas",
			"80,5 M€ de",
			"100 % de la cartera",
			"6 sectores clave",
			...[7, 9, 12, 13, 17].map((goal) => `ODS ${goal}`),
		],
		links: ["/codigo-conducta", "/denuncias"],
	},
	"/codigo-conducta": {
		says: ["2019/1937"],
		html: ['dateTime="2019-12-04"', 'start="7"'],
		en: ["4 December 2019", "Signatory since 2019", "Labour 3–6 3 People"],
		es: ["4 de diciembre de 2019"],
		links: [mail(contacts.ethicsEmail), call(contacts.whistleblowerPhone), "/denuncias"],
	},
	"/denuncias": {
		says: ["9:00", "18:00", "2019/1937", "2/2023", registration.street],
		html: [
			...['<span lang="es"', '<span lang="ca"'],
			// The authority does not learn that its visitor comes from this page.
			...['gob.es" referrerPolicy="no-referrer"', 'antifrau.cat" referrerPolicy="no-referrer"'],
		],
		en: [
			...["place within 7 days", "Within 7 days You", "Within 3 months", "up to 3 more", "after 3 months"],
			"after 10 years",
		],
		es: ["En 7 días", "En 3 meses", "hasta 3 más", "a los 3 meses", "antes de 10 años"],
		links: [
			...[mail(contacts.ethicsEmail), call(contacts.whistleblowerPhone)],
			...["https://www.proteccioninformante.gob.es", "https://www.antifrau.cat"],
		],
	},
	"/legal-notice": {
		says: [names.legal, registration.taxId, registration.registerSheet],
		links: [mail(contacts.legalEmail), ...legalPages.slice(1)],
	},
	"/privacy-policy": {
		says: ["GitHub"],
		en: ["November 2026", "12 months", "30 days"],
		es: ["noviembre de 2026", "12 meses", "30 días"],
		links: ["https://www.aepd.es", ...legalPages.slice(2)],
	},
	"/cookie-policy": {
		says: ["ideaDraft", "cookiePreferences"],
		links: ["/cookie-settings"],
	},
	"/terms-and-conditions": {
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
		for (const [path, { says = [], html: parts = [], links = [], ...only }] of Object.entries(facts)) {
			const response = await request.get(builtInSite + localized(path, language));
			const html = (await response.text()).replaceAll("&#x27;", "'");
			const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
			const text = main
				.replace(/<!--.*?-->|<wbr\/>/g, "")
				.replace(/<[^>]*>/g, " ")
				.replace(/[\s\u00a0]+/g, " ");
			expect(text, path).not.toContain("{{");
			for (const fact of [...says, ...(only[language] ?? [])]) expect(text, path).toContain(fact);
			for (const part of parts) expect(main, path).toContain(part);
			for (const link of links) {
				const address = link.startsWith("/") ? localized(link, language) : link;
				expect(main, path).toContain(`href="${address}`);
			}
			// A drawing has a name, or is not read out.
			expect(main.match(/<svg(?![^>]* aria-(label|hidden)=)[^>]*>/g), path).toBeNull();
			if (path === "/inversores" || path === "/politica-esg") expect(main).toContain(reports[language]);
			if (path === "/inversores") {
				const other = language === "en" ? "es" : "en";
				for (const part of [`hrefLang="${other}"`, reports[other]]) expect(main).toContain(part);
			}
		}
	});
}
