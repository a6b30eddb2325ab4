/** Lower case without accents: "Energía" and "ENERGIA" are one word. */
export function fold(text: string): string {
	return text
		.normalize("NFD")
		.replace(/[\p{M}·]/gu, "")
		.toLowerCase();
}
