import { type CompanyId, companies } from "../content/companies.ts";
import { Drawing } from "./drawing.tsx";
import pictures from "./sector-pictures.svg?no-inline";

/** The side of the square picture that stays when its box is narrower or lower, where it is not the middle. */
const alignment: Partial<Record<CompanyId, string>> = {
	/** Stacked bales of paper. */
	paper: "xMidYMax slice",
	/** Roots along the sides of hexagonal cells. */
	platform: "xMidYMin slice",
};

/** Grounds of the pictures, in turn. `--ground` is that colour, with which shapes hide those behind them. */
const grounds = [
	"bg-board [--ground:var(--color-board)]",
	"on-night [--ground:var(--color-paper)]",
	"bg-sheet [--ground:var(--color-sheet)]",
];

/** Classes of the box around a company's picture. */
export function pictureGround(company: CompanyId): string {
	return grounds[companies.findIndex(({ id }) => id === company) % grounds.length] ?? "";
}

/**
 * A picture of a company's work, in the current text colour. Decorative. Fills its box, which has
 * the classes of `pictureGround`.
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
