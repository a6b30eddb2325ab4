import type { ReactNode } from "react";
import { Link } from "react-router";
import { localizedPath } from "../../i18n/localized-paths.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import type { PagePath } from "../../pages.ts";

/** A link to the translation of a page whose path without a prefix has one fixed language. */
export function TranslationLink({ page, children }: { page: PagePath; children: ReactNode }) {
	const other = useLanguage() === "es" ? "en" : "es";
	return (
		<Link
			to={localizedPath(page, other)}
			lang={other}
			hrefLang={other}
			className="caption ml-auto inline-flex min-h-8 items-center underline underline-offset-4 hover:decoration-2 print:hidden"
		>
			{children}
		</Link>
	);
}
