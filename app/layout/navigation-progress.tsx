import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router";

/** A line at the lower edge of the nearest positioned ancestor while a page loads, or is held. It appears only if that takes a moment. */
export function NavigationProgress({ held = false }) {
	const { t } = useTranslation("common");
	const { state } = useNavigation();
	if (state === "idle" && !held) return null;
	return (
		<div
			role="progressbar"
			aria-label={t("loading")}
			className="absolute inset-x-0 -bottom-px h-0.75 origin-left drawn-background bg-signal page-progress transition delay-150 starting:opacity-0"
		/>
	);
}
