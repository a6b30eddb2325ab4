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
 * @returns props of the textarea, which must be uncontrolled
 */
export function useTextDraft(draft: TextDraft) {
	const ref = useRef<HTMLTextAreaElement>(null);
	useEffect(() => {
		const { current: textarea } = ref;
		if (textarea?.value) draft.save(textarea.value);
		else if (textarea) textarea.value = draft.read();
	}, [draft]);
	return { ref, onInput: (event: FormEvent<HTMLTextAreaElement>) => draft.save(event.currentTarget.value) };
}
