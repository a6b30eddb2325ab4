/** The servers of the end-to-end tests, until it is stopped: two sites with the production build, and the fakes of their services. */
import { startFakeMailChannels } from "../tests/fakes/mailchannels.ts";
import { startFakeOpenAI } from "../tests/fakes/openai.ts";
import { ports } from "./addresses.ts";
import { serveSite } from "./site.ts";

await Promise.all([
	startFakeOpenAI({ port: ports.openai }),
	startFakeMailChannels({ port: ports.mailchannels }),
	serveSite("built-in", ports.builtIn),
	serveSite("connected", ports.connected),
]);
console.log("All servers are ready.");
