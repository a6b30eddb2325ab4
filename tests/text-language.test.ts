import { expect, it } from "vitest";
import { languageOf } from "#worker/text-language.ts";

it.each([
	["We collect waste paper and look for a partner", "en"],
	["Recogemos papel usado y buscamos un socio", "es"],
	["Recollim paper usat i busquem un soci", "ca"],
	["Nous cherchons des partenaires pour nos déchets de papier avec vous", "fr"],
	["Wir suchen einen Partner für die Abfälle aus unserer Fabrik", "de"],
	["Aluminium die casting scrap", undefined],
	["Dos toneladas", undefined],
	["solar pour concrete", undefined],
])("tells the language of “%s”", (text, language) => {
	expect(languageOf(text)).toBe(language);
});
