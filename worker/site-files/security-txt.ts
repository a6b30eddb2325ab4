import { contacts, sites } from "#app/content/placeholders.ts";
import { languages } from "#app/i18n/languages.ts";

/** Where the file is found (RFC 9116, 3). */
export const securityTxtPath = "/.well-known/security.txt";

/** How long what it says holds. Its readers must not use it longer, and the standard wants less than a year. */
const validDays = 180;

/**
 * Whom to tell about a weakness of the site, for those who find one (RFC 9116). It is written when asked for, so that it
 * never expires.
 *
 * @param now milliseconds since 1970
 */
export function securityTxt(now: number): string {
	const expires = new Date(now + validDays * 86_400_000);
	// To the day: what has not changed since a while ago reads the same.
	expires.setUTCHours(0, 0, 0, 0);
	return [
		`Contact: mailto:${contacts.securityEmail}`,
		`Expires: ${expires.toISOString()}`,
		`Preferred-Languages: ${languages.join(", ")}`,
		`Canonical: ${new URL(securityTxtPath, sites.group).href}`,
		"",
	].join("\n");
}
