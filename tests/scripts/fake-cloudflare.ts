import { appendFileSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";

interface Version {
	id: string;
	/** The name in `effects`. */
	name: string;
	tag?: string;
	database?: string;
	/** The number of migrations that its code needs. */
	needs: number;
}

const flag = { type: "boolean" } as const;
const value = { type: "string" } as const;
/** The options of each command that may be run; all of them must be given, those with `?` may be. */
const commands: Record<string, string> = {
	"npm run check:live": "silent staging?",
	"npm run smoke": "silent version wait? worker? other-commit?",
	"wrangler deployments status": "json env?",
	"wrangler versions view": "json env?",
	"wrangler versions upload": "tag config",
	"wrangler versions deploy": "yes config",
	"wrangler triggers deploy": "config",
	"wrangler d1 time-travel info DB": "env?",
	"wrangler d1 migrations apply DB": "remote env?",
	"wrangler rollback": "message yes env?",
};

/**
 * A Worker at Cloudflare, its database and its domain, as wrangler and the smoke test see them. It knows no other commands and
 * options than a deployment needs, notes what they change in `effects`, and in `violations` what visitors must never get.
 */
export class FakeCloudflare {
	effects: string[] = [];
	violations: string[] = [];
	migrations = 1;
	previews = false;
	domain: string | undefined;
	crons: string[] = [];
	/** Seconds until a domain that was attached has its certificate. */
	certificateAfter = 0;
	/** Commands that begin with it fail, before they change anything. */
	failing = "nothing";
	/** Where the uploaded version fails its test: at its preview, by override, or as the one that visitors get. */
	broken: "preview" | "override" | "visitors" | undefined;
	/** Called with each effect. */
	onEffect = (_effect: string) => {};
	readonly versions: Version[] = [];
	/** Percentages of versions. */
	traffic = new Map<Version, number>();
	private readonly tested = new Set<Version>();
	private readonly worker: string;
	private certificateAt = 0;
	private now = 0;

	/** @param worker its name @param live the version that has all traffic: a draft, or the site's at a domain */
	constructor(worker: string, live: "draft" | "old", domain = "anella.com") {
		this.worker = worker;
		const version = this.addVersion(live, live === "old" ? { database: "1", tag: "0ld" } : {});
		this.traffic.set(version, 100);
		if (live === "draft") return;
		this.domain = domain;
		this.tested.add(version);
	}

	/** The names of the versions that visitors of the domain get. */
	get visitorsGet(): string[] {
		return this.domain ? [...this.traffic].filter(([, share]) => share > 0).map(([{ name }]) => name) : [];
	}

	/** Runs a command. @returns what it prints @throws if it fails, or is none that a deployment needs */
	run = async (command: string[], variables: object = {}): Promise<string> => {
		const line = command.join(" ");
		const options = {
			silent: flag,
			staging: flag,
			"other-commit": flag,
			json: flag,
			yes: flag,
			remote: flag,
		};
		const values = { env: value, tag: value, config: value, message: value, version: value };
		const parsed = parseArgs({
			args: command.filter((argument) => argument !== "--"),
			allowPositionals: true,
			options: { ...options, ...values, wait: value, worker: value },
		});
		const words = parsed.positionals.join(" ");
		const [known, allowed] =
			Object.entries(commands).find(([start]) => `${words} `.startsWith(`${start} `)) ?? [];
		if (!known || allowed === undefined) throw new Error(`unknown command: ${line}`);
		for (const name of Object.keys(parsed.values)) {
			if (!allowed.replaceAll("?", "").split(" ").includes(name)) throw new Error(`unknown option: ${line}`);
		}
		for (const name of allowed.split(" ").filter((option) => !option.endsWith("?"))) {
			if (!(name in parsed.values)) throw new Error(`${name} is missing: ${line}`);
		}
		if (line.includes(this.failing)) throw new Error(`${line}\nwhat went wrong`);
		const rest = words.slice(known.length).trim().split(" ").filter(Boolean);
		const config = parsed.values.config && JSON.parse(readFileSync(parsed.values.config, "utf8"));
		const environment = parsed.values.env === "staging" || parsed.values.staging ? "web-staging" : "web";
		const target = config?.name ?? (known === "npm run smoke" ? this.worker : environment);
		if (target !== this.worker) throw new Error(`this is about ${target}, not ${this.worker}: ${line}`);
		const printed = this.answer(known, rest, parsed.values, config, variables);
		for (const [version, share] of this.domain ? this.traffic : []) {
			if (share > 0 && !this.tested.has(version))
				this.violations.push(`visitors got ${version.name}: ${line}`);
		}
		return printed;
	};

	// biome-ignore lint/suspicious/noExplicitAny: a configuration file
	private answer(known: string, rest: string[], options: Record<string, any>, config: any, variables: any) {
		const [first = ""] = rest;
		switch (known) {
			case "npm run smoke":
				return this.smoke(first, options);
			case "wrangler deployments status": {
				const versions = [...this.traffic].map(([{ id }, percentage]) => ({ version_id: id, percentage }));
				return JSON.stringify({ versions }, null, 2);
			}
			case "wrangler versions view": {
				const { database } = this.find(first);
				const secret = { name: "MAIL_TO", type: "secret_text" };
				const bindings = database ? [secret, { name: "DB", type: "d1", id: database }] : [secret];
				return JSON.stringify({ id: first, resources: { bindings } }, null, 2);
			}
			case "wrangler versions upload": {
				const database = config.d1_databases[0].database_id;
				const { id } = this.addVersion("new", { tag: options.tag, database, needs: 2 });
				this.note("uploaded new");
				const preview_url = `https://${id.slice(0, 8)}-${this.worker}.acme.workers.dev`;
				const upload = { type: "version-upload", version_id: id, ...(this.previews && { preview_url }) };
				for (const entry of [{ type: "wrangler-session" }, upload])
					appendFileSync(variables.WRANGLER_OUTPUT_FILE_PATH, `${JSON.stringify(entry)}\n`);
				return "Uploaded web (1.23 sec)";
			}
			case "wrangler versions deploy": {
				const shares = rest
					.map((spec) => spec.split("@"))
					.map(([id = "", share]) => [id, Number.parseFloat(`${share}`)]);
				const traffic = new Map(shares.map(([id, share]) => [this.find(`${id}`), Number(share)]));
				if (shares.reduce((sum, [, share]) => sum + Number(share), 0) !== 100) throw new Error("not 100 %");
				return this.give(traffic);
			}
			case "wrangler rollback":
				return this.give(new Map([[this.find(first), 100]]));
			case "wrangler d1 migrations apply DB":
				this.migrations = 2;
				return this.note("migrated");
			case "wrangler triggers deploy": {
				const { routes = [], triggers, preview_urls, workers_dev } = config;
				if (workers_dev !== false) throw new Error("workers.dev is on");
				// What a configuration does not name stays as it is.
				const [domain] = routes.map(({ pattern }: { pattern: string }) => pattern);
				if (domain && domain !== this.domain) this.certificateAt = this.now + this.certificateAfter;
				this.domain = domain ?? this.domain;
				this.crons = triggers?.crons ?? this.crons;
				this.previews = preview_urls;
				return this.note(`triggers: ${domain ?? "no"} domain, previews ${preview_urls ? "on" : "off"}`);
			}
			default:
				return "";
		}
	}

	/** The smoke test: waits until the version answers, then judges it by the commit that is checked out, or as any other's. */
	private smoke(address: string, options: Record<string, string>): string {
		const { host, protocol } = new URL(address);
		const version = this.find(options.version ?? "");
		const until = this.now + Number(options.wait ?? 60);
		const way = host.endsWith("workers.dev") ? "preview" : options.worker ? "override" : "visitors";
		this.now = Math.min(Math.max(this.now, this.certificateAt), until);
		const live = [...this.traffic].find(([, share]) => share === 100)?.[0];
		const isReached = {
			preview: this.previews && host === `${version.id.slice(0, 8)}-${this.worker}.acme.workers.dev`,
			override: host === this.domain && options.worker === this.worker && this.traffic.has(version),
			visitors: host === this.domain && live === version,
		}[way];
		const answers =
			isReached && protocol === "https:" && (way === "preview" || this.now >= this.certificateAt);
		const works = version.database && version.needs <= this.migrations;
		const isBroken = version.name === "new" && this.broken === way;
		const isJudgedRight = "other-commit" in options ? version.name !== "new" : version.name === "new";
		if (!answers) this.now = until;
		const passed = answers && works && !isBroken && isJudgedRight;
		this.note(
			`tested ${version.name} at ${host}${way === "override" ? ", by override" : ""}: ${passed ? "passed" : "failed"}`,
		);
		if (!passed) throw new Error(`${address} failed its test`);
		this.tested.add(version);
		return "all checks passed";
	}

	private give(traffic: Map<Version, number>): string {
		if (traffic.size > 2) throw new Error("more than two versions");
		this.traffic = traffic;
		return this.note(`traffic: ${[...traffic].map(([{ name }, share]) => `${name} ${share} %`).join(", ")}`);
	}

	private note(effect: string): string {
		this.effects.push(effect);
		this.onEffect(effect);
		return "";
	}

	private addVersion(name: string, facts: Partial<Version>): Version {
		const id = `${this.versions.length + 1}1111111-1111-4111-8111-111111111111`;
		const version = { id, name, needs: 1, ...facts };
		this.versions.push(version);
		return version;
	}

	private find(id: string): Version {
		const version = this.versions.find((candidate) => candidate.id === id);
		if (!version) throw new Error(`no version ${id}`);
		return version;
	}
}
