import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLocalizedPath } from "../i18n/use-localized-path.ts";

/** A link in a form to the privacy policy. It opens a new tab, so that nothing typed is lost. */
export function PrivacyPolicyLink({ children }: { children?: ReactNode }) {
	const { t } = useTranslation("common");
	const localizedPath = useLocalizedPath();
	return (
		<Link to={localizedPath("/privacy-policy")} target="_blank" className="underline underline-offset-4">
			{children} <span className="sr-only">{`(${t("newTab")})`}</span>
		</Link>
	);
}
