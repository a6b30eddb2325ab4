import { describe, expect, it } from "vitest";
import { fixedAddress, isListedPage, languageOfAddress, pageAddress } from "#app/i18n/localized-paths.ts";
import { pagePaths } from "#app/navigation/page-paths.ts";

describe("addresses", () => {
	it.each([
		["/", undefined, "/"],
		["/es", "es", "/"],
		["/es/", "es", "/"],
		["/en/politica-esg", "en", "/politica-esg"],
		["/nosotros/", undefined, "/nosotros"],
		["/_.data", undefined, "/"],
		["/en/resultados.data", "en", "/resultados"],
		["/de/nosotros", undefined, "/de/nosotros"],
	])("takes %s apart", (pathname, language, path) => {
		expect(fixedAddress(pathname)).toEqual({ language, path });
	});

	it("knows the language that an address is bound to", () => {
		expect(languageOfAddress("/nosotros")).toBeUndefined();
		expect(languageOfAddress("/es/nosotros")).toBe("es");
		expect(languageOfAddress("/terms-and-conditions")).toBe("en");
		expect(languageOfAddress("/es/terms-and-conditions")).toBe("es");
		expect(languageOfAddress("/denuncias.data")).toBe("es");
	});

	it("puts a page at its plain and at its fixed addresses", () => {
		expect(pageAddress("/nosotros", undefined)).toBe("/nosotros");
		expect(pageAddress("/nosotros", "es")).toBe("/es/nosotros");
		expect(pageAddress("/", "en")).toBe("/en");
		expect(pageAddress("/", undefined)).toBe("/");
	});

	it.each([
		["/nosotros", undefined],
		["/es/nosotros", "es"],
		["/denuncias", "es"],
		["/en/denuncias", "en"],
		["/terms-and-conditions.data", "en"],
	])("knows in which language %s answers, whoever asks", (pathname, language) => {
		expect(languageOfAddress(pathname)).toBe(language);
	});

	it("lists every page but the steps of an idea", () => {
		expect(pagePaths.filter((path) => !isListedPage(path))).toEqual(["/idea", "/resultados"]);
		expect(isListedPage("/nowhere")).toBe(false);
	});
});
