import { createIdempotencyKeys } from "../forms/idempotency-keys.ts";

/**
 * Idempotency keys of the ideas. They outlive the form, so that an idea whose analysis failed can be sent again without
 * being stored and mailed twice. A complete analysis resets them.
 */
export const ideaIdempotencyKeys = createIdempotencyKeys();
