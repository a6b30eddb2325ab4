/** The model's double in a process of its own, so that its work delays nobody else's. Forked, it says its address. */
import { startOpenAIDouble } from "../../tests/doubles/openai.ts";

const { url } = await startOpenAIDouble();
process.send?.(url);
process.on("disconnect", () => process.exit());
