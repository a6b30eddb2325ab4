import { describe, expect, it } from "vitest";
import { csv, type Entry, table } from "../../scripts/ideas-format.ts";

const idea: Entry = {
	kind: "idea",
	id: "11111111-1111-4111-8111-111111111111",
	createdAt: Date.UTC(2026, 10, 20, 9, 30, 5),
	name: "",
	email: "ada@example.com",
	company: "",
	message: "Old nets into yarn",
	mail: "sent",
	attempts: 1,
	lastError: null,
};

/** Reads CSV strictly as RFC 4180 has it, all fields quoted. */
function parse(text: string): string[][] {
	expect(text.endsWith("\r\n")).toBe(true);
	const rows: string[][] = [[]];
	const pattern = /"((?:[^"]|"")*)"(,|\r\n)/gy;
	for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
		rows.at(-1)?.push((match[1] ?? "").replaceAll('""', '"'));
		if (match[2] === "\r\n") rows.push([]);
	}
	expect(rows.pop()).toEqual([]);
	return rows;
}

describe("csv", () => {
	it("has a header and one row for each entry", () => {
		const [header, row] = parse(csv([idea]));
		expect(header?.join()).toBe("received,kind,mail,attempts,lastError,name,email,company,message,id");
		expect(row?.join()).toBe(
			`2026-11-20T09:30:05.000Z,idea,sent,1,,,ada@example.com,,Old nets into yarn,${idea.id}`,
		);
		const empty = parse(csv([{ ...idea, mail: null, attempts: null, company: null }]))[1];
		expect(empty?.slice(2, 8).join()).toBe(",,,,ada@example.com,");
		expect(parse(csv([]))).toEqual([header]);
	});

	it.each(['quotes " and "", commas, and;', "line\r\nbreaks\nof\rall kinds 🌍 مرحبا", "x = 1"])(
		"keeps %j",
		(message) => {
			expect(parse(csv([{ ...idea, message }]))[1]?.[8]).toBe(message);
		},
	);

	it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1"])(
		"escapes the formula %j",
		(message) => {
			expect(parse(csv([{ ...idea, message }]))[1]?.[8]).toBe(`'${message}`);
		},
	);
});

describe("table", () => {
	it("aligns columns and counts rows", () => {
		const contact: Entry = {
			...idea,
			kind: "contact",
			mail: "pending",
			lastError: "HTTP 500",
			message: "Line\r\nbreak \u001b[31m\u202e",
		};
		expect(table([idea, contact])).toBe(
			[
				"received (UTC)    kind     mail                email            message",
				"2026-11-20 09:30  idea     sent                ada@example.com  Old nets into yarn",
				"2026-11-20 09:30  contact  pending (HTTP 500)  ada@example.com  Line break \ufffd[31m\ufffd",
				"",
				"1 ideas, 1 contact messages; mails: 1 sent, 1 pending, 0 failed",
				"",
			].join("\n"),
		);
	});

	it("cuts long messages between characters", () => {
		expect(table([{ ...idea, message: "🌍".repeat(80) }])).toContain(`${"🌍".repeat(59)}…`);
	});
});
