import { expect, test } from "vitest";
import { asText, section, withSection } from "./benchmarks-page.ts";
import type { Finding } from "./finding.ts";

const origin = { command: "npm run bench -- size", date: "2026-11-21", commit: "0d49b12" };

const size: Finding = {
	title: "Size",
	notes: ["How large it is."],
	columns: ["what", "kB"],
	rows: [
		["script | styles", "9"],
		["page", "100"],
	],
	broken: [],
};

test("a part says how, when and of what it was taken, and what does not hold", () => {
	expect(section({ ...size, broken: ["too large.", "too many."] }, origin)).toBe(
		`## Size

\`npm run bench -- size\`, 2026-11-21, at 0d49b12

How large it is.

| what | kB |
| --- | ---: |
| script \\| styles | 9 |
| page | 100 |

- **Does not hold:** too large.
- **Does not hold:** too many.`,
	);
	expect(section(size, origin)).toMatch(/\n\nEvery limit holds\.$/);
});

test("a part that is taken again takes its own place, and the others keep their text", () => {
	const others = ["Speed", "Size and speed"].map((title) => section({ ...size, title }, origin));
	const before = [others[0], section(size, origin), others[1]].reduce<string>(
		(page, part = "") => withSection(page, part),
		"",
	);
	const again = section({ ...size, notes: ["How large it is now."] }, { ...origin, commit: "daf4a35" });
	const after = withSection(before, again);
	expect(after).toBe(before.replace(section(size, origin), again));
	expect(after).not.toBe(before);
	expect(withSection(after, again)).toBe(after);
	expect(after).toMatch(/^# Benchmarks\n/);
});

test("in a terminal the columns stand one under the other", () => {
	expect(asText(size)).toContain("\nwhat              kB\nscript | styles    9\npage             100\n");
});
