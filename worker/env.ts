import * as z from "zod/mini";

/** Names of the settings that a person gives: `.dev.vars` locally, vars and secrets in production. */
type SettingName =
	| "OPENAI_API_KEY"
	| "OPENAI_BASE_URL"
	| "OPENAI_MODEL"
	| "OPENAI_REASONING_EFFORT"
	| "MAILCHANNELS_API_KEY"
	| "MAILCHANNELS_BASE_URL"
	| "MAIL_FROM"
	| "MAIL_TO"
	| "PUBLIC_API_KEY"
	| "TURNSTILE_SITE_KEY"
	| "TURNSTILE_SECRET_KEY"
	| "TURNSTILE_BASE_URL";

/** The settings; secrets are in no file that types are generated from, so each may be missing. */
export type Settings = { readonly [name in SettingName]?: string };

/** What the Worker is given: the bindings of wrangler.toml and the settings. */
export type Bindings = Pick<
	Env,
	"DB" | "SUBMISSION_LIMIT" | "ANALYSIS_LIMIT" | "VITALS_LIMIT" | "CF_VERSION_METADATA"
> &
	Settings;

/** A setting is missing or wrong. The message names it and says what is wrong, never what it holds. */
export class SettingError extends Error {
	override name = "SettingError";
	readonly setting: string;

	constructor(setting: string, problem: string) {
		super(`${setting} ${problem}`);
		this.setting = setting;
	}
}

/** Source: OpenAI API reference, create chat completion, `reasoning_effort`. */
const reasoningEfforts = ["none", "minimal", "low", "medium", "high", "xhigh"] as const;
type ReasoningEffort = (typeof reasoningEfforts)[number];

/** Where an OpenAI-compatible model answers. */
export interface AnalystSettings {
	apiKey: string;
	/** Without a closing slash. */
	baseURL: string;
	model: string;
	/** How much a model that thinks before it answers is to think; undefined leaves it to the model. */
	reasoningEffort?: ReasoningEffort | undefined;
}

/** Where MailChannels answers and between whom the mails go. */
export interface MailSettings {
	apiKey: string;
	/** Without a closing slash. */
	baseURL: string;
	from: string;
	to: string;
}

/** Where Turnstile answers whether a visitor is a person. */
export interface TurnstileSettings {
	secretKey: string;
	/** Without a closing slash. */
	baseURL: string;
}

const httpAddress = z
	.string()
	.check(z.url({ protocol: /^https?$/, error: "must be an http or https address" }));

function required(when: string) {
	return z.string(`is required when ${when} is set`);
}

const analystSchema = z.object({
	OPENAI_MODEL: required("OPENAI_API_KEY"),
	OPENAI_BASE_URL: z._default(httpAddress, "https://api.openai.com/v1"),
	OPENAI_REASONING_EFFORT: z.optional(
		z.enum(reasoningEfforts, `must be one of ${reasoningEfforts.join(", ")}`),
	),
});

const mailAddress = required("MAILCHANNELS_API_KEY").check(
	z.regex(z.regexes.email, "must be one e-mail address, without a name"),
);

const mailSchema = z.object({
	MAIL_FROM: mailAddress,
	MAIL_TO: mailAddress,
	MAILCHANNELS_BASE_URL: z._default(httpAddress, "https://api.mailchannels.net/tx/v1"),
});

const turnstileSchema = z.object({
	TURNSTILE_SITE_KEY: required("TURNSTILE_SECRET_KEY"),
	TURNSTILE_SECRET_KEY: required("TURNSTILE_SITE_KEY"),
	TURNSTILE_BASE_URL: z._default(httpAddress, "https://challenges.cloudflare.com/turnstile/v0"),
});

/** An empty or blank setting counts as unset: that is how `.dev.vars` leaves one out. */
function given(env: Settings, name: SettingName): string | undefined {
	return env[name]?.trim() || undefined;
}

/** @throws SettingError for the first setting of the schema that does not pass. */
function read<Schema extends z.ZodMiniObject>(schema: Schema, env: Settings): z.output<Schema> {
	const names = Object.keys(schema.shape) as SettingName[];
	const result = schema.safeParse(Object.fromEntries(names.map((name) => [name, given(env, name)])));
	if (result.success) return result.data;
	const issue = result.error.issues[0];
	throw new SettingError(String(issue?.path[0]), issue?.message ?? "is wrong");
}

/**
 * The model to ask, or null without OPENAI_API_KEY: then the built-in analyst answers.
 * @throws SettingError
 */
export function analystSettings(env: Settings): AnalystSettings | null {
	const apiKey = given(env, "OPENAI_API_KEY");
	if (!apiKey) return null;
	const settings = read(analystSchema, env);
	return {
		apiKey,
		baseURL: settings.OPENAI_BASE_URL.replace(/\/+$/, ""),
		model: settings.OPENAI_MODEL,
		reasoningEffort: settings.OPENAI_REASONING_EFFORT,
	};
}

/**
 * How to send mail, or null without MAILCHANNELS_API_KEY: then mails wait in the outbox.
 * @throws SettingError
 */
export function mailSettings(env: Settings): MailSettings | null {
	const apiKey = given(env, "MAILCHANNELS_API_KEY");
	if (!apiKey) return null;
	const settings = read(mailSchema, env);
	return {
		apiKey,
		baseURL: settings.MAILCHANNELS_BASE_URL.replace(/\/+$/, ""),
		from: settings.MAIL_FROM,
		to: settings.MAIL_TO,
	};
}

/**
 * The key that the site's own pages send as bearer.
 * @throws SettingError
 */
export function publicApiKey(env: Settings): string {
	const key = given(env, "PUBLIC_API_KEY");
	if (!key) throw new SettingError("PUBLIC_API_KEY", "is required");
	return key;
}

/** The public key of the Turnstile widget in the forms, or undefined where there is none. */
export function turnstileSiteKey(env: Settings): string | undefined {
	return given(env, "TURNSTILE_SITE_KEY");
}

/**
 * How to verify what the widget gives, or null with neither of its keys: then nobody is asked.
 * @throws SettingError
 */
export function turnstileSettings(env: Settings): TurnstileSettings | null {
	if (!given(env, "TURNSTILE_SITE_KEY") && !given(env, "TURNSTILE_SECRET_KEY")) return null;
	const settings = read(turnstileSchema, env);
	return {
		secretKey: settings.TURNSTILE_SECRET_KEY,
		baseURL: settings.TURNSTILE_BASE_URL.replace(/\/+$/, ""),
	};
}
