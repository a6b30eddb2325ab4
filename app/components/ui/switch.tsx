import { type ComponentProps, useId } from "react";

interface SwitchProps extends Omit<ComponentProps<"input">, "id" | "type" | "role" | "className"> {
	label: string;
	description: string;
	/** Shown beside the label, e.g. that it is always on. */
	note?: string;
	/** Visible text of the state; hidden from screen readers, which announce the state themselves. */
	states: { on: string; off: string };
}

/**
 * A switch with its label; the whole row is clickable. Disabled and checked, it is always on. Where letters are so large
 * that less than 20rem fit, the switch has its own line.
 */
export function Switch({ label, description, note, states, ...input }: SwitchProps) {
	const id = useId();
	return (
		<div className="group relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-[min(1.5rem,4vw)] max-[20rem]:grid-cols-1">
			<label
				htmlFor={id}
				className="py-2.5 font-semibold after:absolute after:inset-0 after:cursor-pointer group-has-disabled:after:cursor-not-allowed"
			>
				<span className="me-2">{label}</span>{" "}
				{note && <span className="inline-block text-sm font-normal text-kraft">{note}</span>}
			</label>
			<span className="grid justify-items-center pt-1.5 max-[20rem]:flex max-[20rem]:items-center max-[20rem]:gap-3 max-[20rem]:pb-2.5 sm:row-span-2">
				<span className="relative">
					<input
						id={id}
						type="checkbox"
						// biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state natively
						role="switch"
						aria-describedby={`${id}-description`}
						className="absolute inset-0 cursor-pointer appearance-none rounded-full disabled:cursor-not-allowed"
						{...input}
					/>
					<SwitchRings />
				</span>
				{/* As wide as the longer of the two, so that nothing moves. */}
				<span
					aria-hidden="true"
					className="pointer-events-none mt-0.5 grid justify-items-center text-xs font-semibold *:[grid-area:1/1] max-[20rem]:justify-items-start"
				>
					{/* In the middle of the rings, which are then at the right. */}
					<span className="translate-x-2.5 not-group-has-checked:invisible">{states.on}</span>
					<span className="group-has-checked:invisible">{states.off}</span>
				</span>
			</span>
			<p
				id={`${id}-description`}
				className="mt-0.5 max-w-[40em] sm:-mt-1.5 pb-2.5 text-sm text-ink-soft max-sm:col-span-full sm:col-start-1"
			>
				{description}
			</p>
		</div>
	);
}

/** Two rings. Checked, the left one moves to the right one, and their intersection is filled. */
function SwitchRings() {
	return (
		<svg
			viewBox="0 0 64 32"
			fill="none"
			stroke="currentColor"
			strokeWidth="3"
			aria-hidden="true"
			className="pointer-events-none h-8 w-16 max-w-full"
		>
			<circle
				cx="13.5"
				cy="16"
				r="11.5"
				className="text-ink-soft transition-[translate,color] duration-300 ease-house group-has-checked:translate-x-[21.2px] group-has-checked:text-signal-text group-has-disabled:text-kraft"
			/>
			<circle
				cx="50.5"
				cy="16"
				r="11.5"
				className="text-ink-soft transition duration-300 group-has-checked:text-ink group-has-disabled:text-kraft"
			/>
			<path
				d="M42.6 7.6a11.5 11.5 0 0 1 0 16.8 11.5 11.5 0 0 1 0-16.8z"
				stroke="none"
				fill="currentColor"
				className="text-signal-text transition duration-200 group-has-disabled:text-kraft group-has-checked:delay-150 not-group-has-checked:opacity-0"
			/>
		</svg>
	);
}
