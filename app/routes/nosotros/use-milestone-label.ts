import { useTranslation } from "react-i18next";
import type { Milestone } from "../../content/timeline.ts";

/** Returns a function that formats a milestone's date: a year, a span of years, or an open span. */
export function useMilestoneLabel(): (milestone: Milestone) => string {
	const { t } = useTranslation("nosotros");
	return ({ year, until }) => {
		if (!until) return `${year}`;
		return until === "now" ? t("timeline.onward", { year }) : t("timeline.span", { year, until });
	};
}
