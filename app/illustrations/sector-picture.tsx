import type { CompanyId } from "../content/companies.ts";
import { Drawing } from "./drawing.tsx";
import pictures from "./sector-pictures.svg?no-inline";

/** The side of the square picture that stays when its box is narrower or lower, where it is not the middle. */
const alignment: Partial<Record<CompanyId, string>> = {
	/** Stacked bales of paper. */
	paper: "xMidYMax slice",
	/** Roots along the sides of hexagonal cells. */
	platform: "xMidYMin slice",
};

/**
 * A picture of a company's work, in the current text colour. Decorative. Fills its box.
 *
 * Shapes hide those behind them with the colour `--ground`, which must be that of the box.
 */
export function SectorPicture({ company, className }: { company: CompanyId; className: string }) {
	return (
		<Drawing
			viewBox="0 0 720 720"
			preserveAspectRatio={alignment[company] ?? "xMidYMid slice"}
			className={className}
		>
			<use href={`${pictures}#${company}`} />
		</Drawing>
	);
}
