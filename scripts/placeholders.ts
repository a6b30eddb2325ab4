/** `npm run placeholders`: the facts of `app/content/placeholders.ts` that its owner has not filled in yet. */
import { remainingPlaceholders } from "../app/content/placeholders.ts";

for (const value of remainingPlaceholders()) console.log(value);
