import { expect, it } from "vitest";
import { quotesFrom } from "#worker/analysis/built-in/quote.ts";

/** Weighs a piece by how often it says "fibre". */
const fibre = (piece: string) => piece.split("fibre").length - 1;

it.each([
	["We make fibre. We need a buyer. It is dry.", "We make fibre", "We need a buyer"],
	["We make approx. 40 t of fibre. Who takes it?", "We make approx. 40 t of fibre", "Who takes it?"],
	["El ayuntamiento quiere fibre. ¿Quién la tiene?", "El ayuntamiento quiere fibre", "¿Quién la tiene?"],
	["Tenemos fibre\nNos faltan socios\nUn saludo", "Tenemos fibre", "Nos faltan socios"],
	["Tenim fibre. Busquem comprador. Gràcies!", "Tenim fibre", "Busquem comprador"],
	["Our fibre is dry. I would like to sell. Is it late?", "Our fibre is dry", "I would like to sell"],
	["Fibre of straw and fibre of hemp", "Fibre of straw and fibre of hemp", undefined],
	["Our fibre goes out every day??", "Our fibre goes out every day??", undefined],
	["We sell **fibre**. Nothing else", "Nothing else", undefined],
	["🌱", undefined, undefined],
])("quotes what weighs most and what asks: %s", (idea, telling, asking) => {
	expect(quotesFrom(idea, fibre)).toEqual({ telling, asking });
});

it("takes a long sentence apart at its commas", () => {
	const part = `of ${"very ".repeat(30)}long straw`;
	const { telling } = quotesFrom(`We have a field ${part}, the fibre of which is strong, and a barn.`, fibre);
	expect(telling).toBe("the fibre of which is strong");
});
