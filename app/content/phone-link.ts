/** The address that calls a phone, whose number is written with spaces. */
export function phoneLink(phone: string): string {
	return `tel:${phone.replaceAll(" ", "")}`;
}
