import { type CSSProperties, memo, type Ref, useId, useSyncExternalStore } from "react";
import { type CompanyId, companies } from "../content/companies.ts";
import { type FitLevel, stem } from "../schemas/analysis-layout.ts";
import { jointOffset, ringRadius, windWords } from "./ring-layout.ts";

/** How many words have a thread to a company. */
const threadCount = 6;

const canvas = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");

/** The width of a word in font sizes, as far as the server knows it. */
const estimate = (word: string) => word.length * 0.55;

/** The width of a word in the type of the ring, in font sizes. */
function measure(word: string): number {
	if (!canvas) return estimate(word);
	canvas.font = '600 100px "Instrument Sans", sans-serif';
	return canvas.measureText(word).width / 100;
}

const countFonts = () => [...document.fonts].filter(({ status }) => status === "loaded").length;

function subscribeToFonts(onLoad: () => void): () => void {
	document.fonts.addEventListener("loadingdone", onLoad);
	return () => document.fonts.removeEventListener("loadingdone", onLoad);
}

interface RingProps {
	idea: string;
	/** Shown, pale, where there is no idea. */
	placeholder?: string;
	/** Whether the thread and the companies are drawn around the words. */
	isFramed?: boolean;
	/** Language of the idea, which is the drawing's name. */
	lang?: string;
	level?: FitLevel | undefined;
	/** Those that the idea fits. */
	fitting?: readonly CompanyId[];
	/** Stems of the words that the analysis speaks of, and the company with which it does. */
	spoken?: ReadonlyMap<string, CompanyId | undefined>;
	/** Whether the thread goes round, because nothing else is known yet. */
	isWaiting?: boolean;
	ref?: Ref<SVGSVGElement>;
	className: string;
}

