import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

interface TextDraft {
	/** Empty if there is none. */
	read(): string;
	save(text: string): void;
}

interface TextDraftOptions {
	/** What the text begins with; not part of the draft unless it is changed. */
	opening?: string | undefined;
	/** Characters beyond which the field says how many are too many. */
	max?: number;
	/** The text that the server has returned. */
	returned?: string | undefined;
}

/**
 * Keeps the text of a textarea as a draft. Text that is there before hydration, typed or returned by the server,
 * replaces the stored draft.
 *
 * @returns props of a `TextAreaField`, which must be uncontrolled
 */
export function useTextDraft(
	draft: TextDraft,
	{ opening = "", max = Number.POSITIVE_INFINITY, returned = "" }: TextDraftOptions = {},
) {
	const { t } = useTranslation("dialogs");
	const [length, setLength] = useState(returned.trim().length);
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
		setLength(textarea.value.trim().length);
	}, [draft, start, withoutStart]);
	return {
		ref,
		onInput({ currentTarget: { value } }: { currentTarget: HTMLTextAreaElement }) {
			draft.save(withoutStart(value));
			setLength(value.trim().length);
		},
		...(length > max && { error: t("tooLong", { count: length - max }) }),
		// A form that is reset begins with it again.
		...(start && { defaultValue: start }),
	};
}
