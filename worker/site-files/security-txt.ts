import { contacts, sites } from "#app/content/placeholders.ts";
import { languages } from "#app/i18n/languages.ts";

/** Source: RFC 9116, 3. */
export const securityTxtPath = "/.well-known/security.txt";

/** RFC 9116 recommends less than a year. */
const validDays = 180;

/**
 * The contact for reporting vulnerabilities (RFC 9116). It is generated at each request, so that it never expires.
 *
 * @param now milliseconds since 1970
 */
export function securityTxt(now: number): string {
	const expires = new Date(now + validDays * 86_400_000);
	// Rounded to the day, so that the file changes at most once a day.
	expires.setUTCHours(0, 0, 0, 0);
	return [
		`Contact: mailto:${contacts.securityEmail}`,
		`Expires: ${expires.toISOString()}`,
		`Preferred-Languages: ${languages.join(", ")}`,
		`Canonical: ${new URL(securityTxtPath, sites.group).href}`,
		"",
	].join("\n");
}
