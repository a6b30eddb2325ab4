import { beforeEach, expect, test, vi } from "vitest";
import { contactDraft } from "#app/forms/contact-form.tsx";
import { ideaDraft } from "#app/idea/idea-draft.ts";

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	});
	vi.stubGlobal("localStorage", { getItem: () => null, removeItem: () => {} });
});

test.each([
	["Nothing yet", "90 t", "Wind\n\n90 t\n\nNothing yet"],
	["Wind, better", "90 t", "Wind, better\n\n90 t"],
	["Wind\n\n90 t", "90 t", "Wind\n\n90 t"],
	["Wi\u0301nd", "90 t", "Wind\n\n90 t\n\nWínd"],
	["Wind\n\ntre\u0301s", "tr\u0065\u0301s", "Wind\n\ntrés"],
	["Wind\n\n90 t a year", "90 t", "Wind\n\n90 t a year\n\n90 t"],
])("an idea goes back into the box once, above what is there: %j and %j", (written, answer, expected) => {
	ideaDraft.save(written);
	ideaDraft.takeUp(" Wind ", answer);
	expect(ideaDraft.read()).toBe(expected);
});

test.each([
	[" Wind\n", ""],
	["Another idea", "Another idea"],
])("an idea that was sent leaves the box, but not what was written meanwhile: %j", (written, left) => {
	ideaDraft.save(written);
	ideaDraft.forget("Wind");
	expect(ideaDraft.read()).toBe(left);
});

const opening = "About “Compost”\nhttps://site.example\n\n";

test.each([
	["changed", opening.toLowerCase()],
	["written above", `Hello,\n${opening}`],
	["cut down", "About “Compost”"],
])("an opening of a message that was %s does not come a second time", (_, edited) => {
	contactDraft.save(`${edited}We would like to meet.`, opening);
	expect(contactDraft.read(opening)).toBe(`${edited}We would like to meet.`);
	contactDraft.save("", opening);
	expect(contactDraft.read(opening)).toBe(opening);
});
