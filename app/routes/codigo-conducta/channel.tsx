import { useTranslation } from "react-i18next";
import { ContactLink } from "../../components/contact-link.tsx";
import { SectionHeading } from "../../components/section-number.tsx";
import { contacts } from "../../content/group.ts";
import { phoneLink } from "../../content/phone-link.ts";
import { whistleblowing } from "../../content/whistleblowing.ts";
import { PageButton } from "../../layout/page-link.tsx";

/** The whistleblower channel's email and phone. */
export function Channel() {
	const { t } = useTranslation("codigoConducta");
	return (
		<section aria-labelledby="channel" className="on-night">
			<div className="frame grid-12 gap-y-12 py-16 md:py-28">
				<div className="col-span-12 lg:col-span-6">
					<SectionHeading number={3} of={3} id="channel" className="text-4xl" title={t("channel.title")} />
					<p className="mt-6 max-w-[22.6em] text-lg text-ink-soft">{t("channel.text")}</p>
				</div>
				<div className="col-span-12 self-end lg:col-span-6 lg:col-start-7">
					<dl>
						<ContactMethod label={t("channel.email")} href={`mailto:${contacts.ethicsEmail}`}>
							{contacts.ethicsEmail}
						</ContactMethod>
						<ContactMethod label={t("channel.phone")} href={phoneLink(contacts.whistleblowerPhone)}>
							{contacts.whistleblowerPhone}
						</ContactMethod>
					</dl>
					<p className="max-w-(--measure) border-t border-line pt-5 text-sm text-ink-soft">
						{t("channel.law", { directive: whistleblowing.directive })}
					</p>
					<PageButton page="/denuncias" size="lg" className="mt-8">
						{t("channel.link")}
					</PageButton>
				</div>
			</div>
		</section>
	);
}

function ContactMethod({ label, href, children }: { label: string; href: string; children: string }) {
	return (
		<div className="border-t border-line py-5">
			<dt className="caption text-ink-soft">{label}</dt>
			<dd>
				<ContactLink
					href={href}
					className="text-2xl tracking-[-0.022em] tabular-nums decoration-signal decoration-[3px] hover:decoration-ink"
				>
					{children}
				</ContactLink>
			</dd>
		</div>
	);
}
