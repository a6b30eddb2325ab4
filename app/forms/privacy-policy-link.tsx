import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePageAddress } from "../i18n/localized-paths.ts";

/** Opens the privacy policy beside the form that it stands in, so that nothing typed is lost. */
export function PrivacyPolicyLink({ children }: { children?: ReactNode }) {
	const { t } = useTranslation("common");
	const address = usePageAddress();
	return (
		<Link to={address("/privacy-policy")} target="_blank" className="underline underline-offset-4">
			{children} <span className="sr-only">({t("newTab")})</span>
		</Link>
	);
}