/** The visitor's idea as a ring: its words along a spiral, and threads from those that the analysis speaks of, which leave it as one. */
export const Ring = memo(function Ring({
	idea,
	placeholder = "",
	isFramed = true,
	lang,
	level,
	fitting = [],
	spoken = new Map(),
	isWaiting = false,
	ref,
	className,
}: RingProps) {
	const id = useId();
	const { thread } = ringRadius;
	// With each font that comes, words are measured again.
	const fonts = useSyncExternalStore(subscribeToFonts, countFonts, () => undefined);
	const isEmpty = !idea.trim();
	const coils = windWords(isEmpty ? placeholder : idea, level, fonts === undefined ? estimate : measure);
	const [{ x: left = 0 } = {}] = coils;
	const reach = thread + 25 - left;
	const ticks = companies.map((company, index) => {
		const angle = ((index - 1) / companies.length) * 2 * Math.PI;
		const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
		const outline = Math.abs(left * cos) + Math.sqrt(thread ** 2 - (left * sin) ** 2);
		const at = (distance: number) => `${(cos * distance).toFixed(1)} ${(sin * distance).toFixed(1)}`;
		return { company: company.id, fits: fitting.includes(company.id), outline, at };
	});
	// They leave where the words let them out: at the bottom, or where two rings cross.
	const foot = left ? Math.sqrt(thread ** 2 - jointOffset ** 2) : thread;
	const threads = coils
		.flatMap(({ words }) =>
			words
				.filter(({ text }) => fitting.includes(spoken.get(stem(text)) as CompanyId))
				.flatMap(({ thread, text }) => (thread ? { ends: thread, text } : []))
				.slice(0, threadCount / coils.length),
		)
		.toSorted(({ ends: [one] }, { ends: [other] }) => one.x - other.x);
	return (
		<svg
			ref={ref}
			viewBox={isFramed ? `${-reach} -176 ${2 * reach} 346` : "-200 -200 400 370"}
			// At the foot of a box that is as high for one ring as for two.
			preserveAspectRatio="xMidYMax"
			fill="none"
			direction="ltr"
			lang={lang}
			role={isEmpty ? undefined : "img"}
			aria-label={isEmpty ? undefined : idea}
			aria-hidden={isEmpty || undefined}
			className={`overflow-visible select-none ${className}`}
		>
			{/* The ground of the ring, where a picture is behind it. */}
			{fitting.length > 0 &&
				coils.map(({ x }) => (
					<path key={x} d={`M${x - 80} 170a188 188 0 1 1 160 0zM-40 140h80v30h-80z`} className="fill-paper" />
				))}
			{isFramed &&
				ticks.map(({ company, fits, outline, at }) => (
					<path
						key={company}
						d={`M${at(outline + 8)}L${at(outline + (fits ? 24 : 17))}`}
						className={fits ? "stroke-signal stroke-[5]" : "stroke-line-strong stroke-2"}
					/>
				))}
			{threads.map(({ text, ends: [{ x, y }, to] }, index) => (
				<path
					key={`${x} ${y}`}
					d={`M${x} ${y}${to ? `L${to.x} ${to.y}` : `C${x * 0.5} ${y * 0.5} ${(index - (threads.length - 1) / 2) * 6} ${Math.max(0, y * 0.5) + foot * 0.3} 0 ${foot}V170`}`}
					className={`stroke-[1.6] ${spoken.get(stem(text)) === fitting[1] ? "stroke-ink" : "stroke-signal"}`}
				/>
			))}
			{coils.map(({ x, gap, size, path, length, words }, place) => (
				<g key={x}>
					<path id={`${id}${place}`} d={path} pathLength={length} />
					<text
						fontSize={size}
						strokeWidth={size / 8}
						// Their room is that of semibold letters, which few words have.
						textAnchor="middle"
						// Or small letters are as wide as pixels allow, not as they were measured.
						textRendering="geometricPrecision"
						className="stroke-paper font-sans [paint-order:stroke]"
					>
						{words.map(({ text, offset }, index) => (
							<textPath
								// biome-ignore lint/suspicious/noArrayIndexKey: a word keeps its place
								key={index}
								href={`#${id}${place}`}
								startOffset={offset}
								// Not on the server, whose pages allow no styles of elements.
								style={isFramed && !isEmpty ? ({ "--delay": `${25 * index}ms` } as CSSProperties) : undefined}
								className={`motion-safe:[transition:fill_500ms_var(--delay,0ms)] motion-safe:starting:fill-transparent ${
									spoken.has(stem(text))
										? "fill-signal-text font-semibold"
										: isEmpty
											? "fill-line-strong"
											: "fill-ink"
								}`}
							>
								{text}
							</textPath>
						))}
					</text>
					{isFramed && (
						<circle
							cx={x}
							r={thread}
							pathLength="360"
							strokeDasharray={isWaiting ? "100 260" : dashes(level, place)}
							// Where the gap ends, or the other ring's crossing.
							transform={`rotate(${level === "joint" ? 230 : (gap[1] / Math.PI) * 180} ${x} 0)`}
							className={`stroke-[4] ${place === 0 ? "stroke-signal" : "stroke-ink"} ${isWaiting ? "animate-go-round" : ""}`}
						/>
					)}
				</g>
			))}
			{level === "joint" && <path d={`M0 ${foot}V170`} className="stroke-signal stroke-[4]" />}
			{(level === "clear" || level === "joint") && <circle cy={foot} r="9" className="fill-signal" />}
			{level === "partial" && <circle cy={foot} r="8" className="fill-paper stroke-signal stroke-[4]" />}
			{(level === "none" || level === "unclear") && (
				<path
					d={`M-${thread} 6c0 36 12 66 36 82s44 4 38-16`}
					strokeLinecap="round"
					className="stroke-signal stroke-[4]"
				/>
			)}
		</svg>
	);
});

/** The thread of a verdict, in degrees from where its gap ends. The second of two rings passes below the first. */
function dashes(level: FitLevel | undefined, place: number): string | undefined {
	if (level === "partial") return `${"8 6 ".repeat(22)}8 44`;
	if (level === "none" || level === "unclear") return "266 94";
	return place > 0 ? "352 8" : undefined;
}
