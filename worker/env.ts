import * as z from "zod/mini";
import { limits } from "#app/schemas/limits.ts";
import { emailAddress } from "#app/schemas/text-rules.ts";

/** Names of the settings: `.dev.vars` locally, vars and secrets in production. */
type SettingName =
	| "OPENAI_API_KEY"
	| "OPENAI_BASE_URL"
	| "OPENAI_MODEL"
	| "OPENAI_REASONING_EFFORT"
	| "MODEL_ANALYSES_PER_DAY"
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

/** The Worker's environment for Hono. */
export interface HonoEnv {
	Bindings: Bindings;
}

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

const reasoningEffort = z.enum(reasoningEfforts, `must be one of ${reasoningEfforts.join(", ")}`);

const wholeNumber = z.pipe(
	z.string().check(z.regex(/^\d{1,9}$/, "must be a whole number")),
	z.transform(Number),
);

function required(when: string) {
	return z.string(`is required when ${when} is set`);
}

const noAddress = "must be one email address";
const mailAddress = z.pipe(
	required("MAILCHANNELS_API_KEY"),
	emailAddress(limits.emailMax, { invalid: noAddress, tooLong: noAddress }),
);

/** The trimmed value. Blank counts as unset, because `.dev.vars` lists unused settings without a value. */
function getSetting(env: Settings, name: SettingName): string | undefined {
	return env[name]?.trim() || undefined;
}

function parseSetting<Output>(env: Settings, name: SettingName, schema: z.ZodMiniType<Output>): Output {
	const result = schema.safeParse(getSetting(env, name));
	if (result.success) return result.data;
	throw new SettingError(name, result.error.issues[0]?.message ?? "is invalid");
}

/**
 * The settings of an OpenAI-compatible model; null without OPENAI_API_KEY or if MODEL_ANALYSES_PER_DAY is 0. The default of
 * `analysesPerDay` is ten times the 20 ideas that are expected a day (docs/set-up.md). @throws SettingError
 */
export function modelSettings(env: Settings) {
	const apiKey = getSetting(env, "OPENAI_API_KEY");
	if (!apiKey) return null;
	const model = parseSetting(env, "OPENAI_MODEL", required("OPENAI_API_KEY"));
	const baseURL = parseSetting(env, "OPENAI_BASE_URL", z._default(baseUrl, "https://api.openai.com/v1"));
	const effort = parseSetting(env, "OPENAI_REASONING_EFFORT", z.optional(reasoningEffort));
	const analysesPerDay = parseSetting(env, "MODEL_ANALYSES_PER_DAY", z._default(wholeNumber, 200));
	if (analysesPerDay === 0) return null;
	return { apiKey, baseURL, model, analysesPerDay, ...(effort && { reasoningEffort: effort }) };
}
export type ModelSettings = NonNullable<ReturnType<typeof modelSettings>>;

/** The settings of MailChannels and its addresses; null without MAILCHANNELS_API_KEY. @throws SettingError */
export function mailSettings(env: Settings) {
	const apiKey = getSetting(env, "MAILCHANNELS_API_KEY");
	if (!apiKey) return null;
	const from = parseSetting(env, "MAIL_FROM", mailAddress);
	const to = parseSetting(env, "MAIL_TO", mailAddress);
	const url = z._default(baseUrl, "https://api.mailchannels.net/tx/v1");
	return { apiKey, baseURL: parseSetting(env, "MAILCHANNELS_BASE_URL", url), from, to };
}
export type MailSettings = NonNullable<ReturnType<typeof mailSettings>>;

/** The key that the site's own pages send as bearer token. @throws SettingError */
export function publicApiKey(env: Settings): string {
	const key = getSetting(env, "PUBLIC_API_KEY");
	if (!key) throw new SettingError("PUBLIC_API_KEY", "is required");
	return key;
}

/** The public key of the Turnstile widget; undefined if Turnstile is off. */
export function turnstileSiteKey(env: Settings): string | undefined {
	return getSetting(env, "TURNSTILE_SITE_KEY");
}

/** The settings for verifying Turnstile tokens; null without either key: Turnstile is off then. @throws SettingError */
export function turnstileSettings(env: Settings) {
	if (!turnstileSiteKey(env) && !getSetting(env, "TURNSTILE_SECRET_KEY")) return null;
	parseSetting(env, "TURNSTILE_SITE_KEY", required("TURNSTILE_SECRET_KEY"));
	const secretKey = parseSetting(env, "TURNSTILE_SECRET_KEY", required("TURNSTILE_SITE_KEY"));
	const url = z._default(baseUrl, "https://challenges.cloudflare.com/turnstile/v0");
	return { secretKey, baseURL: parseSetting(env, "TURNSTILE_BASE_URL", url) };
}
export type TurnstileSettings = NonNullable<ReturnType<typeof turnstileSettings>>;
