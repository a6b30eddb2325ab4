import { expect, test } from "vitest";
import { sites } from "#app/content/group.ts";
import { structuredData } from "#app/layout/structured-data.ts";

test("search engines are told that the group publishes the site and owns only what it owns completely", () => {
	const { "@graph": graph } = structuredData() as { "@graph": Record<string, unknown>[] };
	const [group, website] = graph;
	expect(group?.subOrganization).toContainEqual({ "@id": sites.paper });
	expect(group?.subOrganization).not.toContainEqual({ "@id": sites.platform });
	expect(website).toMatchObject({ publisher: { "@id": group?.["@id"] } });
});
