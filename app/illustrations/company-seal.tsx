import seal from "./company-seal.svg?no-inline";
import { Drawing } from "./drawing.tsx";

interface CompanySealProps {
	/** Accessible name; includes the text in the centre. */
	label: string;
	/** Two lines in the centre: a figure and its unit. */
	centreText: [string, string];
	/** What the outer ring and the strokes within it are. */
	keys: [string, string];
}

/** The group's day of incorporation, revenue and tonnes as a seal of three rings. */
export function CompanySeal({ label, centreText: [figure, unit], keys }: CompanySealProps) {
	return (
		<Drawing viewBox="-500 -500 1000 1000" label={label} className="w-full overflow-visible">
			<use href={`${seal}#seal`} />
			<use
				href={`${seal}#open`}
				strokeDasharray="1"
				strokeWidth="5"
				className="lg:animate-draw stroke-signal"
			/>
			{/* HTML, because SVG text would not break where a reader sets letters further apart. */}
			<foreignObject x="-180" y="-67" width="360" height="200">
				<div className="text-center text-balance text-ink">
					<div className="font-display text-[72px]/[1.5] font-semibold tracking-[-2px] whitespace-nowrap">
						{figure}
					</div>
					<div className="mx-auto -mt-[21px] w-[300px] text-[40px]/[1.2] sm:text-[32px]/[1.5]">{unit}</div>
				</div>
			</foreignObject>
			{keys.map((key, index) => (
				<g key={key}>
					<path d={index ? "M320 436V200" : "M-360 436V290"} className="stroke-ink-soft stroke-2" />
					<foreignObject x={index ? 210 : -500} y="436" width="290" height="150" className="overflow-visible">
						<div className={`text-[40px]/[1.2] text-ink sm:text-[32px] ${index ? "text-right" : ""}`}>
							{key}
						</div>
					</foreignObject>
				</g>
			))}
		</Drawing>
	);
}
