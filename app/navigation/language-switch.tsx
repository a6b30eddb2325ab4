import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { languages } from "../i18n/languages.ts";
import { localizedPath, parseLocalizedPath } from "../i18n/localized-paths.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { isPagePath, notFoundPath } from "./page-paths.ts";

/** The same page and section in each language, at its fixed address. */
export function LanguageSwitch({ className }: { className: string }) {
	const { t } = useTranslation("common");
	const current = useLanguage();
	const { pathname, hash, state } = useLocation();
	const { path } = parseLocalizedPath(pathname);
	// The server is not told which section was asked for.
	const section = useHydrated() ? hash : "";
	return (
		<ul aria-label={t("language.label")} className={`flex items-center ${className}`}>
			{languages.map((language) => (
				<li key={language} className="not-first:border-l not-first:border-line">
					<Link
						// Without a query: no page reads one, and the pages that are kept for all know none.
						to={{ pathname: localizedPath(isPagePath(path) ? path : notFoundPath, language), hash: section }}
						// It is the same page: the visitor goes on reading where they were.
						preventScrollReset
						// The results live in it.
						state={state}
						prefetch="intent"
						lang={language}
						hrefLang={language}
						aria-current={language === current ? "true" : undefined}
						className="caption inline-flex min-h-11 min-w-11 items-center justify-center text-ink-soft uppercase hover:text-ink aria-[current]:font-bold aria-[current]:text-ink"
					>
						<span aria-hidden="true">{language}</span>
						<span className="sr-only">{t(`language.${language}`)}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
