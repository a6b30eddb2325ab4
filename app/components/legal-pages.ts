import type { PagePath } from "../i18n/addresses.ts";

/** The pages on which the group answers for itself, and their names (`common`). */
export const legalPages = [
	{ path: "/legal-notice", word: "footer.legalNotice" },
	{ path: "/privacy-policy", word: "footer.privacyPolicy" },
	{ path: "/cookie-policy", word: "footer.cookiePolicy" },
	{ path: "/terms-and-conditions", word: "footer.terms" },
	{ path: "/cookie-settings", word: "footer.cookieSettings" },
	{ path: "/codigo-conducta", word: "footer.codeOfConduct" },
	{ path: "/politica-esg", word: "footer.esgPolicy" },
	{ path: "/denuncias", word: "footer.whistleblowing" },
] as const satisfies { path: PagePath; word: string }[];
