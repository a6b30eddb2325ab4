/** The fake model in a process of its own, so that its work delays nobody else's. Forked, it says its address. */
import { startFakeOpenAI } from "../../tests/fakes/openai.ts";

const { url } = await startFakeOpenAI();
process.send?.(url);
process.on("disconnect", () => process.exit());
