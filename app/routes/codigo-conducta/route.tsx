import { useTranslation } from "react-i18next";
import { LargeContactLink } from "../../components/links.tsx";
import { Section } from "../../components/section.tsx";
import { Fact } from "../../components/ui/fact.tsx";
import { figures } from "../../content/figures.ts";
import { contacts } from "../../content/group.ts";
import { whistleblowing } from "../../content/whistleblowing.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { PlaitBand } from "../../illustrations/plait.tsx";
import { PageButton } from "../../layout/page-link.tsx";
import { pageLoader } from "../../page-data.server.ts";
import { Principles } from "./principles.tsx";

export const loader = pageLoader("/codigo-conducta");

export default function CodeOfConduct() {
	return (
		<>
			<Hero />
			<Principles />
			<Channel />
		</>
	);
}

function Hero() {
	const { t } = useTranslation("codigoConducta");
	const language = useLanguage();
	return (
		<div className="overflow-clip">
			<div className="frame grid-12 gap-y-8 pt-8 pb-10 md:pt-14 md:pb-14">
				<p className="caption col-span-12">{t("name")}</p>
				{/* Or the accent of the second line meets the letter above it. */}
				<h1 className="col-span-12 text-5xl leading-none lg:col-span-9">{t("title")}</h1>
				<p className="col-span-12 max-w-(--measure) text-lg text-ink-soft lg:col-span-6">{t("lead")}</p>
				<dl className="col-span-12 grid content-end gap-x-8 text-sm *:border-line-strong *:py-2.5 sm:grid-cols-2 lg:col-span-5 lg:col-start-8 lg:grid-cols-1">
					<Fact label={t("approvedLabel")}>
						<time dateTime={figures.ethicalCodeApproved}>
							{formatDate(figures.ethicalCodeApproved, language)}
						</time>
					</Fact>
					<Fact label={t("signatoryLabel")}>{t("signatory", { year: figures.globalCompactSince })}</Fact>
				</dl>
			</div>
			<PlaitBand label={t("art")} className="h-[max(6.5rem,15vw)] w-full" />
		</div>
	);
}

function Channel() {
	const { t } = useTranslation("codigoConducta");
	return (
		<Section labelledBy="channel" className="on-night" contentClassName="grid-12 gap-y-12">
			<div className="col-span-12 lg:col-span-6">
				<h2 id="channel" className="text-4xl">
					{t("channel.title")}
				</h2>
				<p className="mt-6 max-w-[22.6em] text-lg text-ink-soft">{t("channel.text")}</p>
			</div>
			<div className="col-span-12 self-end lg:col-span-6 lg:col-start-7">
				<dl>
					<ContactMethod label={t("channel.email")} to={contacts.ethicsEmail} />
					<ContactMethod label={t("channel.phone")} to={contacts.whistleblowerPhone} />
				</dl>
				<p className="max-w-(--measure) border-t border-line pt-5 text-sm text-ink-soft">
					{t("channel.law", { directive: whistleblowing.directive })}
				</p>
				<PageButton page="/denuncias" size="lg" className="mt-8">
					{t("channel.link")}
				</PageButton>
			</div>
		</Section>
	);
}

function ContactMethod({ label, to }: { label: string; to: string }) {
	return (
		<div className="border-t border-line py-5">
			<dt className="caption text-ink-soft">{label}</dt>
			<dd>
				<LargeContactLink
					to={to}
					className="text-2xl tracking-[-0.022em] decoration-signal decoration-[3px] hover:decoration-ink"
				/>
			</dd>
		</div>
	);
}
