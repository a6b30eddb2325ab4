import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ContactLink, ExternalLink } from "../components/links.tsx";
import { ArrowOut } from "../components/ui/icons.tsx";
import { companies } from "../content/companies.ts";
import { figures } from "../content/figures.ts";
import { contacts, names, registration, sites } from "../content/group.ts";
import { footerPages, type ListedPage } from "../pages.ts";
import { useRootData } from "../root-data.ts";
import { Logo } from "./logo.tsx";
import { PageLink } from "./page-link.tsx";

const linkClass = "list-link gap-2 leading-snug";

interface ColumnProps {
	title: string;
	className: string;
	listClassName?: string;
	children: ReactNode;
}

function Column({ title, className, listClassName = "", children }: ColumnProps) {
	return (
		<div className={className}>
			<h2 className="caption mb-3 border-t border-line pt-3 font-sans tracking-normal text-ink-soft">
				{title}
			</h2>
			<ul className={`text-sm ${listClassName}`}>{children}</ul>
		</div>
	);
}

function PageItems({ paths }: { paths: readonly ListedPage[] }) {
	const pageNames = useRootData()?.pageNames;
	return paths.map((path) => (
		<li key={path}>
			<PageLink page={path} className={linkClass}>
				{pageNames?.[path]}
			</PageLink>
		</li>
	));
}

function SiteItem({ href, children }: { href: string; children: string }) {
	return (
		<li>
			<ExternalLink href={href} className={linkClass}>
				<span>{children}</span>
				<ArrowOut className="size-3 shrink-0" />
			</ExternalLink>
		</li>
	);
}

/** The footer of every page: contact details, the companies' sites, the site's pages and its legal texts. */
export function PageFooter() {
	const { t } = useTranslation("common");
	return (
		<footer className="on-night">
			{/* Sets it off from dark sections. */}
			<div className="selvedge h-4.5 forced-colors:hidden print:hidden" />
			<div className="frame pt-10 pb-8 md:pt-18">
				<div className="grid-12 gap-y-9 md:gap-y-12">
					<div className="col-span-12 lg:col-span-5 xl:col-span-6">
						<p className="font-display text-3xl font-semibold tracking-tight text-balance">
							{t("footer.line")}
						</p>
						<ul className="mt-6 text-lg lg:mt-10">
							<li>
								<ContactLink to={contacts.email} className={linkClass} />
							</li>
							<li>
								<ContactLink to={contacts.phone} className={linkClass} />
							</li>
						</ul>
						<address className="mt-3 text-sm text-ink-soft not-italic">
							{t("footer.address", registration)}
						</address>
						<ul className="mt-3 flex flex-wrap gap-x-6 text-sm">
							<SiteItem href={sites.linkedin}>{t("footer.linkedin")}</SiteItem>
							<SiteItem href={sites.group}>{t("footer.website")}</SiteItem>
						</ul>
					</div>
					<Column
						title={t("footer.group")}
						className="col-span-6 sm:col-span-4 lg:col-span-3 lg:col-start-6 xl:col-span-2 xl:col-start-7"
					>
						{companies.map(({ id, name, site }) => (
							<SiteItem key={id} href={site}>
								{name}
							</SiteItem>
						))}
					</Column>
					<Column title={t("footer.pages")} className="col-span-6 sm:col-span-4 lg:col-span-2">
						<PageItems paths={footerPages("pages")} />
					</Column>
					<Column
						title={t("footer.legal")}
						className="col-span-12 sm:col-span-4 lg:col-span-2"
						listClassName="gap-x-[4.2vw] max-sm:columns-2 max-[22rem]:columns-1"
					>
						<PageItems paths={footerPages("legal")} />
					</Column>
				</div>
				<div className="caption mt-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6 text-ink-soft md:mt-20">
					<span className="text-ink">
						<Logo />
					</span>
					<span>{t("footer.globalCompact", { year: figures.globalCompactSince })}</span>
					<span translate="no">{names.legal}</span>
				</div>
			</div>
		</footer>
	);
}
