import { Drawing } from "./drawing.tsx";

/** Draws a line for each unit of `amount`. The height of the last line shows the remainder. Decorative. */
export function CountedLines({ amount, className }: { amount: number; className: string }) {
	const whole = Math.floor(amount);
	const remainder = amount - whole;
	const d = `M2 0${"v40m8-40".repeat(whole)}${remainder > 0 ? `m0 40v-${(remainder * 40).toFixed(1)}` : ""}`;
	return (
		<Drawing
			viewBox={`0 0 ${Math.ceil(amount) * 8 - 4} 40`}
			preserveAspectRatio="none"
			stroke="currentColor"
			strokeWidth="4"
			className={`reveal-upwards w-full ${className}`}
		>
			<path d={d} />
		</Drawing>
	);
}
