/** Month of the last change of the legal texts (legal notice, privacy, cookies, terms), ISO 8601. */
export const legalTextsUpdated = "2025-01";
