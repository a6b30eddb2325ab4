import { expect, test } from "vitest";
import printed from "../../scripts/generate/report/printed.json";
import { prints } from "../../scripts/generate/report/prints.ts";
import { drawings } from "../../scripts/generate/social/drawings.tsx";
import drawn from "../../scripts/generate/social/drawn.json";

test("the social pictures show the words and facts of today", () => {
	expect(drawn, "`npm run social` draws them anew").toEqual(drawings());
});

test("the report says the words and facts of today", () => {
	expect(printed, "`npm run report` prints it anew").toEqual(prints());
});
