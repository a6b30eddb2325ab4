import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ContactButton } from "../../components/contact-button.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { usePageAddress } from "../../i18n/addresses.ts";

/** Where to go from an analysis that has ended. */
export function NextSteps() {
	const { t } = useTranslation("results");
	const address = usePageAddress();
	return (
		<section className="mt-10 border-t-2 border-ink pt-8 print:hidden">
			<h2 className="text-2xl">{t("next")}</h2>
			<div className="mt-6 flex flex-wrap gap-3">
				<ContactButton className={buttonClass({ size: "lg" })}>{t("contact")}</ContactButton>
				<Link to={address("/")} className={buttonClass({ variant: "outline", size: "lg" })}>
					{t("explore")}
				</Link>
			</div>
		</section>
	);
}
