/**
 * Facts that only the group's owner can give. Until then each is a placeholder, wrapped in `placeholder`, so that
 * a command can list what is still left. To fill one in, replace `placeholder("…")` by the real value.
 */

const left = new Set<string>();

/** Marks a value as a placeholder and returns it unchanged. */
function placeholder<const Value extends string>(value: Value): Value {
	left.add(value);
	return value;
}

/** How the group and its companies are called. */
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

/** What identifies the holding in registers. */
export const registration = {
	taxId: placeholder("B00000000"),
	/** Sheet of the company in the Commercial Register of its province. */
	registerSheet: placeholder("B-000000"),
	street: placeholder("Carrer de l'Anella 1"),
	postalCode: placeholder("08001"),
	city: "Barcelona",
	country: "ES",
};

/** How to reach the group. Phones are in international format with spaces. */
export const contacts = {
	phone: placeholder("+34 930 000 000"),
	whistleblowerPhone: placeholder("+34 930 000 001"),
	email: placeholder("hola@anella.example"),
	investorsEmail: placeholder("inversores@anella.example"),
	ethicsEmail: placeholder("etica@anella.example"),
	legalEmail: placeholder("legal@anella.example"),
	/** For those who find a weakness of the site. */
	securityEmail: placeholder("seguridad@anella.example"),
};

/** Absolute addresses of the group, its companies and those it names. */
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

/** The placeholders that nobody has replaced yet, in the order of this file. */
export function remainingPlaceholders(): string[] {
	return [...left];
}
