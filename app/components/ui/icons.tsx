import type { ReactNode } from "react";

/** The SVG of a line icon: 20 × 20 units, in the text's colour and size. */
export function Icon({ children, className }: { children: ReactNode; className?: string | undefined }) {
	return (
		<svg
			viewBox="0 0 20 20"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			aria-hidden="true"
			className={className ?? "inline-block size-[1em] shrink-0 align-[-0.1em]"}
		>
			{children}
		</svg>
	);
}

interface IconProps {
	className?: string;
}

/** For links within the site. An icon, because the subset fonts have no arrows. */
export function ArrowRight({ className }: IconProps) {
	return (
		<Icon className={className}>
			<path d="M2 10h15M11 4l6 6-6 6" />
		</Icon>
	);
}

/** For links to other sites. */
export function ArrowOut({ className }: IconProps) {
	return (
		<Icon className={className}>
			<path d="M4 16 16 4M6.5 4H16v9.5" />
		</Icon>
	);
}

export function MenuIcon({ className }: IconProps) {
	return (
		<Icon className={className}>
			<path d="M1 6h18M1 14h18" />
		</Icon>
	);
}

export function CloseIcon({ className }: IconProps) {
	return (
		<Icon className={className}>
			<path d="m3.5 3.5 13 13m0-13-13 13" />
		</Icon>
	);
}

export function Spinner({ className = "" }: IconProps) {
	return (
		<Icon className={`motion-safe:animate-spin ${className}`}>
			<circle cx="10" cy="10" r="8" pathLength="4" strokeDasharray="3 1" />
		</Icon>
	);
}
