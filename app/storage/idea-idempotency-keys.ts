import { createIdempotencyKeys } from "../api-client/idempotency-keys.ts";

/**
 * Keys of the ideas that this tab sends. They outlive the page, so that an idea whose analysis failed can be sent
 * again without being stored and mailed again; a finished analysis ends that.
 */
export const ideaIdempotencyKeys = createIdempotencyKeys();
