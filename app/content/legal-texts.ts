/** Month in which the legal notice, privacy policy, cookie policy and terms last changed, ISO 8601. */
export const legalTextsUpdated = "2025-01";
