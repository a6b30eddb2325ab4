import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { withPlainSpaces } from "../i18n/format.ts";
import { visibleText } from "../schemas/visible-text.ts";
import type { FormActionData } from "./form-errors.tsx";

/**
 * How many characters of a text are left, and by how many it is too long: to be seen, as `error`, and to be spoken. Screen
 * readers hear numbers in steps of 25, rounded up, or they would hear one at every key.
 */
export function useCharacters(text: string, max: number) {
	const { t } = useTranslation("dialogs");
	const left = max - visibleText(text).length;
	const inSteps = Math.ceil(Math.abs(left) / 25) * 25;
	if (left >= 0) return { left, inSteps };
	const spoken = t("tooLongSpoken", { count: inSteps });
	return { left, inSteps, tooLong: { error: t("tooLong", { count: -left }), spoken } };
}

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
	/** Whether the field says how many are left, too. */
	isCounted?: boolean;
	/** Result of a submission without JavaScript. */
	actionData?: FormActionData<"message"> | undefined;
}

/**
 * Keeps the text of a textarea as a draft. Text that is there before hydration, typed or returned by the server,
 * replaces the stored draft, but not what another site has posted, until the visitor changes it.
 *
 * @returns props of a `TextAreaField`, which must be uncontrolled
 */
export function useTextDraft(
	draft: TextDraft,
	{ opening = "", max = Number.POSITIVE_INFINITY, isCounted = false, actionData }: TextDraftOptions = {},
) {
	const [text, setText] = useState(actionData?.values.message ?? "");
	const ref = useRef<HTMLTextAreaElement>(null);
	// As it was at first: it changes with the language, and the text does not.
	const [start] = useState(withPlainSpaces(opening));
	const withoutStart = useCallback(
		(text: string) => (text.startsWith(start) ? text.slice(start.length) : text),
		[start],
	);
	const { t } = useTranslation("dialogs");
	const { left, tooLong } = useCharacters(text, max);
	const isForeign = actionData?.formError?.kind === "crossOrigin";
	useEffect(() => {
		const { current: textarea } = ref;
		if (!textarea) return;
		const { value, defaultValue } = textarea;
		const typed = isForeign && value === defaultValue ? "" : withoutStart(value);
		if (typed) draft.save(typed);
		else textarea.value = start + draft.read() || value;
		setText(textarea.value);
	}, [draft, start, withoutStart, isForeign]);
	return {
		ref,
		onInput({ currentTarget: { value } }: { currentTarget: HTMLTextAreaElement }) {
			draft.save(withoutStart(value));
			setText(value);
		},
		...tooLong,
		...(isCounted && !tooLong && { hint: t("remaining", { count: left }) }),
		// A form that is reset begins with it again.
		...(start && { defaultValue: start }),
	};
}
