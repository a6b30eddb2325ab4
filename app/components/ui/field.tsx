import { type ComponentProps, type ElementType, useId } from "react";
import { ChangingText } from "./changing-text.tsx";

type Props = FieldProps & { control: ElementType; className?: string };

interface FieldProps {
	label: string;
	/** Shown beside the label, e.g. that the field is optional. */
	note?: string;
	error?: string;
	/** Shown in place of an error, e.g. how many characters are left. */
	hint?: string;
	/** What is spoken in place of an error that changes at every key. */
	spoken?: string;
}

function LabelledControl({ control: Control, label, note, error, hint, spoken, ...props }: Props) {
	const id = useId();
	return (
		<div className="grid content-start gap-1.5">
			<label htmlFor={id} className="text-sm font-semibold">
				<span>{label}</span> {note && <span className="font-normal text-ink-soft">{note}</span>}
			</label>
			<Control
				id={id}
				aria-invalid={error !== undefined}
				aria-describedby={error || hint ? `${id}-error` : undefined}
				{...props}
				className={`w-full border border-line-strong bg-sheet px-4 py-3 text-base placeholder:text-ink-soft aria-invalid:border-danger aria-invalid:outline-danger ${props.className ?? ""}`}
			/>
			{/* Also announced if the field had the focus already. */}
			<p
				id={`${id}-error`}
				aria-live={spoken || hint ? "off" : "polite"}
				className={`text-sm empty:sr-only ${error ? "text-danger" : "text-ink-soft"}`}
			>
				<ChangingText>{error ?? hint}</ChangingText>
			</p>
			<p aria-live="polite" className="sr-only">
				<ChangingText>{spoken}</ChangingText>
			</p>
		</div>
	);
}

export function TextField(props: FieldProps & ComponentProps<"input">) {
	return <LabelledControl control="input" {...props} />;
}

export function TextAreaField(props: FieldProps & ComponentProps<"textarea">) {
	return <LabelledControl control="textarea" {...props} />;
}
