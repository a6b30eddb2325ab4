import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { reload } from "../browser/missing-pages.ts";
import { createI18n } from "../i18n/create-i18n.ts";
import type { Language } from "../i18n/languages.ts";
import { localizedPath, parseLocalizedPath } from "../i18n/localized-paths.ts";
import { ThreadBand } from "../illustrations/thread-band.tsx";
import en from "../locales/en/error.ts";
import es from "../locales/es/error.ts";
import { buttonClass } from "./ui/button.tsx";

const texts = { en, es };

/** Replaces a page that failed. It bundles its translations, and its links load a document. */
export function PageError({ language }: { language: Language }) {
	const { pathname, search } = useLocation();
	const i18n = useMemo(() => createI18n(language, { error: texts[language] }), [language]);
	const { t } = useTranslation("error", { i18n });
	return (
		<div className="frame grid-12 grow items-center gap-y-8 overflow-clip py-10 lg:min-h-[70svh]">
			<title>{t("title")}</title>
			<LooseRing className="col-span-8 w-full overflow-visible lg:order-last lg:col-span-5" />
			<div className="col-span-12 lg:col-span-7">
				<h1 className="text-5xl">{t("title")}</h1>
				<p className="mt-6 max-w-[34rem] text-lg text-ink-soft">{t("message")}</p>
				<div className="mt-8 flex flex-wrap gap-3">
					<a
						href={pathname + search}
						onClick={(event) => {
							// With the hash, which the server does not know.
							event.preventDefault();
							reload();
						}}
						className={buttonClass({ size: "lg" })}
					>
						{t("retry")}
					</a>
					<a
						href={localizedPath("/", parseLocalizedPath(pathname).language)}
						className={buttonClass({ variant: "outline", size: "lg" })}
					>
						{t("home")}
					</a>
				</div>
			</div>
		</div>
	);
}

/** An open ring, one end of which leaves the page. Decorative. */
function LooseRing({ className }: { className: string }) {
	return (
		<svg viewBox="0 0 640 640" fill="none" aria-hidden="true" className={className}>
			<ThreadBand openEnds d="M492 268A210 210 0 1 0 492 452C520 396 600 380 660 420S780 500 1700 430" />
		</svg>
	);
}
