import { useTranslation } from "react-i18next";
import { contacts, names, registration, sites } from "../../../app/content/placeholders.ts";
import { formatCountry } from "../../../app/i18n/format.ts";
import mapSvg from "../../../app/illustrations/dotted-map.svg?raw";
import { DottedMap, mapPlace } from "../../../app/illustrations/dotted-map.tsx";
import { Page, type PageProps, SectionTitle } from "./page.tsx";

/** Distance of the dots in units of the map. */
const dotDistance = 15;

/** The map with a path for each dot, because the PDF of dashed lines would be ten times as large. */
const dots = mapSvg
	.replace(/ stroke-dasharray="[ .\d]+"/, "")
	.replace('stroke="#000"', 'stroke="currentColor" role="img"')
	.replaceAll(/M(\d+) (\d+)h(\d+)/g, (_, x: string, y: string, length: string) =>
		Array.from(
			{ length: Math.ceil(Number(length) / dotDistance) },
			(_, index) => `M${Number(x) + index * dotDistance} ${y}h.01`,
		).join(""),
	);

/** The last page: contact details, and a note about the figures. */
export function Contact(page: PageProps) {
	const { t } = useTranslation(["report", "common"]);
	const map = t("contact.map");
	const mail = (address: string) => <a href={`mailto:${address}`}>{address}</a>;
	const contactMethods = [
		[t("contact.investors"), mail(contacts.investorsEmail)],
		[t("contact.general"), mail(contacts.email)],
		[t("contact.ethics"), mail(contacts.ethicsEmail)],
	] as const;
	return (
		<Page
			page={page}
			night
			background={
				<div className="absolute top-24 -right-12 -z-10 w-154">
					<div
						className="absolute inset-0"
						// biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository
						dangerouslySetInnerHTML={{ __html: dots.replace("<svg", `<svg aria-label="${map}"`) }}
					/>
					<DottedMap
						place={registration.city}
						label={map}
						className="[--ground:var(--color-night)] [&_text]:hidden"
					/>
					{/* Replaces the map's `<text>`, whose outlined letters would be separate objects in the PDF. */}
					<span
						aria-hidden="true"
						style={{ left: mapPlace.x, top: mapPlace.y }}
						className="absolute ml-4 -translate-y-1/2 bg-paper px-1 font-display text-lg/none font-semibold"
					>
						{registration.city}
					</span>
				</div>
			}
		>
			<div className="absolute inset-x-0 bottom-0">
				<p className="mb-9 font-display text-4xl/[0.98] font-semibold tracking-[-0.025em]">
					{t("contact.lead")}
				</p>
				<SectionTitle section="contact" className="mt-1 text-2xl" />
				<div className="mt-4 grid grid-cols-2 gap-x-8 text-sm/[1.4]">
					<dl className="border-t border-line-strong">
						{contactMethods.map(([label, value]) => (
							<div key={label} className="flex justify-between gap-4 border-b border-line py-1.5">
								<dt className="text-ink-soft">{label}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
					<address className="border-t border-line-strong pt-1.5 not-italic">
						{names.legal}
						<br />
						{t("common:footer.address", registration)}, {formatCountry(registration.country, page.language)}
						<br />
						{contacts.phone}
						<br />
						<a href={sites.group}>{sites.group.replace("https://", "")}</a>
					</address>
				</div>
				<div className="mt-10 selvedge pt-8">
					<h3 className="text-lg">{t("contact.note.title")}</h3>
					<p className="mt-1.5 max-w-120 text-base/[1.45]">{t("contact.note.text")}</p>
				</div>
			</div>
		</Page>
	);
}
