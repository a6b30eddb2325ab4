import { unstable_readConfig } from "wrangler";

/** What `wrangler.toml` says of production or staging. */
export interface Environment {
	/** Name of the Worker. */
	worker: string;
	/** Where visitors find it; undefined unless there is one custom domain. */
	domain: string | undefined;
	vars: Readonly<Record<string, unknown>>;
	databaseIds: (string | undefined)[];
	/** Addresses of Cloudflare's own at which the Worker is shown besides. */
	shownAt: string[];
}

/** Everything that wrangler reads of an environment. */
export function readConfiguration(staging: boolean): Readonly<Record<string, unknown>> {
	const environment = staging ? { env: "staging" } : {};
	return unstable_readConfig({ config: "wrangler.toml", ...environment }) as unknown as Record<
		string,
		unknown
	>;
}

/** What a deploy and the check before it have to know of an environment. */
export function readEnvironment(staging: boolean): Environment {
	const { name, routes, vars, d1_databases, workers_dev, preview_urls } = readConfiguration(staging) as {
		name: string;
		routes?: { pattern: string; custom_domain?: boolean }[];
		vars: Record<string, unknown>;
		d1_databases: { database_id?: string }[];
		workers_dev?: boolean;
		preview_urls?: boolean;
	};
	const [route, ...others] = routes ?? [];
	return {
		worker: name,
		domain: route?.custom_domain && others.length === 0 ? route.pattern : undefined,
		vars,
		databaseIds: d1_databases.map(({ database_id }) => database_id),
		shownAt: [
			...(workers_dev === false ? [] : ["workers_dev"]),
			...(preview_urls === false ? [] : ["preview_urls"]),
		],
	};
}
