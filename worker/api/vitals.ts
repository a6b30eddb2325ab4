import { Hono } from "hono";
import { vitalsReport } from "#app/schemas/vitals.ts";
import type { HonoEnv } from "#worker/env.ts";
import { log } from "#worker/log.ts";
import { methodNotAllowed } from "./error-response.ts";
import { guard, jsonValidator, rateLimit } from "./guard.ts";

/** `POST /api/vitals` `{vitals: [{name, value, rating, path, language}]}` → 204: logs the measurements. */
export const vitals = new Hono<HonoEnv>()
	.post("/", guard, rateLimit("vitals", "VITALS_LIMIT"), jsonValidator(vitalsReport), (c) => {
		log("info", "web_vitals", c.req.valid("json"));
		return c.body(null, 204);
	})
	.all("/", methodNotAllowed("POST"));
