import { expect, test } from "vitest";
import { companies } from "#app/content/companies.ts";
import { figures } from "#app/content/figures.ts";
import { contacts, names, registration, sites } from "#app/content/group.ts";
import { languages } from "#app/i18n/languages.ts";
import { structuredData } from "#app/layout/structured-data.ts";

const site = sites.group;

test("describes the group with its registered and published facts", () => {
	expect(companies).toHaveLength(figures.companies);
	expect(structuredData()).toEqual({
		"@context": "https://schema.org",
		"@graph": [
			{
				"@type": "Organization",
				"@id": `${site}/#organization`,
				name: names.group,
				legalName: names.legal,
				url: `${site}/`,
				logo: `${site}/icons/maskable-512.png`,
				foundingDate: "2021-10-18",
				taxID: registration.taxId,
				address: {
					"@type": "PostalAddress",
					streetAddress: registration.street,
					postalCode: registration.postalCode,
					addressLocality: "Barcelona",
					addressCountry: "ES",
				},
				contactPoint: [
					["general enquiries", contacts.email, contacts.phone],
					["investor relations", contacts.investorsEmail],
					["whistleblower channel", contacts.ethicsEmail, contacts.whistleblowerPhone],
					["legal", contacts.legalEmail],
				].map(([contactType, email, telephone]) => ({
					"@type": "ContactPoint",
					contactType,
					email,
					...(telephone && { telephone }),
				})),
				sameAs: [sites.linkedin],
				member: companies.map(({ name, site: url }) => ({
					"@type": "Organization",
					"@id": url,
					name,
					url,
					...(name === names.paper && { foundingDate: "1946" }),
				})),
				subOrganization: companies.flatMap(({ site, participation }) =>
					participation === "whole" ? [{ "@id": site }] : [],
				),
			},
			{
				"@type": "WebSite",
				"@id": `${site}/#website`,
				name: names.group,
				url: `${site}/`,
				inLanguage: languages,
				publisher: { "@id": `${site}/#organization` },
			},
		],
	});
});
