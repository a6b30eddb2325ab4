import { expect, it } from "vitest";
import operations from "../../docs/operations.md?raw";

const sources = import.meta.glob<string>("#worker/**/*.ts", {
	eager: true,
	query: "?raw",
	import: "default",
});

type Events = Record<string, string[]>;

/** Each event that the Worker logs, with its levels. */
function loggedEvents(): Events {
	const levels = new Map<string, Set<string>>();
	for (const [file, source] of Object.entries(sources)) {
		if (file.endsWith("/log.ts")) continue;
		const calls = [...source.matchAll(/\blog\(\s*([^,]+),\s*"(\w+)"/g)];
		expect(calls.length, `${file} logs an event that is no literal`).toBe(
			source.match(/\blog\(/g)?.length ?? 0,
		);
		for (const [, level = "", event = ""] of calls) {
			const found = level.match(/(?<=")(?:info|warn|error)(?=")/g) ?? [];
			expect(found, `${file}: ${event}`).not.toEqual([]);
			levels.set(event, new Set([...(levels.get(event) ?? []), ...found]));
		}
	}
	return Object.fromEntries([...levels].map(([event, found]) => [event, [...found].sort()]));
}

/** The events of the table in docs/operations.md, with their levels. */
function documentedEvents(): Events {
	const [, table = ""] = operations.split(/^\| event .*\n\|[ -|]+\n/m);
	const rows = table.split("\n\n")[0]?.matchAll(/^\| `(\w+)` +\| ([\w, ]+?) +\|/gm) ?? [];
	return Object.fromEntries(
		Array.from(rows, ([, event = "", levels = ""]) => [event, levels.split(", ").sort()]),
	);
}

it("docs/operations.md lists every event that is logged, with its levels, and no other", () => {
	const logged = loggedEvents();
	expect(Object.keys(logged).length).toBeGreaterThan(10);
	expect(documentedEvents()).toEqual(logged);
});
