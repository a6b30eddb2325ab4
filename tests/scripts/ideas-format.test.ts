import { describe, expect, it } from "vitest";
import { analysesText, csv, type Entry, table } from "../../scripts/operator/ideas-format.ts";

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
	attempts: 1,
	lastError: null,
};

describe("csv", () => {
	it("has a header and one row for each entry", () => {
		const header =
			'\ufeff"received";"kind";"suspect";"mail";"attempts";"lastError";"name";"email";"company";"message";"id"\r\n';
		expect(csv([])).toBe(header);
		const row = `;"ada@example.com";"";"Old nets into yarn";"${idea.id}"\r\n`;
		const unknown = { suspect: 1, mail: "none", attempts: null, company: null } as const;
		expect(csv([idea, { ...idea, ...unknown }])).toBe(
			`${header}"2026-11-20T09:30:05.000Z";"idea";"";"sent";"1";"";""${row}` +
				`"2026-11-20T09:30:05.000Z";"idea";"yes";"none";"";"";""${row}`,
		);
	});

	it("keeps separators, line breaks and quotation marks", () => {
		const message = "commas, and;\r\nbreaks\nof\rall kinds 🌍 مرحبا = 1";
		expect(csv([{ ...idea, message: `${message} " and ""` }])).toContain(`;"${message} "" and """"";`);
	});

	it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1"])(
		"escapes the formula %j",
		(message) => {
			expect(csv([{ ...idea, message, name: message }])).toMatch(
				new RegExp(`;"'${RegExp.escape(message)}";.*;"'${RegExp.escape(message)}";`, "s"),
			);
		},
	);
});

describe("table", () => {
	it("aligns columns and counts rows", () => {
		const message = "Line\r\nbreak \u001b[31m\u202e";
		const failing = { mail: "pending", lastError: "HTTP 500" } as const;
		expect(table([idea, { ...idea, ...failing, kind: "contact", message }])).toBe(
			[
				"received (UTC)    kind     mail                email            message             id if failed",
				"2026-11-20 09:30  idea     sent                ada@example.com  Old nets into yarn",
				"2026-11-20 09:30  contact  pending (HTTP 500)  ada@example.com  Line break \ufffd[31m\ufffd",
				"",
				"1 ideas, 1 contact messages, 0 of them suspect; mails: 1 sent, 1 pending, 0 failed",
				"",
			].join("\n"),
		);
	});

	it("says which entries are suspect, and counts them", () => {
		const suspect = { ...idea, suspect: 1, mail: "none" } as const;
		const text = table([idea, suspect, { ...suspect, kind: "contact", mail: "sent" }]);
		expect(text).toMatch(/ idea +sent .*\n.* idea, suspect +none .*\n.* contact, suspect +sent /);
		expect(text).toContain("2 ideas, 1 contact messages, 2 of them suspect; mails: 2 sent,");
	});

	it("names the id of an entry whose mail has failed, and the reason", () => {
		expect(table([{ ...idea, mail: "failed", lastError: "HTTP 422" }])).toMatch(
			new RegExp(`failed \\(HTTP 422\\) .+ ${idea.id}$`, "m"),
		);
	});

	it("cuts long messages between characters", () => {
		expect(table([{ ...idea, message: "🌍".repeat(80) }])).toContain(`${"🌍".repeat(59)}…`);
	});
});

it("prints an idea and its analyses as they were written, without what a terminal would obey", () => {
	const row = { message: "Old\n nets", text: "**Fit**\nClear \u001b[31m", model: "gpt", language: "en" };
	const finishedAt = Date.UTC(2026, 10, 24);
	const rows = [
		{ ...row, finishedAt },
		{ ...row, language: "es", finishedAt: null },
	];
	expect(analysesText(rows)).toBe(
		"Old\n nets\n\nen, gpt, 2026-11-24T00:00:00.000Z\n\n**Fit**\nClear \ufffd[31m\n\nes, gpt, not finished\n\n**Fit**\nClear \ufffd[31m\n\n",
	);
	const none = { message: "Old nets", text: null, model: null, language: null, finishedAt: null };
	expect(analysesText([none])).toBe("Old nets\n\nNo analysis was written.\n\n");
});
