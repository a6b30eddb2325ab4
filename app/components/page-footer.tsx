import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { companies } from "../group/companies.ts";
import { figures } from "../group/figures.ts";
import { contacts, names, registration, sites } from "../group/stand-ins.ts";
import { type PagePath, usePageAddress } from "../i18n/addresses.ts";
import { ExternalLink } from "./external-link.tsx";
import { ArrowOut } from "./icons.tsx";
import { Logo } from "./logo.tsx";

const pages = [
	{ path: "/nosotros", word: "nav.about" },
	{ path: "/empresas", word: "nav.companies" },
	{ path: "/inversores", word: "nav.investors" },
	{ path: "/contact", word: "nav.contact" },
] as const satisfies { path: PagePath; word: string }[];

const legalPages = [
	{ path: "/legal-notice", word: "footer.legalNotice" },
	{ path: "/privacy-policy", word: "footer.privacyPolicy" },
	{ path: "/cookie-policy", word: "footer.cookiePolicy" },
	{ path: "/terms-and-conditions", word: "footer.terms" },
	{ path: "/cookie-settings", word: "footer.cookieSettings" },
	{ path: "/codigo-conducta", word: "footer.codeOfConduct" },
	{ path: "/politica-esg", word: "footer.esgPolicy" },
	{ path: "/denuncias", word: "footer.whistleblowing" },
] as const satisfies { path: PagePath; word: string }[];

const linkClass = "underline-draw inline-flex min-h-8 items-center gap-2 hover:text-signal";

function Column({ title, className, children }: { title: string; className: string; children: ReactNode }) {
	return (
		<div className={className}>
			<h2 className="caption mb-3 border-t border-night-line pt-3 font-sans tracking-normal text-night-soft">
				{title}
			</h2>
			<ul className="text-sm">{children}</ul>
		</div>
	);
}

/** Below every page: the companies' sites, how to reach the group, its pages and its legal texts. */
export function PageFooter() {
	const { t } = useTranslation("common");
	const address = usePageAddress();
	return (
		<footer className="on-night">
			<div className="frame pt-16 pb-8 md:pt-24">
				<p className="mb-14 font-display text-4xl font-semibold tracking-tight md:mb-24">
					{t("footer.line")}
				</p>
				<div className="grid-12 gap-y-12">
					<Column title={t("footer.group")} className="col-span-6 lg:col-span-3">
						{companies.map(({ id, name, site }) => (
							<li key={id}>
								<ExternalLink href={site} className={linkClass}>
									{name}
									<ArrowOut className="size-3 shrink-0" />
								</ExternalLink>
							</li>
						))}
					</Column>
					<Column title={t("footer.pages")} className="col-span-6 lg:col-span-2">
						{pages.map(({ path, word }) => (
							<li key={path}>
								<Link to={address(path)} prefetch="intent" className={linkClass}>
									{t(word)}
								</Link>
							</li>
						))}
					</Column>
					<Column title={t("footer.legal")} className="col-span-12 sm:col-span-6 lg:col-span-3">
						{legalPages.map(({ path, word }) => (
							<li key={path}>
								<Link to={address(path)} prefetch="intent" className={linkClass}>
									{t(word)}
								</Link>
							</li>
						))}
					</Column>
					<Column title={t("footer.reach")} className="col-span-12 sm:col-span-6 lg:col-span-4">
						<li>
							<a href={`mailto:${contacts.email}`} className={`${linkClass} text-lg`}>
								{contacts.email}
							</a>
						</li>
						<li>
							<a
								href={`tel:${contacts.phone.replaceAll(" ", "")}`}
								className={`${linkClass} text-lg tabular-nums`}
							>
								{contacts.phone}
							</a>
						</li>
						<li className="my-3 text-night-soft">
							<address className="not-italic">{t("footer.address", registration)}</address>
						</li>
						<li>
							<ExternalLink href={sites.linkedin} className={linkClass}>
								{t("footer.linkedin")}
								<ArrowOut className="size-3 shrink-0" />
							</ExternalLink>
						</li>
						<li>
							<ExternalLink href={sites.group} className={linkClass}>
								{t("footer.website")}
								<ArrowOut className="size-3 shrink-0" />
							</ExternalLink>
						</li>
					</Column>
				</div>
				<div className="caption mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-night-line pt-6 text-night-soft">
					<span className="text-night-ink">
						<Logo />
					</span>
					<span>{t("footer.globalCompact", { year: figures.globalCompactSince })}</span>
					<span>{names.legal}</span>
				</div>
			</div>
		</footer>
	);
}
