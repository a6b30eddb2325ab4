import type { ComponentProps } from "react";
import { ChangingText } from "./changing-text.tsx";
import { Spinner } from "./icons.tsx";

type ButtonVariant = "default" | "destructive" | "outline" | "secondary" | "ghost" | "link" | "premium";
type ButtonSize = "default" | "sm" | "lg" | "icon";

const variants: Record<ButtonVariant, string> = {
	default: "border-transparent bg-signal text-signal-ink pressable:bg-signal-strong",
	destructive: "border-transparent bg-danger-fill text-danger-ink pressable:bg-danger-fill-strong",
	outline: "border-line-strong text-ink pressable:border-ink pressable:bg-board",
	secondary: "border-line bg-board text-ink pressable:bg-ink pressable:text-paper",
	ghost: "border-transparent text-ink pressable:bg-board",
	link: "rounded-sm border-transparent text-ink underline decoration-1 underline-offset-4 operable:hover:decoration-2 operable:active:text-signal-text",
	// An inner ring that fills the button on hover.
	premium: "border-line-strong bg-night text-night-ink inner-ring pressable:[--gap:0px]",
};

const sizes: Record<ButtonSize, string> = {
	default: "min-h-11 px-5 py-2 text-sm",
	sm: "min-h-9 px-3.5 py-1.5 text-xs",
	lg: "min-h-13 px-7 py-3 text-base",
	icon: "size-11 text-base",
};

export interface ButtonStyle {
	variant?: ButtonVariant | undefined;
	size?: ButtonSize | undefined;
	className?: string | undefined;
}

/** The classes of a button, for links that look like one. */
export function buttonClass({
	variant = "default",
	size = "default",
	className = "",
}: ButtonStyle = {}): string {
	return `button ${variants[variant]} ${sizes[size]} ${className}`.trim();
}

interface ButtonProps extends ComponentProps<"button">, ButtonStyle {
	/** Shows a spinner. The button stays focusable and clickable, so its handler has to ignore clicks. */
	busy?: boolean;
}

/** The design system's button. `type` defaults to "button", so that it never submits by accident. */
export function Button({
	variant,
	size,
	className,
	busy = false,
	type = "button",
	children,
	...rest
}: ButtonProps) {
	return (
		<button
			type={type}
			aria-disabled={busy || undefined}
			className={buttonClass({ variant, size, className })}
			{...rest}
		>
			{busy && <Spinner />}
			<ChangingText>{children}</ChangingText>
		</button>
	);
}
