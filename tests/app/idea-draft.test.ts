import { expect, test, vi } from "vitest";
import { ideaDraft } from "#app/idea/idea-draft.ts";

test.each([
	["Nothing yet", "90 t", "Wind\n\n90 t\n\nNothing yet"],
	["Wind, better", "90 t", "Wind, better\n\n90 t"],
	["Wind\n\n90 t", "90 t", "Wind\n\n90 t"],
	["Wi\u0301nd", "90 t", "Wind\n\n90 t\n\nWínd"],
	["Wind\n\ntre\u0301s", "tr\u0065\u0301s", "Wind\n\ntrés"],
	["Wind\n\n90 t a year", "90 t", "Wind\n\n90 t a year\n\n90 t"],
])(
	"an idea goes back into the box once, above what was written since: %j and %j",
	(written, answer, expected) => {
		let kept = written;
		const setItem = (_: string, value: string) => {
			kept = value;
		};
		vi.stubGlobal("sessionStorage", { getItem: () => kept, setItem });
		vi.stubGlobal("localStorage", { getItem: () => null });
		ideaDraft.takeUp(" Wind ", answer);
		expect(kept).toBe(expected);
	},
);
