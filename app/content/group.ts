/**
 * Facts that only the owner of the site knows, besides the names and sites of the companies in `companies.ts`.
 * `npm run check:live` lists those that are still placeholders. To fill one in, replace `placeholder("…")` with the real value.
 */
import { byCompany } from "./companies.ts";
import { placeholder } from "./placeholder.ts";

export { remainingPlaceholders } from "./placeholder.ts";

/** Names of the group and its companies. */
export const names = {
	group: placeholder("Anella"),
	legal: placeholder("Anella Holding, S.L."),
	...byCompany(({ name }) => name),
	studio: placeholder("Estudi Vora"),
};

/** Registered data of the holding. */
export const registration = {
	taxId: placeholder("B00000000"),
	/** Sheet number in the Commercial Register of Barcelona. */
	registerSheet: placeholder("B-000000"),
	street: placeholder("Carrer de l'Anella 1"),
	postalCode: placeholder("08001"),
	city: "Barcelona",
	country: "ES",
};

/** Contact details. Phone numbers are in international format with spaces. */
export const contacts = {
	phone: placeholder("+34 930 000 000"),
	whistleblowerPhone: placeholder("+34 930 000 001"),
	email: placeholder("hola@anella.example"),
	investorsEmail: placeholder("inversores@anella.example"),
	ethicsEmail: placeholder("etica@anella.example"),
	legalEmail: placeholder("legal@anella.example"),
	/** For reports of security vulnerabilities. */
	securityEmail: placeholder("seguridad@anella.example"),
};

/** Returns the `tel:` URL of a phone number with spaces. */
export function phoneLink(phone: string): string {
	return `tel:${phone.replaceAll(" ", "")}`;
}

/** URLs of the group, its companies and partners. */
export const sites = {
	group: placeholder("https://anella.example"),
	linkedin: placeholder("https://linkedin.example/company/anella"),
	studio: placeholder("https://estudivora.example"),
	...byCompany(({ site }) => site),
};

/** Paths of the report of the year in `figures.ts`, as PDF files in `public/`. */
export const reports = {
	en: placeholder("/documents/non-financial-report-2024.pdf"),
	es: placeholder("/documents/informe-no-financiero-2024.pdf"),
};
