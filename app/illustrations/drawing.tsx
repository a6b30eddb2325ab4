import type { SVGProps } from "react";

interface DrawingProps extends SVGProps<SVGSVGElement> {
	viewBox: string;
	/** Accessible name. Without it the drawing is decorative. */
	label?: string | undefined;
}

export function Drawing({ viewBox, preserveAspectRatio, label, className, ...rest }: DrawingProps) {
	return (
		<svg
			viewBox={viewBox}
			preserveAspectRatio={preserveAspectRatio}
			fill="none"
			{...rest}
			role={label && "img"}
			aria-label={label}
			aria-hidden={!label || undefined}
			className={className}
		/>
	);
}
