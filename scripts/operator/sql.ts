/**
 * Quotes a text as an SQLite literal, because `wrangler d1 execute` cannot bind parameters.
 * @throws RangeError if the text contains NUL or an unpaired surrogate, which SQLite or the command line would change
 */
export function quote(text: string): string {
	if (text.includes("\0") || !text.isWellFormed()) {
		throw new RangeError("a text with NUL or an unpaired surrogate can't be quoted");
	}
	return `'${text.replaceAll("'", "''")}'`;
}
