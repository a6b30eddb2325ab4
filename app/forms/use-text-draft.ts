import { type FormEvent, useEffect, useRef } from "react";

interface TextDraft {
	/** Empty if there is none. */
	read(): string;
	save(text: string): void;
}

/**
 * Keeps the text of a textarea as a draft. Text that is there before hydration, typed or returned by the server,
 * replaces the stored draft.
 *
 * @param initial what to begin with where there is no draft; it only becomes one when something is added
 * @returns props of the textarea, which must be uncontrolled
 */
export function useTextDraft(draft: TextDraft, initial = "") {
	const ref = useRef<HTMLTextAreaElement>(null);
	useEffect(() => {
		const { current: textarea } = ref;
		if (textarea?.value) draft.save(textarea.value);
		else if (textarea) textarea.value = draft.read() || initial;
	}, [draft, initial]);
	return { ref, onInput: (event: FormEvent<HTMLTextAreaElement>) => draft.save(event.currentTarget.value) };
}
