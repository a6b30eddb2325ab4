import type { UnsentMail } from "./outbox-queries.ts";
import { textTable } from "./text-table.ts";

/** In milliseconds, the largest first. */
const units = [
	[86_400_000, "d"],
	[3_600_000, "h"],
	[60_000, "min"],
] as const;

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
	const [size, unit] = units.find(([size]) => milliseconds >= size) ?? [1000, "s"];
	return `${Math.max(0, Math.floor(milliseconds / size))} ${unit}`;
}
