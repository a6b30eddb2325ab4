import { useTranslation } from "react-i18next";
import { figures, tonnesPerLine } from "../../../app/content/figures.ts";
import { formatNumber } from "../../../app/i18n/format.ts";
import type { Language } from "../../../app/i18n/languages.ts";

type Point = readonly [x: number, y: number];

/** A4 in tenths of a millimetre. */
const sheet = { width: 2100, height: 2970 };

/** The ring. The centres of the threads lie on a circle with the radius `wobble`. */
const ring = { x: 1270, y: 1520, radius: 500, wobble: 104 };

/** The strands: the point where they gather, the angle in degrees at which they enter the ring, and the direction of turn. */
const strands = [
	{ className: "stroke-reed", x: 650, y: 2190, angle: 172, turn: 1, fan: 16 },
	{ className: "stroke-kraft", x: 985, y: 2380, angle: 70, turn: -1, fan: 26 },
	{ className: "stroke-ink", x: 1810, y: 2240, angle: 6, turn: -1, fan: 16 },
] as const;

const threadAmount = figures.tonnes2024 / tonnesPerLine;
const threads = Math.ceil(threadAmount);
/** Index of the thread for the remainder, in the accent colour. */
const accentIndex = Math.round(threads * 0.42);
/** Threads are painted in this stride, so that no strand covers the others in the ring. */
const stride = 37;

/** A thread from the lower edge to the point where its strand gathers, and once round the ring. */
function drawThread(index: number): { className: string; data: string } {
	const share = index / (threads - 1);
	const strandIndex = Math.min(strands.length - 1, Math.floor(share * strands.length));
	const strand = strands[strandIndex] ?? strands[0];
	/** Position of the thread in its strand, -0.5 to 0.5. */
	const position = share * strands.length - strandIndex - 0.5;
	const x = -100 + share * (sheet.width + 200);
	const gather = { x: strand.x + position * 170, y: strand.y + 260 * position * position };
	const rise = sheet.height - gather.y;

	const goldenAngle = index * 2.399_96;
	const centreX = ring.x + ring.wobble * Math.cos(goldenAngle);
	const centreY = ring.y + ring.wobble * Math.sin(goldenAngle);
	/** A point of the ring, or at a distance from it along its tangent; negative is backwards. */
	const onRing = (angle: number, distance = 0): Point => [
		centreX + ring.radius * Math.cos(angle) - Math.sin(angle) * strand.turn * distance,
		centreY + ring.radius * Math.sin(angle) + Math.cos(angle) * strand.turn * distance,
	];
	const angle = ((strand.angle + position * strand.fan * strand.turn) * Math.PI) / 180;
	// Quarters of the ring as Bézier curves, because the PDF would split arcs into hundreds of pieces.
	const quarter = (Math.PI / 2) * strand.turn;
	const handle = 0.5523 * ring.radius;
	const curves: Point[][] = [
		[
			[x, sheet.height - rise / 3],
			[gather.x, gather.y + rise / 3],
			[gather.x, gather.y],
		],
		[[gather.x, gather.y - 250], onRing(angle, -330), onRing(angle)],
		...[0, 1, 2, 3]
			.map((part) => angle + part * quarter)
			.map((from) => [onRing(from, handle), onRing(from + quarter, -handle), onRing(from + quarter)]),
	];
	const data = `M${x} ${sheet.height}${curves.map((points) => `C${points.flat().map(Math.round).join(" ")}`).join("")}`;
	return { className: strand.className, data };
}

/** Illustration of the cover: a ring with a thread for each 1,000 tonnes. Fills the page. */
export function CoverRing({ language }: { language: Language }) {
	const { t } = useTranslation("report");
	const paths = Array.from({ length: threads }, (_, index) => drawThread(index));
	const accent = paths[accentIndex]?.data;
	const remainder = threadAmount - Math.floor(threadAmount) || 1;
	return (
		<svg
			viewBox={`0 0 ${sheet.width} ${sheet.height}`}
			fill="none"
			role="img"
			aria-label={t("cover.art")}
			className="absolute inset-0 -z-10 size-full"
		>
			<g strokeWidth="2.5">
				{paths
					.map((_, index) => (index * stride) % threads)
					.filter((index) => index !== accentIndex)
					.map((index) => (
						<path key={index} d={paths[index]?.data} className={paths[index]?.className} />
					))}
			</g>
			<g className="stroke-signal">
				<path d={accent} pathLength="1" strokeDasharray={`${remainder} 1`} strokeWidth="11" />
				{/* Its tip: a dash of zero length with round caps. */}
				<path
					d={accent}
					pathLength="1"
					strokeDasharray="0 2"
					strokeDashoffset={-remainder}
					strokeWidth="40"
					strokeLinecap="round"
				/>
			</g>
			<g textAnchor="middle" className="fill-ink font-display">
				<text x={ring.x} y={ring.y + 18} fontSize="138" fontWeight="600" letterSpacing="-5">
					{`${formatNumber(figures.tonnes2024, language)} t`}
				</text>
				<text x={ring.x} y={ring.y + 88} fontSize="50" fontWeight="600">
					{t("cover.processed")}
				</text>
			</g>
		</svg>
	);
}
