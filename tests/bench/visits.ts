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

/** In a body, stands for what no other request holds. */
export const visitNumber = "{visit}";

/** Each comes from another network (a visitor has a whole /64) and says something else, so that no limit is reached and nothing counts as a repetition. */
export const manyVisitors = entry(
	"const post = async (visit, body, env, context) => site.fetch(new Request(visit, { body: await body }), env, context);",
	`const number = requests;
	const body = request.text().then((text) => text.replace("${visitNumber}", number));
	const visit = new Request(request.url, { method: request.method, headers: request.headers });
	visit.headers.delete("Content-Length");
	visit.headers.set("CF-Connecting-IP", "2001:db8:" + (requests >> 16).toString(16) + ":" + (requests & 65535).toString(16) + "::1");
	return post(visit, body, env, context);`,
);
