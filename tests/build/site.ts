import { randomUUID } from "node:crypto";

/** The settings of a site without services. */
export const settings = { PUBLIC_API_KEY: "end-to-end" };

/** A call of the API by a page, from a visitor who has not been there before: the rate limits are real and count addresses. */
export const call = (body: object) => ({
	method: "POST",
	headers: {
		Authorization: `Bearer ${settings.PUBLIC_API_KEY}`,
		"Content-Type": "application/json",
		"CF-Connecting-IP": `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
	},
	body: JSON.stringify(body),
});
