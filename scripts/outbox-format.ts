import type { UnsentMail } from "./outbox-queries.ts";
import { textTable } from "./text-table.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The mails as a table for a terminal, and a line of counts. None of it is personal: reasons are codes.
 * @param counts of all unsent mails, which may be more than those given
 * @param now milliseconds since 1970
 */
export function outboxTable(
	mails: UnsentMail[],
	counts: { pending: number; failed: number },
	now: number,
): string {
	const summary = `${counts.pending} pending, ${counts.failed} failed`;
	if (mails.length === 0) return `${summary}\n`;
	const rows = mails.map(({ id, kind, state, attempts, createdAt, dueAt, lastError }) => [
		id,
		kind,
		state,
		span(now - createdAt),
		String(attempts),
		state === "failed" ? "never" : dueAt <= now ? "now" : `in ${span(dueAt - now)}`,
		lastError ?? "",
	]);
	const left = counts.pending + counts.failed - mails.length;
	return [
		textTable([["id", "kind", "state", "age", "attempts", "due", "reason"], ...rows]),
		...(left > 0 ? [`… and ${left} more`] : []),
		"",
		`${summary}\n`,
	].join("\n");
}

/** A length of time in its largest whole unit. */
function span(milliseconds: number): string {
	if (milliseconds >= day) return `${Math.floor(milliseconds / day)} d`;
	if (milliseconds >= hour) return `${Math.floor(milliseconds / hour)} h`;
	if (milliseconds >= minute) return `${Math.floor(milliseconds / minute)} min`;
	return `${Math.max(0, Math.floor(milliseconds / 1000))} s`;
}
