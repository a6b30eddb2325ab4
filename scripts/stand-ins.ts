/** `npm run stand-ins`: the facts of `app/group/stand-ins.ts` that its owner has not filled in yet. */
import { remainingStandIns } from "../app/group/stand-ins.ts";

for (const value of remainingStandIns()) console.log(value);
