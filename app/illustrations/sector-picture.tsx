import { type CompanyId, companies } from "../content/companies.ts";
import { Drawing } from "./drawing.tsx";
import { sectorColours } from "./sector-pattern.tsx";
import pictures from "./sector-pictures.svg?no-inline";

/** Grounds of the pictures, in turn. `--ground` is that colour, with which shapes hide those behind them. */
const grounds = [
	"bg-board [--ground:var(--color-board)]",
	"on-night [--ground:var(--color-paper)]",
	"bg-sheet [--ground:var(--color-sheet)]",
];

/** The side of the pictures, and where each is orange: what is cut off is far from there. */
const side = 720;
const middles: Record<CompanyId, readonly [x: number, y: number]> = {
	paper: [434, 593],
	energy: [440, 228],
	engineering: [360, 520],
	construction: [286, 473],
	platform: [153, 200],
	foundation: [360, 256],
};

interface SectorPictureProps {
	company: CompanyId;
	/** One of three parts of the picture, as broad as it is, from the one that is orange on. */
	part?: number;
	className: string;
}

/** A picture of a company's work, in its colour and on its ground. Decorative. As large as `className` makes it. */
export function SectorPicture({ company, part, className }: SectorPictureProps) {
	const [x, y] = middles[company];
	const third = side / 3;
	const top = Math.min(y - third / 2, 2 * third);
	const tops = y < side / 2 ? [top, top + third, 2 * third] : [top, top - third, 0];
	const alignment = ["Min", "Mid", "Max"];
	const place = companies.findIndex(({ id }) => id === company);
	return (
		<div
			aria-hidden="true"
			className={`relative overflow-clip ${grounds[place % grounds.length]} ${className}`}
		>
			<Drawing
				viewBox={part === undefined ? `0 0 ${side} ${side}` : `0 ${tops[part]} ${side} ${third}`}
				preserveAspectRatio={`x${alignment[Math.floor(x / third)]}Y${alignment[Math.floor(y / third)]} slice`}
				className={`absolute inset-0 size-full ${sectorColours[company]}`}
			>
				<use href={`${pictures}#${company}`} />
			</Drawing>
		</div>
	);
}
