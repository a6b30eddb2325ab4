import { expect, it } from "vitest";
import { mailSettings, modelSettings, turnstileSettings } from "#worker/env.ts";

it("takes the services' own addresses if no others are set, and values without the blanks around them", () => {
	const model = { OPENAI_API_KEY: " key\n", OPENAI_MODEL: "large" };
	const expected = { apiKey: "key", model: "large", baseURL: "https://api.openai.com/v1" };
	expect(modelSettings(model)).toEqual(expected);
	for (const effort of ["none", "minimal", "low", "medium", "high", "xhigh"]) {
		const settings = modelSettings({ ...model, OPENAI_REASONING_EFFORT: effort });
		expect(settings).toEqual({ ...expected, reasoningEffort: effort });
	}
	const mail = { MAILCHANNELS_API_KEY: "key", MAIL_FROM: "a@anella.example", MAIL_TO: "b@anella.example" };
	expect(mailSettings(mail)?.baseURL).toBe("https://api.mailchannels.net/tx/v1");
	expect(mailSettings({ ...mail, MAIL_TO: "equipo@españa.es " })?.to).toBe("equipo@xn--espaa-rta.es");
	const turnstile = { TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET_KEY: "secret" };
	expect(turnstileSettings(turnstile)?.baseURL).toBe("https://challenges.cloudflare.com/turnstile/v0");
});
