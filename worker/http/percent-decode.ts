/** Decodes percent-encoded UTF-8. @returns undefined if it is something else */
export function percentDecode(text: string): string | undefined {
	try {
		return decodeURIComponent(text);
	} catch {
		return undefined;
	}
}
