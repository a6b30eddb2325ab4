import { type ComponentProps, useId } from "react";

interface FieldProps {
	label: string;
	/** Shown beside the label, e.g. that the field is optional. */
	note?: string;
	error?: string;
}

const controlClass =
	"w-full border border-line-strong bg-sheet px-4 py-3 text-base placeholder:text-ink-soft aria-invalid:border-danger aria-invalid:outline-danger disabled:inactive";

function LabelledControl({
	id,
	label,
	note,
	error,
	children,
}: FieldProps & ComponentProps<"div"> & { id: string }) {
	return (
		<div className="grid content-start gap-1.5">
			<label htmlFor={id} className="text-sm font-semibold">
				<span>{label}</span> {note && <span className="font-normal text-ink-soft">{note}</span>}
			</label>
			{children}
			{/* Also announced if the field had the focus already. */}
			<p id={`${id}-error`} aria-live="polite" className="text-sm text-danger empty:sr-only">
				{error}
			</p>
		</div>
	);
}

function controlProps(id: string, error: string | undefined) {
	return { id, "aria-invalid": error !== undefined, "aria-describedby": error && `${id}-error` };
}

export function TextField({ label, note, error, ...input }: FieldProps & ComponentProps<"input">) {
	const id = useId();
	return (
		<LabelledControl id={id} label={label} note={note} error={error}>
			<input className={controlClass} {...controlProps(id, error)} {...input} />
		</LabelledControl>
	);
}

export function TextAreaField({
	label,
	note,
	error,
	className = "",
	...textarea
}: FieldProps & ComponentProps<"textarea">) {
	const id = useId();
	return (
		<LabelledControl id={id} label={label} note={note} error={error}>
			<textarea className={`${controlClass} ${className}`} {...controlProps(id, error)} {...textarea} />
		</LabelledControl>
	);
}
