import { describe, expect, it } from "vitest";
import { boundLanguage, fixedAddress, pageAddress } from "#app/i18n/addresses.ts";

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
		expect(boundLanguage("/nosotros")).toBeUndefined();
		expect(boundLanguage("/es/nosotros")).toBe("es");
		expect(boundLanguage("/terms-and-conditions")).toBe("en");
		expect(boundLanguage("/es/terms-and-conditions")).toBe("es");
		expect(boundLanguage("/denuncias.data")).toBe("es");
	});

	it("puts a page at its plain and at its fixed addresses", () => {
		expect(pageAddress("/nosotros", undefined)).toBe("/nosotros");
		expect(pageAddress("/nosotros", "es")).toBe("/es/nosotros");
		expect(pageAddress("/", "en")).toBe("/en");
		expect(pageAddress("/", undefined)).toBe("/");
	});
});
