/** Whatever a service writes on the wire, the visitor reads the same text, or that of the built-in analyst. */
import { describe, expect, it } from "vitest";
import { captureLog, questionsWith, unique } from "#tests/api/fetch-api.ts";
import { analysisOf } from "#tests/fakes/openai.ts";
import { wireHabits } from "#tests/fakes/wire-habits.ts";
import { read } from "./read-events.ts";

const habits = Object.entries(wireHabits);
const answering = (name: string) => `${unique("Old nets into yarn, 12 t")} #fake:${name}`;

async function outcome(message: string) {
	const { text, done, aborted, errors, chunks } = await read(message);
	const last = chunks.at(-1);
	return { text, done, aborted, errors, model: last?.model, finish: last?.choices[0].finish_reason };
}

const whole = { done: true, aborted: false, errors: [], model: "fake" };

it.each(habits.filter(([, { fails }]) => !fails).map(([name]) => name))(
	"the text is the same if the service writes otherwise: %s",
	async (name) => {
		const message = answering(name);
		expect(await outcome(message)).toEqual({ ...whole, text: analysisOf(message), finish: "stop" });
	},
);

describe("a finish reason", () => {
	it.each([
		["stop", "STOP", "eos", "eos_token", "end", "end_turn", "complete", "COMPLETE", "stop_sequence", "other"],
		["length", "MAX_TOKENS", "max_tokens", "model_length", "max_output_tokens", "incomplete"],
	] as const)("is %s whatever the service calls it", async (finish, ...reasons) => {
		for (const reason of reasons) {
			const message = answering(`finish-reason-${reason}`);
			expect(await outcome(message), reason).toEqual({ ...whole, text: analysisOf(message), finish });
		}
	});

	it.each(["content_filter", "SAFETY", "error", "network_error", "tool_calls", "RECITATION"])(
		"can be that of a failure, after which the text is not whole: %s",
		async (reason) => {
			const warnings = captureLog("warn");
			const message = answering(`finish-reason-${reason}`);
			const errors = [{ code: "upstream", message: "The model failed." }];
			expect(await outcome(message)).toMatchObject({ done: false, aborted: true, errors });
			expect(warnings).toMatchObject([{ event: "analysis_failed" }]);
		},
	);
});

it("the built-in analyst answers if the service fails or refuses before its first text", async () => {
	const warnings = captureLog("warn");
	const failing = habits.filter(([, { fails }]) => fails);
	const messages = failing.map(([name]) => answering(name));
	const outcomes = await Promise.all(messages.map(outcome));
	for (const [index, seen] of outcomes.entries()) {
		const text = expect.stringContaining("**What happens next**");
		expect(seen, messages[index]).toEqual({ ...whole, model: "built-in-stand-in", finish: "stop", text });
	}
	expect(warnings).toHaveLength(failing.length);
	for (const warning of warnings) expect(warning).toMatchObject({ event: "analysis_failed", model: "fake" });
	// Only what can be temporary is asked for again.
	const refused = messages.filter((message) => message.includes("refusal"));
	for (const message of refused) expect(await questionsWith(message)).toHaveLength(1);
});
