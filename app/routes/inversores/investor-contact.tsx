import { useTranslation } from "react-i18next";
import { ContactLink } from "../../components/contact-link.tsx";
import { SectionHeading } from "../../components/section-number.tsx";
import { contacts } from "../../content/group.ts";
import { ContourField } from "../../illustrations/contour-field.tsx";

export function InvestorContact() {
	const { t } = useTranslation("inversores");
	return (
		<section aria-labelledby="contact" className="relative isolate overflow-clip">
			<ContourField field="shore" className="absolute inset-0 -z-10 text-line" />
			<div className="frame py-16 md:py-28">
				<SectionHeading number={6} of={6} id="contact" className="text-4xl" title={t("contact.title")} />
				<p className="mt-6 text-lg text-ink-soft">{t("contact.text")}</p>
				<ContactLink
					href={`mailto:${contacts.investorsEmail}`}
					className="mt-2 text-xl tracking-tight sm:text-3xl decoration-signal decoration-[3px] hover:decoration-ink"
				>
					{contacts.investorsEmail}
				</ContactLink>
			</div>
		</section>
	);
}
