import { development2Ca } from "./development-2-ca.ts";
import { development2En } from "./development-2-en.ts";
import { development2Es } from "./development-2-es.ts";
import { development3Ca } from "./development-3-ca.ts";
import { development3En } from "./development-3-en.ts";
import { development3Es } from "./development-3-es.ts";
import { development4Ca } from "./development-4-ca.ts";
import { development4En } from "./development-4-en.ts";
import { development4Es } from "./development-4-es.ts";
import { development5Ca } from "./development-5-ca.ts";
import { development5En } from "./development-5-en.ts";
import { development5Es } from "./development-5-es.ts";
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

/** The ideas that the analyst is developed with. */
export const developmentIdeas: readonly LabelledIdea[] = [
	...developmentEn,
	...developmentEs,
	...developmentCa,
	...furtherEn,
	...furtherEs,
	...furtherCa,
	...development2En,
	...development2Es,
	...development2Ca,
	...development3En,
	...development3Es,
	...development3Ca,
	...development4En,
	...development4Es,
	...development4Ca,
	...plainEn,
	...plainEs,
	...plainCa,
	...development5En,
	...development5Es,
	...development5Ca,
];
