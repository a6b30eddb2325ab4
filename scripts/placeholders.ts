/** `npm run stand-ins`: the facts of `app/content/placeholders.ts` that its owner has not filled in yet. */
import { remainingStandIns } from "../app/content/placeholders.ts";

for (const value of remainingStandIns()) console.log(value);
