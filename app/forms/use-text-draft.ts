import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
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
	/** The text to go on with, which is at least its opening. */
	read(opening: string): string;
	save(text: string, opening: string): void;
}

interface TextDraftOptions {
	/** What the text begins with. It stays the same. */
	opening?: string;
	/** Characters beyond which the field says how many are too many. */
	max?: number;
	/** Whether the field says how many are left, too. */
	isCounted?: boolean;
	/** Result of a submission without JavaScript. */
	actionData?: FormActionData<"message"> | undefined;
}

/**
 * Keeps the text of a textarea as a draft. Text that is there before hydration, typed or returned by the server,
 * replaces the stored draft, but not what another site has posted.
 *
 * @returns props of a `TextAreaField`, which must be uncontrolled
 */
export function useTextDraft(
	draft: TextDraft,
	{ opening = "", max = Number.POSITIVE_INFINITY, isCounted = false, actionData }: TextDraftOptions = {},
) {
	const [text, setText] = useState(actionData?.values.message ?? "");
	const ref = useRef<HTMLTextAreaElement>(null);
	const { t } = useTranslation("dialogs");
	const { left, tooLong } = useCharacters(text, max);
	const isForeign = actionData?.formError?.kind === "crossOrigin";
	useEffect(() => {
		const { current: textarea } = ref;
		if (!textarea) return;
		const { value } = textarea;
		if (value === opening) textarea.value = draft.read(opening) || value;
		else if (!isForeign) draft.save(value, opening);
		setText(textarea.value);
	}, [draft, opening, isForeign]);
	return {
		ref,
		onInput({ currentTarget: { value } }: { currentTarget: HTMLTextAreaElement }) {
			draft.save(value, opening);
			setText(value);
		},
		...tooLong,
		...(isCounted && !tooLong && { hint: t("remaining", { count: left }) }),
		// A form that is reset begins with it again.
		...(opening && { defaultValue: opening }),
	};
}
