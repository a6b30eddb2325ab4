import type { ErasedRows, PersonRows } from "./person-queries.ts";

/** What is stored of a person as JSON with readable times, to be handed to that person. */
export function personJson([
	ideas,
	contactMessages,
	mails,
	idempotencyKeys,
	analysisCounts,
]: PersonRows): string {
	const stored = { ideas, contactMessages, mailsToTheTeam: mails, idempotencyKeys, analysisCounts };
	const readable = (key: string, value: unknown) =>
		key.endsWith("At") && typeof value === "number" ? new Date(value).toISOString() : value;
	return `${JSON.stringify(stored, readable, "\t")}\n`;
}

/** What was erased, in counts, and what is left to do by hand. */
export function erasedText([, idempotencyKeys, mails, ideas, contactMessages]: ErasedRows): string {
	const mailed = mails.filter(({ state, attempts }) => state === "sent" || attempts > 0).length;
	const onTheWay = mails.some(({ state, attempts }) => state === "pending" && attempts > 0);
	return [
		`erased: ideas ${ideas.length}, contact messages ${contactMessages.length}, mails to the team ${mails.length}, idempotency keys ${idempotencyKeys.length}`,
		...(mailed > 0 || ideas.length + contactMessages.length > mails.length
			? ["The team’s mailbox may hold copies that came by mail: search it for the address."]
			: []),
		...(onTheWay
			? ["A mail that was being sent at this moment may still arrive there: search again in a minute."]
			: []),
		"",
	].join("\n");
}
