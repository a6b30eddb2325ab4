import { expect, test } from "vitest";
import { reportDigests } from "../../scripts/generate/report/digests.ts";
import printed from "../../scripts/generate/report/printed.json";
import { socialPictureDigests } from "../../scripts/generate/social/digests.tsx";
import drawn from "../../scripts/generate/social/drawn.json";

test("the social pictures show the words and facts of today", () => {
	expect(drawn, "`npm run social` draws them anew").toEqual(socialPictureDigests());
});

test("the report says the words and facts of today", () => {
	expect(printed, "`npm run report` prints it anew").toEqual(reportDigests());
});
