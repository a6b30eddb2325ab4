import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "../../components/section.tsx";
import { Tile } from "../../components/ui/fact.tsx";
import { figures } from "../../content/figures.ts";
import { formatMillions, formatNumber } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Chain } from "../../illustrations/chain.tsx";
import { CountedLines } from "../../illustrations/counted-lines.tsx";
import { Drawing } from "../../illustrations/drawing.tsx";

const dotsPerRow = 25;

/** Of the dots and the lines where they stand side by side. */
const height = "lg:h-[min(16.5vw,20rem)]";

/** Draws `amount` dots in rows. The last row may be shorter. */
function Dots({ amount, className }: { amount: number; className: string }) {
	const id = useId();
	const rows = Math.floor(amount / dotsPerRow);
	const remainder = amount - rows * dotsPerRow;
	return (
		<Drawing viewBox={`0 0 ${dotsPerRow * 10} ${Math.ceil(amount / dotsPerRow) * 10}`} className={className}>
			<pattern id={id} width="10" height="10" patternUnits="userSpaceOnUse">
				<circle cx="5" cy="5" r="3.4" fill="currentColor" />
			</pattern>
			<path
				d={`M0 0H${dotsPerRow * 10}V${rows * 10}H0ZM0 ${rows * 10}h${remainder * 10}v10H0Z`}
				fill={`url(#${id})`}
			/>
		</Drawing>
	);
}

/** Employees, revenue and number of companies of the whole group. */
export function Counters() {
	const { t } = useTranslation("empresas");
	const language = useLanguage();
	return (
		<Section labelledBy="counters" className="on-night">
			<h2 id="counters" className="text-2xl">
				{t("counters.title")}
			</h2>
			<dl className="mt-10 grid-12 lg:fit-figures gap-y-14 md:mt-16">
				<Tile
					className="col-span-12 lg:col-span-5"
					value={formatNumber(figures.employees2024, language)}
					label={t("counters.employees")}
					scale={t("counters.employeesScale")}
				>
					<Dots amount={figures.employees2024} className={`w-full text-reed ${height}`} />
				</Tile>
				<Tile
					className="col-span-12 sm:col-span-7 lg:col-span-4"
					value={formatMillions(figures.revenue2024, language)}
					label={t("counters.revenue")}
					scale={t("counters.revenueScale")}
				>
					<CountedLines amount={figures.revenue2024 / 1e6} className={`h-24 text-kraft ${height}`} />
				</Tile>
				<Tile
					className="col-span-12 sm:col-span-5 lg:col-span-3"
					value={formatNumber(figures.companies, language)}
					label={t("counters.companies")}
					scale={t("counters.companiesScale")}
				>
					<Chain
						links={figures.companies}
						className="max-w-full self-start text-reed max-lg:max-h-24 lg:mt-auto lg:w-full"
					/>
				</Tile>
			</dl>
		</Section>
	);
}
