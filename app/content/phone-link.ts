/** Returns the `tel:` URL of a phone number with spaces. */
export function phoneLink(phone: string): string {
	return `tel:${phone.replaceAll(" ", "")}`;
}
