import { Drawing } from "./drawing.tsx";

interface CountedLinesProps {
	amount: number;
	/** Accessible name. Without it the lines are decorative. */
	label?: string;
	className: string;
}

/** Draws a line for each unit of `amount`. The height of the last line shows the remainder. Fills its box. */
export function CountedLines({ amount, label, className }: CountedLinesProps) {
	const whole = Math.floor(amount);
	const remainder = amount - whole;
	const d = `M2 0${"v40m8-40".repeat(whole)}${remainder > 0 ? `m0 40v-${(remainder * 40).toFixed(1)}` : ""}`;
	return (
		<Drawing
			viewBox={`0 0 ${Math.ceil(amount) * 8 - 4} 40`}
			preserveAspectRatio="none"
			stroke="currentColor"
			strokeWidth="4"
			label={label}
			className={className}
		>
			<path d={d} />
		</Drawing>
	);
}
