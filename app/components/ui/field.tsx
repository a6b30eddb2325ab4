import { type ComponentProps, type ElementType, useId } from "react";

interface FieldProps {
	label: string;
	/** Shown beside the label, e.g. that the field is optional. */
	note?: string;
	error?: string;
}

/** A control with its label and its error. */
function createField<Tag extends "input" | "textarea">(tag: Tag) {
	const Control = tag as ElementType;
	return ({ label, note, error, ...control }: FieldProps & ComponentProps<Tag>) => {
		const id = useId();
		return (
			<div className="grid content-start gap-1.5">
				<label htmlFor={id} className="text-sm font-semibold">
					{label} {note && <span className="font-normal text-ink-soft">{note}</span>}
				</label>
				<Control
					id={id}
					className="w-full border border-line-strong bg-sheet px-4 py-3 text-base placeholder:text-ink-soft aria-invalid:border-danger aria-invalid:outline-danger disabled:inactive"
					aria-invalid={error !== undefined}
					aria-describedby={error && `${id}-error`}
					{...control}
				/>
				{/* Also announced if the field had the focus already. */}
				<p id={`${id}-error`} aria-live="polite" className="text-sm text-danger empty:sr-only">
					{error}
				</p>
			</div>
		);
	};
}

export const TextField = createField("input");
export const TextAreaField = createField("textarea");

/** The field for the visitor's own address. */
export function EmailField(props: ComponentProps<typeof TextField>) {
	return <TextField type="email" autoComplete="email" required {...props} />;
}
