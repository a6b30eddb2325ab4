import { expect, test } from "vitest";
import { certainLanguageOf, languageOf } from "#worker/text-language.ts";

test.each([
	["We collect waste paper and look for a partner", "en"],
	["Recogemos papel usado en Girona y buscamos un socio para la fibra", "es"],
	["Nous cherchons des partenaires pour nos déchets de papier avec vous", "fr"],
	["Cel·lulosa tèxtil", "ca"],
	["Aluminium die casting scrap", undefined],
	["¿Compost?", "es"],
	["Reparacion textil", "es"],
])("a text's language is told: “%s”", (text, language) => {
	expect(languageOf(text)).toBe(language);
});

test.each([
	["Old nets into yarn", "en"],
	["Recollim paper usat i busquem un soci per fer-ne fil", "ca"],
	["Disseny de vestits de comunió pintats a mà: busco sòcia.", undefined],
	["Cartón y madera", undefined],
])("a language is certain only where no other one is near: “%s”", (text, language) => {
	expect(certainLanguageOf(text)).toBe(language);
});
