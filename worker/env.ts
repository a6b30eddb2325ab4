import * as z from "zod/mini";

/** Names of the settings: `.dev.vars` locally, vars and secrets in production. */
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

/** The settings. Any of them may be missing, as wrangler generates no types for secrets. */
export type Settings = { readonly [name in SettingName]?: string };

/** The Worker's environment: the bindings of wrangler.toml and the settings. */
export type Bindings = Pick<
	Env,
	"DB" | "SUBMISSION_LIMIT" | "ANALYSIS_LIMIT" | "VITALS_LIMIT" | "CF_VERSION_METADATA"
> &
	Settings;

/** A setting is missing or invalid. The message names it but never contains its value. */
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

/** Without a trailing slash. */
const baseUrl = z.pipe(
	z.string().check(z.url({ protocol: /^https?$/, error: "must be an http or https URL" })),
	z.transform((url) => url.replace(/\/+$/, "")),
);

function required(when: string) {
	return z.string(`is required when ${when} is set`);
}

const modelSchema = z.object({
	OPENAI_MODEL: required("OPENAI_API_KEY"),
	OPENAI_BASE_URL: z._default(baseUrl, "https://api.openai.com/v1"),
	OPENAI_REASONING_EFFORT: z.optional(
		z.enum(reasoningEfforts, `must be one of ${reasoningEfforts.join(", ")}`),
	),
});

const emailAddress = required("MAILCHANNELS_API_KEY").check(
	z.regex(z.regexes.email, "must be one email address, without a name"),
);

const mailSchema = z.object({
	MAIL_FROM: emailAddress,
	MAIL_TO: emailAddress,
	MAILCHANNELS_BASE_URL: z._default(baseUrl, "https://api.mailchannels.net/tx/v1"),
});

const turnstileSchema = z.object({
	TURNSTILE_SITE_KEY: required("TURNSTILE_SECRET_KEY"),
	TURNSTILE_SECRET_KEY: required("TURNSTILE_SITE_KEY"),
	TURNSTILE_BASE_URL: z._default(baseUrl, "https://challenges.cloudflare.com/turnstile/v0"),
});

/** The trimmed value. Blank counts as unset, because `.dev.vars` lists unused settings without a value. */
function getSetting(env: Settings, name: SettingName): string | undefined {
	return env[name]?.trim() || undefined;
}

/** @throws SettingError for the first invalid setting */
function parseSettings<Schema extends z.ZodMiniObject>(schema: Schema, env: Settings): z.output<Schema> {
	const names = Object.keys(schema.shape) as SettingName[];
	const result = schema.safeParse(Object.fromEntries(names.map((name) => [name, getSetting(env, name)])));
	if (result.success) return result.data;
	const issue = result.error.issues[0];
	throw new SettingError(String(issue?.path[0]), issue?.message ?? "is invalid");
}

/**
 * The settings of an OpenAI-compatible model, or null without OPENAI_API_KEY: the built-in analyst is used then. Without
 * `reasoningEffort`, a reasoning model decides by itself.
 * @throws SettingError
 */
export function modelSettings(env: Settings) {
	const apiKey = getSetting(env, "OPENAI_API_KEY");
	if (!apiKey) return null;
	const settings = parseSettings(modelSchema, env);
	const reasoningEffort = settings.OPENAI_REASONING_EFFORT;
	return {
		apiKey,
		baseURL: settings.OPENAI_BASE_URL,
		model: settings.OPENAI_MODEL,
		...(reasoningEffort && { reasoningEffort }),
	};
}
export type ModelSettings = NonNullable<ReturnType<typeof modelSettings>>;

/**
 * The settings of MailChannels, and the sender and recipient of all emails; null without MAILCHANNELS_API_KEY: emails stay
 * in the outbox then.
 * @throws SettingError
 */
export function mailSettings(env: Settings) {
	const apiKey = getSetting(env, "MAILCHANNELS_API_KEY");
	if (!apiKey) return null;
	const settings = parseSettings(mailSchema, env);
	return {
		apiKey,
		baseURL: settings.MAILCHANNELS_BASE_URL,
		from: settings.MAIL_FROM,
		to: settings.MAIL_TO,
	};
}
export type MailSettings = NonNullable<ReturnType<typeof mailSettings>>;

/**
 * The key that the site's own pages send as bearer token.
 * @throws SettingError
 */
export function publicApiKey(env: Settings): string {
	const key = getSetting(env, "PUBLIC_API_KEY");
	if (!key) throw new SettingError("PUBLIC_API_KEY", "is required");
	return key;
}

/** The public key of the Turnstile widget; undefined if Turnstile is off. */
export function turnstileSiteKey(env: Settings): string | undefined {
	return getSetting(env, "TURNSTILE_SITE_KEY");
}

/**
 * The settings for verifying Turnstile tokens, or null without either key: Turnstile is off then.
 * @throws SettingError
 */
export function turnstileSettings(env: Settings) {
	if (!getSetting(env, "TURNSTILE_SITE_KEY") && !getSetting(env, "TURNSTILE_SECRET_KEY")) return null;
	const settings = parseSettings(turnstileSchema, env);
	return { secretKey: settings.TURNSTILE_SECRET_KEY, baseURL: settings.TURNSTILE_BASE_URL };
}
export type TurnstileSettings = NonNullable<ReturnType<typeof turnstileSettings>>;
