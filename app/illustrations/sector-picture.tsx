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

/** The side of the pictures, and where each is orange: what is cut off above or below is far from there. */
const side = 720;
const middles: Record<CompanyId, readonly [x: number, y: number]> = {
	paper: [434, 593],
	energy: [440, 228],
	engineering: [360, 520],
	construction: [286, 473],
	platform: [153, 200],
	foundation: [523, 256],
};

interface SectorPictureProps {
	company: CompanyId;
	/** How many times closer than the whole picture. */
	zoom?: number;
	className: string;
}

/** A picture of a company's work, in its colour and on its ground. Decorative. As large as `className` makes it. */
export function SectorPicture({ company, zoom = 1, className }: SectorPictureProps) {
	const shown = side / zoom;
	const [x, y] = middles[company];
	const start = (middle: number) => Math.max(0, Math.min(middle - shown / 2, side - shown));
	const third = Math.floor((3 * (y - start(y))) / shown);
	const place = companies.findIndex(({ id }) => id === company);
	return (
		<div
			aria-hidden="true"
			className={`relative overflow-clip ${grounds[place % grounds.length]} ${className}`}
		>
			<Drawing
				viewBox={`${start(x)} ${start(y)} ${shown} ${shown}`}
				preserveAspectRatio={`xMid${["YMin", "YMid", "YMax"][third]} slice`}
				className={`absolute inset-0 size-full ${sectorColours[company]}`}
			>
				<use href={`${pictures}#${company}`} />
			</Drawing>
		</div>
	);
}
