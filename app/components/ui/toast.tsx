import type { ComponentProps, ReactNode } from "react";
import { CloseIcon } from "./icons.tsx";

export type ToastVariant = "default" | "destructive";

const variantClasses: Record<ToastVariant, string> = {
	default: "border-ink bg-sheet text-ink",
	destructive: "border-danger-fill bg-danger-fill text-danger-ink",
};

interface ToastProps extends Omit<ComponentProps<"li">, "title"> {
	variant?: ToastVariant | undefined;
	title: ReactNode;
	description: ReactNode;
	/** A button below the text. */
	action?: { label: string; onClick: () => void } | undefined;
	/** The button in the corner. */
	close: { label: string; onClick: () => void };
}

/** The appearance of a toast, as a list item. `Toasts` adds its behaviour. */
export function Toast({
	variant = "default",
	title,
	description,
	action,
	close,
	className = "",
	...rest
}: ToastProps) {
	return (
		<li
			className={`flex items-start gap-[min(1rem,3vw)] border p-[min(1rem,4vw)] ${variantClasses[variant]} ${className}`}
			{...rest}
		>
			<StatusIcon failed={variant === "destructive"} />
			<div className="min-w-0 grow">
				<div role="alert">
					<div className="font-semibold">{title}</div>
					<div className="mt-1 text-sm">{description}</div>
				</div>
				{action && (
					<button
						type="button"
						onClick={action.onClick}
						className="mt-1 -mb-2 inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
					>
						{action.label}
					</button>
				)}
			</div>
			<button
				type="button"
				aria-label={close.label}
				onClick={close.onClick}
				className="-mx-2 -my-1.5 grid size-10 shrink-0 cursor-pointer place-items-center"
			>
				<CloseIcon />
			</button>
		</li>
	);
}

/** Two linked rings for success, an open ring for failure. */
function StatusIcon({ failed }: { failed: boolean }) {
	return (
		<svg
			viewBox="0 0 28 20"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			aria-hidden="true"
			className="mt-1 h-5 w-7 shrink-0 max-[20rem]:hidden"
		>
			{failed ? (
				<path d="M17.7 2.9a8 8 0 1 0 3.7 4.1M14 5.5v5.5M14 13.2v2.2" />
			) : (
				<>
					<circle cx="10" cy="10" r="6.5" />
					<circle cx="18" cy="10" r="6.5" className="stroke-signal" />
					<path d="M10.9 3.6a6.5 6.5 0 0 1 5 3.7" />
				</>
			)}
		</svg>
	);
}
