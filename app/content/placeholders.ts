/**
 * Facts that only the owner of the site knows. `npm run placeholders` lists those that are still placeholders. To fill
 * one in, replace `placeholder("…")` with the real value.
 */

const remaining = new Set<string>();

/** Marks a value as a placeholder and returns it unchanged. */
function placeholder<const Value extends string>(value: Value): Value {
	remaining.add(value);
	return value;
}

/** Names of the group and its companies. */
export const names = {
	group: placeholder("Anella"),
	legal: placeholder("Anella Holding, S.L."),
	paper: placeholder("Anella Paper"),
	energy: placeholder("Anella Energia"),
	engineering: placeholder("Anella Enginyeria"),
	construction: placeholder("Terrana"),
	platform: placeholder("Arrel"),
	foundation: placeholder("Fundació Anella"),
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

/** URLs of the group, its companies and partners. */
export const sites = {
	group: placeholder("https://anella.example"),
	linkedin: placeholder("https://linkedin.example/company/anella"),
	studio: placeholder("https://estudivora.example"),
	paper: placeholder("https://paper.anella.example"),
	energy: placeholder("https://energia.anella.example"),
	engineering: placeholder("https://enginyeria.anella.example"),
	construction: placeholder("https://terrana.example"),
	platform: placeholder("https://arrel.example"),
	foundation: placeholder("https://fundacio.anella.example"),
};

/** The values that are still placeholders, in the order of this file. */
export function remainingPlaceholders(): string[] {
	return [...remaining];
}
