interface CountedLinesProps {
	amount: number;
	/** What is to be seen, where nothing beside it says so; else it is decoration. */
	label?: string;
	className: string;
}

/** As many lines as there are units; the last one is as tall as the part that is left of it. Fills its box. */
export function CountedLines({ amount, label, className }: CountedLinesProps) {
	const whole = Math.floor(amount);
	const rest = amount - whole;
	let d = "";
	for (let line = 0; line < whole; line++) d += `M${line * 8 + 2} 0v40`;
	if (rest > 0) d += `M${whole * 8 + 2} 40v-${(rest * 40).toFixed(1)}`;
	return (
		<svg
			viewBox={`0 0 ${Math.ceil(amount) * 8 - 4} 40`}
			preserveAspectRatio="none"
			fill="none"
			stroke="currentColor"
			strokeWidth="4"
			role={label && "img"}
			aria-label={label}
			aria-hidden={!label || undefined}
			className={className}
		>
			<path d={d} />
		</svg>
	);
}
