/** What gets through of a burst, and whether a visitor can pass for others by headers. */
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Finding } from "#tests/bench/finding.ts";
import { emptyState, startSite } from "#tests/bench/site.ts";
import { startMailChannelsDouble } from "#tests/doubles/mailchannels.ts";
import { startOpenAIDouble } from "#tests/doubles/openai.ts";
import { mailSettings, modelSettings, publicKey } from "./settings.ts";
import { newVisitor, post } from "./visitor.ts";

/** The limits count by whole minutes: a burst that falls into two would be let through twice. */
const burstSeconds = 20;

interface Call {
	path: string;
	body(marker: string): unknown;
	/** How many a minute are let through. */
	limit: number;
	/** Where those end up. */
	reaches: "the model" | "the mail service";
}

const email = () => `${randomUUID()}@example.org`;
const calls: Call[] = [
	{
		path: "/analysis-requests",
		body: (message) => ({ email: email(), message }),
		limit: 5,
		reaches: "the mail service",
	},
	{
		path: "/send-contact-email",
		body: (message) => ({ name: "Ada", email: email(), message }),
		limit: 5,
		reaches: "the mail service",
	},
	{ path: "/chat-alianzas", body: (message) => ({ message }), limit: 10, reaches: "the model" },
];

export async function burst(quick: boolean): Promise<Finding> {
	const count = quick ? 50 : 500;
	const mailService = await startMailChannelsDouble();
	const model = await startOpenAIDouble();
	const site = await startSite({
		state: emptyState("burst"),
		settings: {
			PUBLIC_API_KEY: publicKey,
			...mailSettings(mailService.url),
			...modelSettings(model.url),
		},
	});
	const broken: string[] = [];

	async function send({ path, body, limit, reaches }: Call, spoofed: boolean): Promise<string[]> {
		const marker = `Burst ${randomUUID()}`;
		const visitor = newVisitor();
		const secondsLeft = 60 - ((Date.now() / 1000) % 60);
		// A timer may be early by a little.
		if (secondsLeft < burstSeconds) await delay(secondsLeft * 1000 + 100);
		const minute = Math.floor(Date.now() / 60_000);
		const answers = await Promise.all(
			Array.from({ length: count }, async (_, index) => {
				const answer = await post(site.worker, path, body(`${marker} ${index}`), {
					visitor,
					...(spoofed && { headers: disguise() }),
				});
				await answer.text();
				return answer.status;
			}),
		);
		if (Math.floor(Date.now() / 60_000) !== minute)
			throw new Error("the burst took too long: it fell into two minutes");
		const through = answers.filter((status) => status === 200 || status === 201).length;
		const refused = answers.filter((status) => status === 429).length;
		const reached = () =>
			reaches === "the model"
				? model.requests().filter(({ idea }) => idea.includes(marker)).length
				: mailService.mails().filter(({ text }) => text.includes(marker)).length;
		// A mail goes out after the answer: those on their way are waited for, and so would be one too many.
		await delay(2000);
		const what = `${path}${spoofed ? ", spoofed" : ""}`;
		if (through !== limit) broken.push(`${what}: ${through} let through instead of ${limit}`);
		if (through + refused !== count) broken.push(`${what}: ${count - through - refused} answered otherwise`);
		if (reached() !== limit) broken.push(`${what}: ${reached()} requests at ${reaches}`);
		return [
			path,
			spoofed ? "spoofed" : "none",
			...[count, through, refused].map(String),
			`${reached()} at ${reaches}`,
		];
	}

	const rows: string[][] = [];
	for (const call of calls) {
		for (const spoofed of [false, true]) rows.push(await send(call, spoofed));
	}
	await site.stop();
	await Promise.all([mailService.close(), model.close()]);
	return {
		title: "Bursts from one visitor",
		notes: [
			"All requests of a burst are sent at once and come from one address, as Cloudflare reports it. Spoofed: each " +
				`names an address of its own in ${Object.keys(disguise()).join(", ")}.`,
		],
		columns: ["call", "other addresses", "at once", "let through", "429", "went on"],
		rows,
		broken,
	};
}

/** Headers by which a visitor could pretend to come from elsewhere. */
function disguise(): Record<string, string> {
	const address = newVisitor();
	return {
		"X-Forwarded-For": address,
		"X-Real-IP": address,
		"True-Client-IP": address,
		"X-Client-IP": address,
		Forwarded: `for="[${address}]"`,
	};
}
