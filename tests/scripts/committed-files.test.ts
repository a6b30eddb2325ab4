import { expect, test } from "vitest";
import drawn from "../../scripts/generate/social/drawn.json";
import { socialPictureDigests } from "../../scripts/generate/social/social-picture.tsx";

test("the social pictures show the words and facts of today", () => {
	expect(drawn, "`npm run generate` draws them anew").toEqual(socialPictureDigests());
});
