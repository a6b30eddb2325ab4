import { companies } from "../content/companies.ts";
import { figures } from "../content/figures.ts";
import { contacts, names, registration, sites } from "../content/group.ts";
import { languages } from "../i18n/languages.ts";
import { absoluteUrl } from "../i18n/localized-paths.ts";
import { otherIcons } from "./public-images.ts";

/** The `@id` of an entity that the home page describes. */
function entityId(entity: "organization" | "website"): string {
	return new URL(`/#${entity}`, sites.group).href;
}

/** The holding. `member` lists all companies, `subOrganization` those it owns completely. */
function organization() {
	return {
		"@type": "Organization",
		"@id": entityId("organization"),
		name: names.group,
		legalName: names.legal,
		url: absoluteUrl("/", undefined),
		logo: new URL(otherIcons.maskableLarge.file, sites.group).href,
		foundingDate: figures.incorporated,
		taxID: registration.taxId,
		address: {
			"@type": "PostalAddress",
			streetAddress: registration.street,
			postalCode: registration.postalCode,
			addressLocality: registration.city,
			addressCountry: registration.country,
		},
		contactPoint: [
			{ contactType: "general enquiries", email: contacts.email, telephone: contacts.phone },
			{ contactType: "investor relations", email: contacts.investorsEmail },
			{
				contactType: "whistleblower channel",
				email: contacts.ethicsEmail,
				telephone: contacts.whistleblowerPhone,
			},
			{ contactType: "legal", email: contacts.legalEmail },
		].map((point) => ({ "@type": "ContactPoint", ...point })),
		sameAs: [sites.linkedin],
		member: companies.map(({ name, site, since }) => ({
			"@type": "Organization",
			"@id": site,
			name,
			url: site,
			...(since && { foundingDate: `${since}` }),
		})),
		subOrganization: companies
			.filter(({ participation }) => participation === "whole")
			.map(({ site }) => ({ "@id": site })),
	};
}

function website() {
	return {
		"@type": "WebSite",
		"@id": entityId("website"),
		name: names.group,
		url: absoluteUrl("/", undefined),
		inLanguage: languages,
		publisher: { "@id": entityId("organization") },
	};
}

/** The home page's JSON-LD, in schema.org's vocabulary: the organization and its site. */
export function structuredData(): object {
	return { "@context": "https://schema.org", "@graph": [organization(), website()] };
}
