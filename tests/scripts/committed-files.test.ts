import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import drawn from "../../scripts/generate/social/drawn.json";
import { socialPictureDigests } from "../../scripts/generate/social/social-picture.tsx";
import { supportedBrowsers } from "../../supported-browsers.ts";

test("the social pictures show the words and facts of today", () => {
	expect(drawn, "`npm run generate` draws them anew").toEqual(socialPictureDigests());
});

test("docs/browsers.md names the browsers that the build is for", () => {
	const named = readFileSync("docs/browsers.md", "utf8").match(/(?<=\| )[\d.]+(?= \()/g);
	const { chrome, edge, firefox, safari, ios } = supportedBrowsers;
	expect([edge, ios]).toEqual([chrome, safari]);
	expect(named).toEqual([chrome, firefox, safari]);
});
