import { useTranslation } from "react-i18next";
import { ExternalLink } from "../../components/links.tsx";
import { Section } from "../../components/section.tsx";
import { ArrowOut } from "../../components/ui/icons.tsx";
import { authorities } from "../../content/authorities.ts";
import { whistleblowing } from "../../content/whistleblowing.ts";
import { PageLink } from "../../layout/page-link.tsx";
import { pageLoader } from "../../page-data.server.ts";
import { ContactMethods } from "./contact-methods.tsx";
import { Process } from "./process.tsx";

export const loader = pageLoader("/denuncias");

/** The page states that it loads no third-party resources and keeps no record: add no requests, metrics or logs here. */
export default function Whistleblowing() {
	return (
		<>
			<ContactMethods />
			<Topics />
			<Process />
			<Protection />
			<Authorities />
		</>
	);
}

function Topics() {
	const { t } = useTranslation("denuncias");
	return (
		<Section labelledBy="topics" contentClassName="grid-12 gap-y-10">
			<div className="col-span-12 lg:col-span-4">
				<h2 id="topics" className="text-3xl">
					{t("topics.title")}
				</h2>
				<p className="mt-5 max-w-[26rem] text-ink-soft">{t("topics.text")}</p>
				<PageLink
					page="/codigo-conducta"
					className="mt-4 inline-block max-w-[26rem] py-2 text-sm font-semibold underline underline-offset-4 hover:decoration-2"
				>
					<span>{t("topics.code")}</span>
				</PageLink>
			</div>
			<p className="col-span-12 font-display text-3xl font-semibold tracking-[-0.022em] lg:col-span-8">
				{t("topics.list")}
			</p>
		</Section>
	);
}

const protections = ["identity", "anonymous", "retaliation", "helpers", "fairness", "data"] as const;

const periods = { months: whistleblowing.erasedWithinMonths, years: whistleblowing.keptAtMostYears };

/** The guarantees for reporting persons, and how this page protects their privacy. */
function Protection() {
	const { t } = useTranslation("denuncias");
	return (
		<Section labelledBy="protection" contentClassName="grid-12 gap-y-10 lg:grid-rows-[auto_1fr]">
			<div className="col-span-12 lg:col-span-4">
				<h2 id="protection" className="text-3xl">
					{t("protection.title")}
				</h2>
			</div>
			<ul className="col-span-12 lg:col-span-8 lg:row-span-2">
				{protections.map((protection) => (
					<li
						key={protection}
						className="grid gap-x-8 gap-y-2 border-t border-line-strong py-6 last:border-b md:grid-cols-2 md:py-8"
					>
						<h3 className="text-2xl">{t(`protection.items.${protection}.title`)}</h3>
						<p className="text-ink-soft">{t(`protection.items.${protection}.text`, periods)}</p>
					</li>
				))}
			</ul>
			<div className="selvedge col-span-12 self-start bg-sheet p-6 pt-10 lg:col-span-3">
				<h3 className="text-xl">{t("quiet.title")}</h3>
				<p className="mt-3">{t("quiet.text")}</p>
				<p className="mt-3 text-ink-soft">{t("quiet.advice")}</p>
			</div>
		</Section>
	);
}

/** The public authorities that take reports, and the law that applies. */
function Authorities() {
	const { t } = useTranslation("denuncias");
	return (
		<Section
			labelledBy="authorities"
			className="border-t border-line bg-board"
			contentClassName="grid-12 gap-y-10"
		>
			<div className="col-span-12 lg:col-span-4">
				<h2 id="authorities" className="text-3xl">
					{t("authorities.title")}
				</h2>
				<p className="mt-5 max-w-[26rem] text-ink-soft">{t("authorities.text")}</p>
			</div>
			<div className="col-span-12 lg:col-span-7 lg:col-start-6">
				<ul>
					{(["spain", "catalonia"] as const).map((territory) => {
						const authority = authorities.whistleblowing[territory];
						return (
							<li key={territory} className="border-t border-line-strong py-5">
								{/* `no-referrer`, so that the authority does not see that the visitor comes from this page. */}
								<ExternalLink
									href={authority.site}
									referrerPolicy="no-referrer"
									className="inline-block py-1 font-display text-2xl font-semibold tracking-[-0.022em] underline decoration-1 underline-offset-4 hover:decoration-2"
								>
									<span lang={authority.language}>
										{"abbreviation" in authority
											? `${authority.name} (${authority.abbreviation})`
											: authority.name}
									</span>
									<ArrowOut className="ml-3 inline-block size-[0.6em]" />
								</ExternalLink>
								<p className="mt-1 text-ink-soft">{t(`authorities.${territory}`)}</p>
							</li>
						);
					})}
				</ul>
				<p className="border-t border-line-strong pt-5 text-sm text-ink-soft">
					{t("authorities.law", whistleblowing)}
				</p>
			</div>
		</Section>
	);
}
