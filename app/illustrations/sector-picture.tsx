import { type CompanyId, companies } from "../content/companies.ts";
import { Drawing } from "./drawing.tsx";
import { sectorColours } from "./sector-pattern.tsx";
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

/** A picture of a company's work, in its colour and on its ground. Decorative. As large as `className` makes it. */
export function SectorPicture({ company, className }: { company: CompanyId; className: string }) {
	const place = companies.findIndex(({ id }) => id === company);
	return (
		<div
			aria-hidden="true"
			className={`relative overflow-clip ${grounds[place % grounds.length]} ${className}`}
		>
			<Drawing
				viewBox="0 0 720 720"
				preserveAspectRatio={alignment[company] ?? "xMidYMid slice"}
				className={`absolute inset-0 size-full ${sectorColours[company]}`}
			>
				<use href={`${pictures}#${company}`} />
			</Drawing>
		</div>
	);
}
