import { Hono } from "hono";
import { vitalsReport } from "#app/contract/vitals.ts";
import { log } from "#worker/log.ts";
import { type ApiContext, guard, jsonBody, onlyPost } from "./guard.ts";

/** `POST /api/vitals` `{vitals: [{name, value, rating, path, language}]}` → 204: one line of the log for each. */
export const vitals = new Hono<ApiContext>()
	.post("/", guard("vitals", "VITALS_LIMIT"), jsonBody(vitalsReport), (c) => {
		for (const { name, value, rating, path, language } of c.req.valid("json").vitals) {
			log("info", "web_vital", { name, value: rounded(name, value), rating, path, language });
		}
		return c.body(null, 204);
	})
	.all("/", onlyPost);

/** Exact figures could tell one visit from another: whole milliseconds, and a score of two decimals. */
function rounded(name: string, value: number): number {
	return name === "CLS" ? Math.round(value * 100) / 100 : Math.round(value);
}
