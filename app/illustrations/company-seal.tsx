import seal from "./company-seal.svg?no-inline";
import { Drawing } from "./drawing.tsx";

interface CompanySealProps {
	/** Accessible name; includes the text in the centre. */
	label: string;
	/** Two lines in the centre: a figure and its unit. */
	centreText: [string, string];
}

/** The group's day of incorporation, revenue and tonnes as a seal of three rings. */
export function CompanySeal({ label, centreText: [figure, unit] }: CompanySealProps) {
	return (
		<Drawing viewBox="-500 -500 1000 1000" label={label} className="w-full">
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
					<div className="mx-auto -mt-[21px] w-[300px] text-[32px]/[1.5]">{unit}</div>
				</div>
			</foreignObject>
		</Drawing>
	);
}
