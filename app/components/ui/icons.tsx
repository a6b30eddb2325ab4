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

function createIcon(d: string) {
	return ({ className }: IconProps) => (
		<Icon className={className}>
			<path d={d} />
		</Icon>
	);
}

/** For links within the site. An icon, because the subset fonts have no arrows. */
export const ArrowRight = createIcon("M2 10h15M11 4l6 6-6 6");
/** For links to other sites. */
export const ArrowOut = createIcon("M4 16 16 4M6.5 4H16v9.5");

/** Drawn by CSS, as `CloseIcon` is: both are alone in their buttons, and Tor Browser shows no SVG at its safest level. */
export function MenuIcon() {
	return <span className="h-[0.54em] w-[1em] border-y-[0.1em]" />;
}

export function CloseIcon({ className = "" }: IconProps) {
	return (
		<span
			className={`relative size-[1em] *:absolute *:inset-x-[0.04em] *:top-[0.456em] *:border-t-[0.0875em] ${className}`}
		>
			<span className="rotate-45" />
			<span className="-rotate-45" />
		</span>
	);
}

export function Spinner({ className = "" }: IconProps) {
	return (
		<Icon className={`motion-safe:animate-spin ${className}`}>
			<circle cx="10" cy="10" r="8" pathLength="4" strokeDasharray="3 1" />
		</Icon>
	);
}
