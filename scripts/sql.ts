/**
 * A text as a literal of SQLite: `wrangler d1 execute` binds no parameters. Only an apostrophe means something in it.
 * @throws RangeError for what SQLite or a command line would cut or change: NUL and halves of a character
 */
export function quote(text: string): string {
	if (text.includes("\0") || !text.isWellFormed()) {
		throw new RangeError("a text with NUL or half a character can't be quoted");
	}
	return `'${text.replaceAll("'", "''")}'`;
}
