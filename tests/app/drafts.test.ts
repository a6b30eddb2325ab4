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
	["Wind, better\n\n90 t a year", "90 t", "Wind, better\n\n90 t a year\n\n90 t"],
	["Wind, better\n\n90\n\nté", "90\n\nte\u0301", "Wind, better\n\n90\n\nté"],
	["Wi\u0301nd", "90 t", "Wind\n\n90 t\n\nWínd"],
	["Win", "90 t", "Wind\n\n90 t"],
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

test("a message about an analysis has a draft of its own for each, in which its opening stands once, as it was left", () => {
	const opening = "About “#1”\nhttps://site.example/en#a\n\n";
	contactDraft.save("We would like to meet.", "");
	expect(contactDraft.read(opening)).toBe(opening);
	contactDraft.save("About “#1”: when?\n", opening);
	expect(contactDraft.read(opening.replace("/en", "/es"))).toBe("About “#1”: when?\n");
	const another = opening.replace("#a", "#b");
	expect(contactDraft.read(another)).toBe(another);
	contactDraft.forget("About “#1”: when?", opening);
	expect(contactDraft.read(opening)).toBe(opening);
	expect(contactDraft.read("")).toBe("We would like to meet.");
});
