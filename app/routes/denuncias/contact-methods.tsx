import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LargeContactLink } from "../../components/links.tsx";
import { contacts, names, registration } from "../../content/group.ts";
import { whistleblowing } from "../../content/whistleblowing.ts";
import { Drawing } from "../../illustrations/drawing.tsx";

const linkClass =
	"text-2xl sm:text-3xl tracking-[-0.035em] tabular-nums decoration-signal decoration-[3px] hover:decoration-current";

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
							viewBox="0 0 384 144"
							d="M-4 30C44 30 52 92 104 92S164 40 214 40S300 44 300 144"
							className="bottom-[calc(100%-1rem)] -left-(--frame-edge) w-96 lg:hidden"
						/>
						{/* It ends level with the line below the address. */}
						<Thread
							viewBox="0 0 1280 240"
							d="M0 60C60 60 90 200 170 200S300 30 380 30S500 196 590 196S720 56 806 56S916 172 996 172S1090 108 1160 108S1230 120 1280 120"
							className="top-[calc(0.855*var(--text-3xl)-3.9rem)] right-[calc(100%-2rem)] w-[80rem] max-lg:hidden"
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

/** The thread, which enters from the left of the page and disappears behind the block. */
function Thread({ viewBox, d, className }: { viewBox: string; d: string; className: string }) {
	return (
		<Drawing viewBox={viewBox} className={`absolute max-w-none ${className}`}>
			<path d={d} pathLength="1" strokeDasharray="1" strokeWidth="5" className="animate-draw stroke-signal" />
		</Drawing>
	);
}
