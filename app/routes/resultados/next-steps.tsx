import { useTranslation } from "react-i18next";
import { buttonClass } from "../../components/ui/button.tsx";
import { ContactButton } from "../../forms/contact-button.tsx";
import { PageLink } from "../../layout/page-link.tsx";

/** Links below an analysis that has ended. */
export function NextSteps() {
	const { t } = useTranslation("results");
	return (
		<section className="on-night col-span-12 -mx-(--sheet-edge) grid gap-x-10 gap-y-6 px-(--sheet-edge) py-10 md:flex md:items-center md:justify-between md:py-14 print:hidden">
			<h2 className="text-3xl">{t("next")}</h2>
			<div className="flex flex-wrap gap-3">
				<ContactButton className={buttonClass({ size: "lg" })}>{t("contact")}</ContactButton>
				<PageLink page="/" className={buttonClass({ variant: "outline", size: "lg" })}>
					{t("explore")}
				</PageLink>
			</div>
		</section>
	);
}
