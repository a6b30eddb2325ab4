import { useTranslation } from "react-i18next";
import { buttonClass } from "../../components/ui/button.tsx";
import { ArrowRight } from "../../components/ui/icons.tsx";
import { contacts } from "../../content/group.ts";
import { ContourField } from "../../illustrations/contour-field.tsx";

/** Invites further companies to write to the group. */
export function Collaboration() {
	const { t } = useTranslation("empresas");
	const subject = encodeURIComponent(t("collaboration.subject"));
	return (
		<section aria-labelledby="collaboration" className="relative isolate overflow-clip">
			<ContourField field="terraces" className="absolute inset-0 -z-10 text-line" />
			<div className="frame grid-12 items-end gap-y-8 py-16 md:py-32">
				<h2 id="collaboration" className="col-span-12 text-5xl lg:col-span-8">
					{t("collaboration.title")}
				</h2>
				<div className="col-span-12 lg:col-span-4">
					<p className="max-w-[26rem] text-lg text-ink-soft">{t("collaboration.text")}</p>
					<p className="mt-6">
						<a href={`mailto:${contacts.email}?subject=${subject}`} className={buttonClass({ size: "lg" })}>
							{t("collaboration.mail")}
							<ArrowRight />
						</a>
					</p>
				</div>
			</div>
		</section>
	);
}
