/** Quotes a text as an SQLite literal, because `wrangler d1 execute` cannot bind parameters. */
export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;
