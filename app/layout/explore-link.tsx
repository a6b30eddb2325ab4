import { useTranslation } from "react-i18next";
import { type ButtonVariant, buttonClass } from "../components/ui/button.tsx";
import { ArrowRight } from "../components/ui/icons.tsx";
import { PageLink } from "./page-link.tsx";

/** A link to the idea box, at the top of the home page. */
export function ExploreLink({ variant, className }: { variant: ButtonVariant; className: string }) {
	const { t } = useTranslation("common");
	return (
		<PageLink page="/" className={buttonClass({ variant, className })}>
			{t("nav.explore")}
			<ArrowRight />
		</PageLink>
	);
}
