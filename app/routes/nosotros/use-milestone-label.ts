import { useTranslation } from "react-i18next";
import type { Milestone } from "../../content/timeline.ts";

/** Gives the date of a milestone as the page's language writes it: a year, a span of years, or a year and on. */
export function useMilestoneLabel(): (milestone: Milestone) => string {
	const { t } = useTranslation("about");
	return ({ year, until }) => {
		if (!until) return `${year}`;
		return until === "now" ? t("timeline.onward", { year }) : t("timeline.span", { year, until });
	};
}
