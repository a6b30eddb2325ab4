import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LargeContactLink } from "../../components/contact-link.tsx";
import { SectionNumber } from "../../components/section.tsx";
import { contacts, names, registration } from "../../content/group.ts";
import { whistleblowing } from "../../content/whistleblowing.ts";
import { ContourField } from "../../illustrations/contour-field.tsx";
import { TranslationLink } from "../../layout/translation-link.tsx";

const linkClass =
	"text-xl tracking-[-0.022em] tabular-nums decoration-signal decoration-[3px] hover:decoration-ink";

/** The first screen: the ways to reach the channel. */
export function ContactMethods() {
	const { t } = useTranslation("denuncias");
	return (
		<div className="relative isolate overflow-clip border-b border-line">
			<ContourField field="shore" className="absolute inset-0 -z-10 text-line" />
			<div className="frame grid-12 gap-y-6 pt-8 pb-12 md:pt-14 md:pb-20">
				<div className="col-span-12 flex flex-wrap items-baseline gap-x-4">
					<SectionNumber />
					<p className="caption">{t("name")}</p>
					<TranslationLink page="/denuncias">{t("otherLanguage")}</TranslationLink>
				</div>
				<h1 className="col-span-12 text-5xl lg:col-span-7">{t("title")}</h1>
				<p className="col-span-12 max-w-[30rem] self-end text-lg text-ink-soft lg:col-span-5 lg:col-start-8">
					{t("lead")}
				</p>
				<h2 className="sr-only">{t("ways.title")}</h2>
				<dl className="col-span-12 mt-2 grid border border-line-strong bg-sheet md:mt-6 lg:grid-cols-3">
					<ContactMethod title={t("ways.email")} note={t("ways.emailNote")}>
						<LargeContactLink to={contacts.ethicsEmail} className={linkClass} />
					</ContactMethod>
					<ContactMethod title={t("ways.phone")} note={t("ways.hours", whistleblowing)}>
						<LargeContactLink to={contacts.whistleblowerPhone} className={linkClass} />
					</ContactMethod>
					<ContactMethod title={t("ways.post")} note={t("ways.postNote")}>
						<address className="py-1.5 font-display text-lg leading-snug font-semibold tracking-[-0.015em] not-italic">
							<span translate="no">{names.legal}</span>
							<br />
							<span>{t("ways.attention")}</span>
							<br />
							{registration.street}
							<br />
							{registration.postalCode} {registration.city}
						</address>
					</ContactMethod>
				</dl>
				<p className="col-span-12 -mt-6 border border-t-0 border-line-strong bg-sheet p-5 text-sm text-ink-soft lg:px-7">
					<span className="block max-w-(--measure)">
						{t("ways.inPerson", { days: whistleblowing.meetingWithinDays })}
					</span>
				</p>
			</div>
		</div>
	);
}

function ContactMethod({ title, note, children }: { title: string; note: string; children: ReactNode }) {
	return (
		<div className="flex flex-col p-5 not-first:border-t not-first:border-line sm:max-lg:grid sm:max-lg:grid-cols-[10rem_1fr] lg:p-7 lg:not-first:border-t-0 lg:not-first:border-l">
			<dt className="caption text-kraft sm:max-lg:row-span-2 sm:max-lg:pt-3">{title}</dt>
			<dd className="mt-1 lg:mt-8 lg:grow">{children}</dd>
			<dd className="mt-1 text-sm text-ink-soft">{note}</dd>
		</div>
	);
}
