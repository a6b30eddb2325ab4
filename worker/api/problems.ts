import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { measuredPath } from "#app/i18n/localized-paths.ts";
import { type PolicyReport, problemReport } from "#app/schemas/problems.ts";
import type { HonoEnv } from "#worker/env.ts";
import { log } from "#worker/log.ts";
import { errorResponse, methodNotAllowed } from "./error-response.ts";
import { rateLimit, reportGuard } from "./guard.ts";

/** The share of policy reports that is logged: extensions of browsers cause most of them. */
const loggedShare = 0.1;

/** `POST /api/problems`, a script's error or a browser's policy report → 204: logs it. Without a key, which browsers do not send. */
export const problems = new Hono<HonoEnv>()
	.post("/", reportGuard, rateLimit("problems", "VITALS_LIMIT"), async (c) => {
		const body = await c.req.json().catch(() => {
			throw new HTTPException(400);
		});
		const report = problemReport.safeParse(body);
		if (!report.success) {
			return errorResponse(c, { status: 400, code: "invalid_input", message: "The body is not valid." });
		}
		const { data } = report;
		const problem =
			"csp-report" in data ? policyProblem(data["csp-report"], c.req.url) : { kind: "script", ...data };
		if (problem && (problem.kind === "script" || Math.random() < loggedShare))
			log("warn", "browser_problem", problem);
		return c.body(null, 204);
	})
	.all("/", methodNotAllowed("POST"));

const directives =
	/^((default|object|media|worker|script|frame|style|img|font|connect|manifest)-src(-elem|-attr)?|form-action|base-uri)(?= |$)/;

/** What is logged of a report, with no address but the page's path; undefined for extensions and pages not to be measured. */
function policyProblem(report: PolicyReport, ownUrl: string): Record<string, string> | undefined {
	const { "blocked-uri": blocked, "source-file": source = "" } = report;
	const page = URL.parse(report["document-uri"]);
	const path = page && measuredPath(page.pathname);
	const [directive] = directives.exec(report["violated-directive"]) ?? [];
	if (!path || !directive || `${blocked} ${source}`.includes("-extension")) return undefined;
	const keyword = /^(inline|eval|wasm-eval|data|blob)(?=:|$)/.exec(blocked)?.[0];
	const origin = URL.parse(blocked)?.origin === new URL(ownUrl).origin ? "own" : "other";
	return { kind: "policy", directive, blocked: keyword ?? origin, path };
}
