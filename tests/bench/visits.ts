/**
 * Entries of the site (`startSite`) that make each request one of a certain kind, as far as the Worker can tell. They work
 * by what the Worker is given, and change nothing in it: the pages that it keeps are also kept by public key.
 */

function entry(setUp: string, call: string): string {
	return `import site from "./index.js";
let requests = 0;
${setUp}
export default { fetch(request, env, context) { requests += 1; ${call} } };`;
}

/**
 * Each is the first that asks for its page, so that it is rendered. There is no Cache API: to write a copy of each to
 * this machine's disk would be most of the work.
 */
export const firstVisits = entry(
	"const empty = { match: async () => undefined, put: async () => {} }; caches.open = async () => empty;",
	'return site.fetch(request, { ...env, PUBLIC_API_KEY: "key-" + requests }, context);',
);

/** More than an isolate remembers pages, so that who asks for them in turn never finds one there. */
export const keptPages = 300;

/** Each finds its page in the Cache API and not in the memory, once as many have come as there are `keptPages`. */
export const edgeVisits = entry(
	"",
	`return site.fetch(request, { ...env, PUBLIC_API_KEY: "key-" + (requests % ${keptPages}) }, context);`,
);

/** Each comes from another address, so that no limit is reached. */
export const manyVisitors = entry(
	"",
	`const visit = new Request(request);
	visit.headers.set("CF-Connecting-IP", "2001:db8::" + (requests >> 16).toString(16) + ":" + (requests & 65535).toString(16));
	return site.fetch(visit, env, context);`,
);
