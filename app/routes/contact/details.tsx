import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ContactLink } from "../../components/links.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { Fact } from "../../components/ui/fact.tsx";
import { ArrowRight } from "../../components/ui/icons.tsx";
import { contacts, names, registration } from "../../content/group.ts";
import { formatCountry } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { DottedMap, kilometresPerRing } from "../../illustrations/dotted-map.tsx";

const linkClass = "list-link hover:text-signal-text";

/** The first screen: a map with the head office, and the contact details. */
export function Details() {
	const { t } = useTranslation("contact");
	const language = useLanguage();
	return (
		<div className="on-night relative isolate overflow-clip">
			<div className="frame grid-12 pt-7 pb-12 lg:pt-10 lg:pb-16">
				<div className="col-span-12 lg:col-span-8">
					<h1 className="text-5xl lg:max-w-[7.3em]">{t("title")}</h1>
					<p className="mt-5 max-w-[28rem] text-lg text-ink-soft lg:mt-7">{t("lead")}</p>
					<Link to="#write" className={buttonClass({ size: "lg", className: "mt-7" })}>
						<span>{t("details.write")}</span>
						<ArrowRight className="rotate-90" />
					</Link>
				</div>
				<div className="relative -z-10 col-span-12 mt-8 aspect-square sm:col-span-9 sm:col-start-4 lg:absolute lg:inset-0 lg:mt-0">
					<DottedMap
						place={t("map.place")}
						label={t("map.art", { kilometres: kilometresPerRing })}
						className="absolute -top-[37.9%] -right-[24.9%] w-[138.8%] text-ink-soft lg:top-0 lg:-right-[23vw] lg:w-[min(84vw,88rem)] lg:-translate-y-1/5"
					/>
				</div>
				<section aria-labelledby="details" className="col-span-12 mt-8 lg:col-span-5 lg:col-start-1 lg:mt-20">
					<h2 id="details" className="text-2xl">
						{t("details.title")}
					</h2>
					<dl className="mt-5 border-b border-line *:items-baseline *:sm:grid-cols-[1fr_2fr] *:lg:grid-cols-1 *:xl:grid-cols-[1fr_2fr]">
						<Fact large label={t("details.phone")}>
							<ContactLink to={contacts.phone} className={linkClass} />
						</Fact>
						<Fact large label={t("details.email")}>
							<ContactLink to={contacts.email} className={linkClass} />
						</Fact>
						<Fact large label={t("details.investors")}>
							<ContactLink to={contacts.investorsEmail} className={linkClass} />
						</Fact>
						<Fact large label={t("details.legal")}>
							<ContactLink to={contacts.legalEmail} className={linkClass} />
						</Fact>
						<Fact large label={t("details.address")}>
							<address className="not-italic">
								<span translate="no">{names.legal}</span>
								<br />
								{registration.street}
								<br />
								{registration.postalCode} {registration.city}
								<br />
								<span>{formatCountry(registration.country, language)}</span>
							</address>
						</Fact>
					</dl>
				</section>
			</div>
		</div>
	);
}
