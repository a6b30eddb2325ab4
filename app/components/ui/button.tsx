import type { ComponentProps } from "react";

export type ButtonVariant =
	| "default"
	| "destructive"
	| "outline"
	| "secondary"
	| "ghost"
	| "link"
	| "premium";
type ButtonSize = "default" | "sm" | "lg" | "icon";

const base =
	"inline-flex shrink-0 items-center justify-center gap-2.5 rounded-full font-sans font-semibold whitespace-nowrap " +
	"no-underline transition-[background-color,color,border-color] duration-200 " +
	"disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 " +
	"[&_svg]:size-[1.1em] [&_svg]:shrink-0";

const variants: Record<ButtonVariant, string> = {
	default: "bg-signal text-signal-ink enabled:hover:bg-signal-strong [a&]:hover:bg-signal-strong",
	destructive: "bg-danger text-danger-ink enabled:hover:brightness-110",
	outline:
		"border border-line-strong text-ink enabled:hover:border-ink enabled:hover:bg-board [a&]:hover:border-ink [a&]:hover:bg-board",
	secondary:
		"bg-board text-ink enabled:hover:bg-ink enabled:hover:text-paper [a&]:hover:bg-ink [a&]:hover:text-paper",
	ghost: "text-ink enabled:hover:bg-board [a&]:hover:bg-board",
	link: "rounded-sm text-ink underline decoration-1 underline-offset-4 hover:decoration-2",
	premium:
		"border border-night-line bg-night text-night-ink shadow-[inset_0_0_0_3px_var(--color-night),inset_0_0_0_4px_var(--color-signal)] " +
		"enabled:hover:text-signal [a&]:hover:text-signal",
};

const sizes: Record<ButtonSize, string> = {
	default: "min-h-11 px-5 py-2 text-sm",
	sm: "min-h-9 px-3.5 py-1.5 text-xs",
	lg: "min-h-13 px-7 py-3 text-base",
	icon: "size-11 text-base",
};

interface ButtonLook {
	variant?: ButtonVariant | undefined;
	size?: ButtonSize | undefined;
	className?: string | undefined;
}

/** The classes of a button, for links that look like one. */
export function buttonClass({
	variant = "default",
	size = "default",
	className = "",
}: ButtonLook = {}): string {
	return `${base} ${variants[variant]} ${sizes[size]} ${className}`.trim();
}

/** The design system's button. `type` is "button" unless said otherwise, so that it never submits by accident. */
export function Button({
	variant,
	size,
	className,
	type = "button",
	...rest
}: ComponentProps<"button"> & ButtonLook) {
	return <button type={type} className={buttonClass({ variant, size, className })} {...rest} />;
}
