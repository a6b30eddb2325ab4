import { expect, test } from "vitest";
import { companies } from "#app/content/companies.ts";
import { contacts, names, registration, sites } from "#app/content/group.ts";
import { structuredData } from "#app/layout/structured-data.ts";

test("search engines are told who the group is, whom to contact and what belongs to it", () => {
	const { "@graph": graph } = structuredData() as { "@graph": Record<string, unknown>[] };
	const [group, website] = graph;
	expect(group).toMatchObject({
		"@type": "Organization",
		name: names.group,
		legalName: names.legal,
		url: `${sites.group}/`,
		foundingDate: "2021-10-18",
		taxID: registration.taxId,
		address: { postalCode: registration.postalCode, addressCountry: "ES" },
	});
	expect(group?.contactPoint).toContainEqual({
		"@type": "ContactPoint",
		contactType: "whistleblower channel",
		email: contacts.ethicsEmail,
		telephone: contacts.whistleblowerPhone,
	});
	expect(group?.member).toHaveLength(companies.length);
	// Only what it owns completely.
	expect(group?.subOrganization).toContainEqual({ "@id": sites.paper });
	expect(group?.subOrganization).not.toContainEqual({ "@id": sites.platform });
	expect(website).toMatchObject({ "@type": "WebSite", publisher: { "@id": group?.["@id"] } });
});
