/** Runs both doubles for the end-to-end tests: `node tests/doubles/serve.ts <openai port> <mailchannels port>`. */
import { startMailChannelsDouble } from "./mailchannels.ts";
import { startOpenAIDouble } from "./openai.ts";

const [openAIPort, mailPort] = process.argv.slice(2).map(Number);
if (!openAIPort || !mailPort) {
	throw new Error("usage: node tests/doubles/serve.ts <openai port> <mailchannels port>");
}

const openAI = await startOpenAIDouble({ port: openAIPort });
const mail = await startMailChannelsDouble({ port: mailPort });
console.log(`OpenAI double at ${openAI.url}, MailChannels double at ${mail.url}`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.on(signal, async () => {
		await Promise.all([openAI.close(), mail.close()]);
		process.exit(0);
	});
}
