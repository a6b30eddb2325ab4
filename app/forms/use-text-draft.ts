import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";

interface TextDraft {
	/** Empty if there is none. */
	read(): string;
	save(text: string): void;
}

/**
 * Keeps the text of a textarea as a draft. Text that is there before hydration, typed or returned by the server,
 * replaces the stored draft.
 *
 * @param opening what the text begins with; not part of the draft unless it is changed
 * @returns props of the textarea, which must be uncontrolled
 */
export function useTextDraft(draft: TextDraft, opening = "") {
	const ref = useRef<HTMLTextAreaElement>(null);
	// As it was at first: it changes with the language, and the text does not.
	const [start] = useState(opening);
	const withoutStart = useCallback(
		(text: string) => (text.startsWith(start) ? text.slice(start.length) : text),
		[start],
	);
	useEffect(() => {
		const { current: textarea } = ref;
		if (!textarea) return;
		const typed = withoutStart(textarea.value);
		if (typed) draft.save(typed);
		else textarea.value = start + draft.read();
	}, [draft, start, withoutStart]);
	return {
		ref,
		onInput: ({ currentTarget: { value } }: FormEvent<HTMLTextAreaElement>) =>
			draft.save(withoutStart(value)),
		// A form that is reset begins with it again.
		...(start && { defaultValue: start }),
	};
}
