import { useTranslation } from "react-i18next";
import { ExternalLink } from "../../components/links.tsx";
import { Section } from "../../components/section.tsx";
import { Fact } from "../../components/ui/fact.tsx";
import { ArrowOut, ArrowRight } from "../../components/ui/icons.tsx";
import { companies } from "../../content/companies.ts";
import { figures } from "../../content/figures.ts";
import { names, registration, sites } from "../../content/group.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { PageLink } from "../../layout/page-link.tsx";

const profiles = [
	{ labelKey: "follow.linkedin", site: sites.linkedin },
	{ labelKey: "follow.website", site: sites.group },
] as const;

/** Where to follow the group, and where to report what is wrong in it. */
export function Follow({ className }: { className: string }) {
	const { t } = useTranslation("contact");
	return (
		<div className={className}>
			<h3 className="text-xl">{t("follow.title")}</h3>
			<dl className="mt-4 mb-10 border-b border-line text-sm *:items-center *:gap-x-6 *:py-0">
				{profiles.map(({ labelKey, site }) => (
					<Fact key={labelKey} label={t(labelKey)}>
						<ExternalLink
							href={site}
							className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4 wrap-anywhere hover:decoration-2"
						>
							<span>{site.replace("https://", "")}</span>
							<ArrowOut />
						</ExternalLink>
					</Fact>
				))}
			</dl>
			<aside className="border-t border-line-strong pt-4">
				<p className="font-semibold">{t("about.ethics")}</p>
				<PageLink
					page="/denuncias"
					className="mt-1 inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline underline-offset-4 hover:decoration-2"
				>
					<span>{t("about.ethicsLink")}</span>
					<ArrowRight />
				</PageLink>
			</aside>
		</div>
	);
}

/** The holding's registered data, and its areas. */
export function AboutGroup() {
	const { t } = useTranslation(["contact", "common"]);
	const language = useLanguage();
	return (
		<Section labelledBy="about" contentClassName="grid-12 gap-y-14">
			<div className="col-span-12 lg:col-span-5">
				<h2 id="about" className="text-4xl">
					{t("about.title")}
				</h2>
				<p className="mt-5 max-w-[30rem] text-lg text-ink-soft">
					{t("about.text", { years: figures.yearsOfHistory })}
				</p>
				<h3 className="mt-10 text-xl">{t("about.company")}</h3>
				<dl className="mt-4 border-b border-line text-sm *:gap-x-6">
					<Fact label={t("about.legalName")}>{names.legal}</Fact>
					<Fact label={t("about.taxId")}>{registration.taxId}</Fact>
					<Fact label={t("about.office")}>{t("common:footer.address", registration)}</Fact>
					<Fact label={t("about.incorporated")}>{formatDate(figures.incorporated, language)}</Fact>
				</dl>
			</div>
			<ul className="col-span-12 self-end border-b border-line lg:col-span-6 lg:col-start-7">
				{companies.map(({ id }) => (
					<li key={id} className="border-t border-line">
						<PageLink
							page="/empresas"
							section={id}
							className="flex min-h-14 items-center justify-between gap-4 py-2 font-semibold hover:text-signal-text"
						>
							<span>{t(`about.areas.${id}`)}</span>
							<ArrowRight />
						</PageLink>
					</li>
				))}
			</ul>
		</Section>
	);
}
