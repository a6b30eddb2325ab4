/** The parts of the HTTP Observatory that grade one answer. The package has no types of its own. */

declare module "@mdn/mdn-http-observatory/src/types.js" {
	interface ObservedResponse {
		status: number;
		/** By lower-case name. */
		headers: Record<string, string>;
		/** Whether the certificate was found valid. */
		verified: boolean;
		/** What `<meta http-equiv>` says of policies. */
		httpEquiv?: Map<string, string[]>;
	}

	export class Requests {
		constructor(hostname: string);
		/** `path` is the body of the answer. */
		resources: { path: string | null };
		responses: Record<"auto" | "cors" | "http" | "https", ObservedResponse | null>;
		session: { url: URL } | null;
	}

	export interface Finding {
		result: string | null;
		pass: boolean | null;
	}
}

declare module "@mdn/mdn-http-observatory/src/constants.js" {
	export const ALL_TESTS: ((
		requests: import("@mdn/mdn-http-observatory/src/types.js").Requests,
	) => import("@mdn/mdn-http-observatory/src/types.js").Finding)[];
}

declare module "@mdn/mdn-http-observatory/src/grader/grader.js" {
	export function getScoreModifier(result: string): number;
	export function getGradeForScore(score: number): { score: number; grade: string };
}

declare module "@mdn/mdn-http-observatory/src/grader/charts.js" {
	export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module "@mdn/mdn-http-observatory/src/retriever/utils.js" {
	export function parseHttpEquivHeaders(html: string, baseUrl: string): Map<string, string[]>;
}
