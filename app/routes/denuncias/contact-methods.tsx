import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LargeContactLink } from "../../components/links.tsx";
import { contacts, names, registration } from "../../content/group.ts";
import { whistleblowing } from "../../content/whistleblowing.ts";
import { Drawing } from "../../illustrations/drawing.tsx";

const linkClass =
	"text-2xl sm:text-3xl tracking-[-0.035em] decoration-signal decoration-[4px] hover:decoration-current";

/** The first screen: the ways to reach the channel, on a block of paper in the night. */
export function ContactMethods() {
	const { t } = useTranslation("denuncias");
	return (
		<div className="relative isolate overflow-clip">
			<div className="on-night">
				<div className="frame grid-12 gap-y-6 pt-8 pb-10 md:pt-14">
					<div className="col-span-12 flex items-baseline gap-x-4">
						<p className="caption">{t("name")}</p>
					</div>
					<h1 className="col-span-12 text-5xl">{t("title")}</h1>
					<p className="col-span-12 max-w-(--measure) text-lg text-ink-soft lg:col-span-8 lg:col-start-5">
						{t("lead")}
					</p>
				</div>
			</div>
			<div className="relative pt-28 pb-16 lg:pt-6">
				<div className="on-night absolute inset-0 -z-10" />
				<div className="frame grid-12">
					<div className="relative col-span-12 lg:col-span-8 lg:col-start-5">
						<Thread
							d="M-160-150C-60-150 0-188 100-188S240-176 240-152S160-124 80-124S-36-110-36-60S-26 0 1 0"
							className="lg:hidden"
						/>
						<Thread
							d="M-1280-60C-1220-60-1190 80-1110 80S-980-90-900-90S-780 76-690 76S-560-64-474-64S-364 52-284 52S-190-12-120-12S-50 0 1 0"
							className="max-lg:hidden"
						/>
						<h2 className="sr-only">{t("ways.title")}</h2>
						{/* In the colours of paper in both schemes. */}
						<dl className="relative grid border border-line-strong bg-night-ink text-night [--focus:var(--color-night)] sm:grid-cols-2">
							<ContactMethod title={t("ways.email")} note={t("ways.emailNote")} className="sm:col-span-2">
								<LargeContactLink to={contacts.ethicsEmail} className={linkClass} />
							</ContactMethod>
							<ContactMethod
								title={t("ways.phone")}
								note={t("ways.hours", whistleblowing)}
								className="sm:col-span-2"
							>
								<LargeContactLink to={contacts.whistleblowerPhone} className={linkClass} />
							</ContactMethod>
							<ContactMethod title={t("ways.post")} note={t("ways.postNote")}>
								<address className="text-sm font-semibold not-italic">
									<span translate="no">{names.legal}</span>
									<br />
									<span>{t("ways.attention")}</span>
									<br />
									{registration.street}
									<br />
									{registration.postalCode} {registration.city}
								</address>
							</ContactMethod>
							<ContactMethod
								title={t("ways.inPerson")}
								note={t("ways.meeting", { days: whistleblowing.meetingWithinDays })}
							/>
						</dl>
					</div>
				</div>
			</div>
		</div>
	);
}

interface ContactMethodProps {
	title: string;
	note: string;
	className?: string;
	children?: ReactNode;
}

function ContactMethod({ title, note, className = "", children }: ContactMethodProps) {
	return (
		<div className={`border-night p-6 not-first:border-t sm:px-8 ${className}`}>
			<dt className="caption">{title}</dt>
			{children && <dd className="mt-1">{children}</dd>}
			<dd className="mt-1 text-sm">{note}</dd>
		</div>
	);
}

/** The thread, which enters from the left of the page and becomes the line below the address, whose start is its origin. */
function Thread({ d, className }: { d: string; className: string }) {
	return (
		<Drawing
			viewBox="0 0 1 1"
			className={`pointer-events-none absolute top-[calc(3.6rem+max(1.375rem,0.525em)+0.33em)] left-[calc(1.5rem+1px)] z-1 size-px overflow-visible text-2xl sm:left-[calc(2rem+1px)] sm:text-3xl ${className}`}
		>
			<path d={d} pathLength="1" strokeDasharray="1" strokeWidth="4" className="animate-draw stroke-signal" />
		</Drawing>
	);
}
