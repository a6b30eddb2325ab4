import { expect, test } from "vitest";
import { contacts, registration, sites } from "#app/content/group.ts";
import { structuredData } from "#app/layout/structured-data.ts";

test("search engines are told who the group is, whom to contact and what it owns completely", () => {
	const [group, website] = (structuredData() as { "@graph": Record<string, unknown>[] })["@graph"];
	expect(group).toMatchObject({
		foundingDate: "2021-10-18",
		taxID: registration.taxId,
		contactPoint: expect.arrayContaining([expect.objectContaining({ email: contacts.ethicsEmail })]),
	});
	expect(JSON.stringify(group), "a founding year that is not known").not.toContain("undefined");
	expect(group?.subOrganization).toContainEqual({ "@id": sites.paper });
	expect(group?.subOrganization).not.toContainEqual({ "@id": sites.platform });
	expect(website).toMatchObject({ publisher: { "@id": group?.["@id"] } });
});
