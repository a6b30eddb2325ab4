/**
 * Facts that only the group's owner can give. Until then each is a stand-in, wrapped in `standIn`, so that
 * a command can list what is still left. To fill one in, replace `standIn("…")` by the real value.
 */

const left = new Set<string>();

/** Marks a value as a stand-in and returns it unchanged. */
function standIn<const Value extends string>(value: Value): Value {
	left.add(value);
	return value;
}

/** How the group and its companies are called. */
export const names = {
	group: standIn("Anella"),
	legal: standIn("Anella Holding, S.L."),
	paper: standIn("Anella Paper"),
	energy: standIn("Anella Energia"),
	engineering: standIn("Anella Enginyeria"),
	construction: standIn("Terrana"),
	platform: standIn("Arrel"),
	foundation: standIn("Fundació Anella"),
	studio: standIn("Estudi Vora"),
};

/** What identifies the holding in registers. */
export const registration = {
	taxId: standIn("B00000000"),
	/** Sheet of the company in the Commercial Register of its province. */
	registerSheet: standIn("B-000000"),
	street: standIn("Carrer de l'Anella 1"),
	postalCode: standIn("08001"),
	city: "Barcelona",
	country: "ES",
};

/** How to reach the group. Phones are in international format with spaces. */
export const contacts = {
	phone: standIn("+34 930 000 000"),
	whistleblowerPhone: standIn("+34 930 000 001"),
	email: standIn("hola@anella.example"),
	investorsEmail: standIn("inversores@anella.example"),
	ethicsEmail: standIn("etica@anella.example"),
	legalEmail: standIn("legal@anella.example"),
	/** For those who find a weakness of the site. */
	securityEmail: standIn("seguridad@anella.example"),
};

/** Absolute addresses of the group, its companies and those it names. */
export const sites = {
	group: standIn("https://anella.example"),
	linkedin: standIn("https://linkedin.example/company/anella"),
	studio: standIn("https://estudivora.example"),
	paper: standIn("https://paper.anella.example"),
	energy: standIn("https://energia.anella.example"),
	engineering: standIn("https://enginyeria.anella.example"),
	construction: standIn("https://terrana.example"),
	platform: standIn("https://arrel.example"),
	foundation: standIn("https://fundacio.anella.example"),
};

/** The stand-ins that nobody has replaced yet, in the order of this file. */
export function remainingStandIns(): string[] {
	return [...left];
}
