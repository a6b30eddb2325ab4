/** Runs both fakes for the end-to-end tests: `node tests/fakes/serve.ts <openai port> <mailchannels port>`. */
import { startFakeMailChannels } from "./mailchannels.ts";
import { startFakeOpenAI } from "./openai.ts";

const [openAIPort = 0, mailPort = 0] = process.argv.slice(2).map(Number);
await startFakeOpenAI({ port: openAIPort });
await startFakeMailChannels({ port: mailPort });
