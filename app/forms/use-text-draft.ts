import { type FormEvent, useEffect, useRef, useState } from "react";

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
	useEffect(() => {
		const { current: textarea } = ref;
		if (textarea?.value) draft.save(textarea.value);
		else if (textarea) textarea.value = start + draft.read();
	}, [draft, start]);
	function onInput({ currentTarget: { value } }: FormEvent<HTMLTextAreaElement>) {
		draft.save(value.startsWith(start) ? value.slice(start.length) : value);
	}
	return { ref, onInput };
}
