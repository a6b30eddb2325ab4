import { expect, it } from "vitest";
import { certainLanguageOf, languageOf } from "#worker/text-language.ts";

it.each([
	["We collect waste paper and look for a partner", "en"],
	["Recogemos papel usado en Girona y buscamos un socio para la fibra", "es"],
	["Recollim paper usat i busquem un soci", "ca"],
	["Nous cherchons des partenaires pour nos déchets de papier avec vous", "fr"],
	["Wir suchen einen Partner für die Abfälle aus unserer Fabrik", "de"],
	["Aluminium die casting scrap", undefined],
	["Dos toneladas", undefined],
	["solar pour concrete", undefined],
])("tells the language of “%s”", (text, language) => {
	expect(languageOf(text)).toBe(language);
});

it.each([
	["We collect waste paper and look for a partner", "en"],
	["Old nets into yarn", "en"],
	["Recogemos papel usado en Girona y buscamos un socio para la fibra", "es"],
	["Recollim paper usat i busquem un soci per fer-ne fil", "ca"],
	["A quina hora obre la deixalleria de Sants?", undefined],
	["Disseny de vestits de comunió pintats a mà: busco sòcia.", undefined],
	["bon dia i bona energia a tothom!!!", undefined],
	["Cartón y madera", undefined],
	["Unha fábrica de papel en Galicia que quere reciclar o seu residuo", undefined],
])("is certain of a language only where no other one is near: “%s”", (text, language) => {
	expect(certainLanguageOf(text)).toBe(language);
});
