import { expect, test } from "vitest";
import { fingerprint } from "#app/illustrations/fingerprint-lines.ts";

const idea = "Recogemos los posos de 40 cafeterías";

test("the curves depend on the idea alone, however its edges and accents are encoded", () => {
	expect(fingerprint(idea).curves[0]).toMatch(/^M346 206\.4C348\.8 212\.6 /);
	expect(fingerprint(` ${idea.normalize("NFD")}\n`).curves).toEqual(fingerprint(idea).curves);
	expect(fingerprint(`${idea}.`).curves[0]).not.toBe(fingerprint(idea).curves[0]);
});
