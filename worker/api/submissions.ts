import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { contactMessage } from "#app/schemas/contact.ts";
import { botProtection, type FormEndpoint, type SubmittedForm } from "#app/schemas/forms.ts";
import { idea } from "#app/schemas/ideas.ts";
import type { HonoEnv } from "#worker/env.ts";
import { visitorOf } from "#worker/http/visitor.ts";
import { submit } from "#worker/submissions/submit.ts";
import { errorResponse, methodNotAllowed } from "./error-response.ts";
import { guard, jsonValidator, rateLimit } from "./guard.ts";

const ideaBody = jsonValidator(z.extend(idea, botProtection.shape));
const contactBody = jsonValidator(z.extend(contactMessage, botProtection.shape));

/** `POST /api/analysis-requests` `{email, message}` → 201 `{id}`: stores the idea and emails it to the team. */
export const ideas = new Hono<HonoEnv>()
	.post("/", guard, rateLimit("analysis-requests", "SUBMISSION_LIMIT"), ideaBody, (c) =>
		respond(c, "analysis-requests", c.req.valid("json"), 201),
	)
	.all("/", methodNotAllowed("POST"));

/** `POST /api/send-contact-email` `{name, email, company?, message}` → 200 `{id}`: stores the message and emails it to the team. */
export const sendContactEmail = new Hono<HonoEnv>()
	.post("/", guard, rateLimit("send-contact-email", "SUBMISSION_LIMIT"), contactBody, (c) =>
		respond(c, "send-contact-email", c.req.valid("json"), 200),
	)
	.all("/", methodNotAllowed("POST"));

async function respond<Form extends FormEndpoint>(
	c: Context<HonoEnv>,
	form: Form,
	fields: SubmittedForm<Form>,
	status: 200 | 201,
): Promise<Response> {
	const result = await submit(c.env, visitorOf(c), form, fields);
	return "id" in result ? c.json(result, status) : errorResponse(c, result.refusal);
}
