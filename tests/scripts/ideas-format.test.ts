import { expect, test } from "vitest";
import { csv, type Entry, table } from "../../scripts/operator/ideas-format.ts";

const idea: Entry = {
	kind: "idea",
	id: "11111111-1111-4111-8111-111111111111",
	createdAt: Date.UTC(2026, 10, 20, 9, 30, 5),
	name: "",
	email: "ada@example.com",
	company: "",
	message: "Old nets into yarn",
	suspect: 0,
	mail: "sent",
	lastError: null,
};

test("the CSV has a byte order mark, a header, and a row of quoted fields for each entry, whatever these contain", () => {
	const message = "commas, and;\r\nbreaks\nof\rall kinds 🌍 = 1";
	const unknown = { suspect: 1, mail: "none", message: `${message} " and ""` } as const;
	const text = csv([idea, { ...idea, ...unknown }]);
	expect(text).toMatch(/^\ufeff"received";"kind";"suspect";"mail";"lastError";.*;"message";"id"\r\n/);
	expect(text).toMatch(
		/\n"2026-11-20T09:30:05.000Z";"idea";"";"sent";"";.*;"Old nets into yarn";"1{8}-.*\r\n/,
	);
	expect(text).toContain('\n"2026-11-20T09:30:05.000Z";"idea";"yes";"none";"";');
	expect(text).toContain(`;"${message} "" and """"";"${idea.id}"\r\n`);
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tname", "\rname", " =1", "＝1"])(
	"a spreadsheet takes %j of the CSV for a text, not for a formula",
	(name) => {
		expect(csv([{ ...idea, name }])).toContain(`;"'${name}";`);
	},
);

test("the table has each entry on a line that a terminal does not obey, and counts them and their mails", () => {
	const message = "Line\r\nbreak \u001b[31m\u202e";
	const entries: Entry[] = [
		idea,
		{ ...idea, mail: "pending", lastError: "HTTP 500", kind: "contact", message },
		{ ...idea, suspect: 1, mail: "none", message: "🌍".repeat(80) },
		{ ...idea, mail: "failed", lastError: "HTTP 422" },
	];
	expect(table(entries).replaceAll(/ {3,}/g, "  ").split("\n")).toEqual([
		"received (UTC)  kind  mail  email  message  id if failed",
		"2026-11-20 09:30  idea  sent  ada@example.com  Old nets into yarn",
		"2026-11-20 09:30  contact  pending (HTTP 500)  ada@example.com  Line break \ufffd[31m\ufffd",
		`2026-11-20 09:30  idea, suspect  none  ada@example.com  ${"🌍".repeat(59)}…`,
		`2026-11-20 09:30  idea  failed (HTTP 422)  ada@example.com  Old nets into yarn  ${idea.id}`,
		"",
		"4 entries; mails: 1 sent, 1 pending, 1 failed",
		"",
	]);
});
