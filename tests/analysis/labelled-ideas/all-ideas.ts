import { developmentCa } from "./development-ca.ts";
import { developmentEn } from "./development-en.ts";
import { developmentEs } from "./development-es.ts";
import { furtherCa } from "./further-development-ca.ts";
import { furtherEn } from "./further-development-en.ts";
import { furtherEs } from "./further-development-es.ts";
import type { LabelledIdea } from "./labelled-idea.ts";
import { plainCa } from "./plain-ca.ts";
import { plainEn } from "./plain-en.ts";
import { plainEs } from "./plain-es.ts";
import { readByOthersCa } from "./read-by-others-ca.ts";
import { readByOthersEn } from "./read-by-others-en.ts";
import { readByOthersEs } from "./read-by-others-es.ts";
import { seenAgainCa } from "./seen-again-ca.ts";
import { seenAgainEn } from "./seen-again-en.ts";
import { seenAgainEs } from "./seen-again-es.ts";
import { seenCa } from "./seen-ca.ts";
import { seenEn } from "./seen-en.ts";
import { seenEs } from "./seen-es.ts";
import { seenLaterCa } from "./seen-later-ca.ts";
import { seenLaterEn } from "./seen-later-en.ts";
import { seenLaterEs } from "./seen-later-es.ts";

/** The ideas that the analyst is developed with. */
export const developmentIdeas: readonly LabelledIdea[] = [
	...developmentEn,
	...developmentEs,
	...developmentCa,
	...furtherEn,
	...furtherEs,
	...furtherCa,
	...seenEn,
	...seenEs,
	...seenCa,
	...seenAgainEn,
	...seenAgainEs,
	...seenAgainCa,
	...seenLaterEn,
	...seenLaterEs,
	...seenLaterCa,
	...plainEn,
	...plainEs,
	...plainCa,
	...readByOthersEn,
	...readByOthersEs,
	...readByOthersCa,
];
