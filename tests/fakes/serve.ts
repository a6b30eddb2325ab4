/** Runs both fakes for the end-to-end tests: `node tests/fakes/serve.ts <openai port> <mailchannels port>`. */
import { startFakeMailChannels } from "./mailchannels.ts";
import { startFakeOpenAI } from "./openai.ts";

const [openAIPort, mailPort] = process.argv.slice(2).map(Number);
if (!openAIPort || !mailPort) {
	throw new Error("usage: node tests/fakes/serve.ts <openai port> <mailchannels port>");
}

const openAI = await startFakeOpenAI({ port: openAIPort });
const mail = await startFakeMailChannels({ port: mailPort });
console.log(`fake OpenAI at ${openAI.url}, fake MailChannels at ${mail.url}`);
