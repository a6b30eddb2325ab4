import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { reportDigests } from "../../scripts/generate/report/document.tsx";
import printed from "../../scripts/generate/report/printed.json";
import drawn from "../../scripts/generate/social/drawn.json";
import { socialPictureDigests } from "../../scripts/generate/social/social-picture.tsx";
import { supportedBrowsers } from "../../supported-browsers.ts";

test("the social pictures show the words and facts of today", () => {
	expect(drawn, "`npm run social` draws them anew").toEqual(socialPictureDigests());
});

test("the report says the words and facts of today", () => {
	expect(printed, "`npm run report` prints it anew").toEqual(reportDigests());
});

test("docs/browsers.md names the browsers that the build is for", () => {
	const named = readFileSync("docs/browsers.md", "utf8").match(/(?<=\| )[\d.]+(?= \()/g);
	const { chrome, edge, firefox, safari, ios } = supportedBrowsers;
	expect([edge, ios]).toEqual([chrome, safari]);
	expect(named).toEqual([chrome, firefox, safari]);
});
