import { expect, test } from "vitest";
import { mailSettings, modelSettings, turnstileSettings } from "#worker/env.ts";

const model = { OPENAI_API_KEY: " key\n", OPENAI_MODEL: "large" };
const mail = { MAILCHANNELS_API_KEY: "key", MAIL_FROM: "a@anella.example", MAIL_TO: "b@anella.example" };
const turnstile = { TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET_KEY: "secret" };

test("the Worker takes the services' own addresses if no others are set, and values without the blanks around them", () => {
	const baseURL = "https://api.openai.com/v1";
	const expected = { apiKey: "key", model: "large", baseURL, analysesPerDay: 200 };
	expect(modelSettings(model)).toEqual(expected);
	const own = { ...model, OPENAI_REASONING_EFFORT: "none", OPENAI_BASE_URL: "http://x/v1//" };
	expect(modelSettings(own)).toEqual({ ...expected, reasoningEffort: "none", baseURL: "http://x/v1" });
	expect(mailSettings(mail)?.baseURL).toBe("https://api.mailchannels.net/tx/v1");
	expect(mailSettings({ ...mail, MAIL_TO: "equipo@españa.es " })?.to).toBe("equipo@xn--espaa-rta.es");
	expect(turnstileSettings(turnstile)?.baseURL).toBe("https://challenges.cloudflare.com/turnstile/v0");
});

test.each([
	[modelSettings, { ...model, OPENAI_MODEL: "" }, "OPENAI_MODEL is required when OPENAI_API_KEY is set"],
	[modelSettings, { ...model, OPENAI_BASE_URL: "ftp://x" }, "OPENAI_BASE_URL must be an http or https URL"],
	[modelSettings, { ...model, OPENAI_REASONING_EFFORT: "x" }, "OPENAI_REASONING_EFFORT must be one of none,"],
	[modelSettings, { ...model, MODEL_ANALYSES_PER_DAY: "-1" }, "MODEL_ANALYSES_PER_DAY must be a whole"],
	[mailSettings, { ...mail, MAIL_FROM: "" }, "MAIL_FROM is required when MAILCHANNELS_API_KEY is set"],
	[mailSettings, { ...mail, MAIL_TO: "a@b.co, c@d.co" }, "MAIL_TO must be one email address"],
	[turnstileSettings, { ...turnstile, TURNSTILE_SITE_KEY: "" }, "TURNSTILE_SITE_KEY is required when"],
	[turnstileSettings, { ...turnstile, TURNSTILE_SECRET_KEY: " " }, "TURNSTILE_SECRET_KEY is required when"],
])("%o refuses %j and names what is wrong", (read, settings, message) => {
	expect(() => read(settings)).toThrow(message);
});
