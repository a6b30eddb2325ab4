import { useTranslation } from "react-i18next";
import { Section } from "../../components/section.tsx";
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { PageButton } from "../../layout/page-link.tsx";
import { pageLoader } from "../../page-data.server.ts";
import { useRootData } from "../../root-data.ts";
import { PreferencesForm } from "./preferences-form.tsx";

export const loader = pageLoader("/cookie-settings");

export default function CookieSettings() {
	return (
		<>
			<PreferencesForm />
			<NoCookies />
		</>
	);
}

/** States that the site sets no cookies, and links the policies. */
function NoCookies() {
	const { t } = useTranslation("cookieSettings");
	const language = useLanguage();
	const pageNames = useRootData()?.pageNames;
	return (
		<Section labelledBy="no-cookies" className="on-night" contentClassName="grid-12 items-end gap-y-10">
			<h2 id="no-cookies" className="col-span-12 flex items-baseline gap-[0.35em] text-4xl lg:col-span-6">
				<span className="text-6xl tracking-[-0.045em]">{formatNumber(0, language)}</span>{" "}
				<span>{t("zero.title")}</span>
			</h2>
			<div className="col-span-12 lg:col-span-5 lg:col-start-8">
				<p className="text-lg">{t("zero.text")}</p>
				<p className="mt-5 text-ink-soft">{t("zero.banner")}</p>
				<div className="mt-8 flex flex-wrap gap-3">
					<PageButton page="/cookie-policy" variant="outline">
						{pageNames?.["/cookie-policy"]}
					</PageButton>
					<PageButton page="/privacy-policy" variant="outline">
						{pageNames?.["/privacy-policy"]}
					</PageButton>
				</div>
			</div>
		</Section>
	);
}
