import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useHydrated } from "../browser/use-hydrated.ts";
import { languages } from "../i18n/languages.ts";
import { localizedPath, parseLocalizedPath } from "../i18n/localized-paths.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { isPagePath, notFoundPath } from "../pages.ts";
import { prefetch } from "./page-link.tsx";

export function LanguageSwitch({ className = "" }: { className?: string }) {
	const { t } = useTranslation("common");
	const current = useLanguage();
	const { pathname, hash, state } = useLocation();
	const { path } = parseLocalizedPath(pathname);
	// The server does not know the hash.
	const hydrated = useHydrated();
	return (
		<ul aria-label={t("language.label")} className={`flex items-center ${className}`}>
			{languages.map((language) => (
				<li key={language} className="not-first:border-l not-first:border-line">
					<Link
						// Without the query string: no page reads it, and cached pages are rendered without one. Without the hash, but for
						// that of an analysis: the router would scroll to its section.
						to={{
							pathname: localizedPath(isPagePath(path) ? path : notFoundPath, language),
							hash: hydrated && path === "/resultados" ? hash : "",
						}}
						// Keeps the scroll position: it is the same page.
						preventScrollReset
						// The results page needs the location state.
						state={state}
						discover="none"
						prefetch={prefetch}
						lang={language}
						hrefLang={language}
						aria-current={language === current ? "true" : undefined}
						className="caption inline-flex min-h-11 min-w-11 items-center justify-center text-ink-soft uppercase hover:text-ink aria-[current]:font-bold aria-[current]:text-ink"
					>
						{/* Both, because who speaks to the browser says what is seen. */}
						<span>{language}</span> <span className="sr-only">{t(`language.${language}`)}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
