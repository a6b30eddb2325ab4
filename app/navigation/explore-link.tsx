import { useTranslation } from "react-i18next";
import { type ButtonVariant, buttonClass } from "../components/ui/button.tsx";
import { ArrowRight } from "../components/ui/icons.tsx";
import { PageLink } from "./page-link.tsx";
import { isPlainClick } from "./plain-click.ts";

/** A link to the idea box, at the top of the home page. */
export function ExploreLink({ variant, className }: { variant: ButtonVariant; className: string }) {
	const { t } = useTranslation("common");
	return (
		<PageLink
			page="/"
			// The router does not scroll if the home page is already open.
			onClick={(event) => {
				if (isPlainClick(event)) window.scrollTo({ top: 0 });
			}}
			className={buttonClass({ variant, className })}
		>
			{t("nav.explore")}
			<ArrowRight />
		</PageLink>
	);
}
