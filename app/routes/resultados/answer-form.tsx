import { type FormEvent, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigate } from "react-router";
import { tabStorage } from "../../browser/storage.ts";
import { Button } from "../../components/ui/button.tsx";
import { TextAreaField } from "../../components/ui/field.tsx";
import { useTextDraft } from "../../forms/use-text-draft.ts";
import { useLanguage, useLocalizedPath } from "../../i18n/use-language.ts";
import { ideaDraft } from "../../idea/idea-draft.ts";
import { limits } from "../../schemas/limits.ts";
import { visibleText } from "../../schemas/visible-text.ts";

const key = "answerDraft";

/** The draft of an answer to the question about this idea, in session storage. */
function answerDraft(idea: string) {
	return {
		read(): string {
			const kept = (tabStorage.readJson(key) ?? {}) as { idea?: string; answer?: string };
			return (kept.idea === idea && kept.answer) || "";
		},
		save: (answer: string) => tabStorage.write(key, answer && JSON.stringify({ idea, answer })),
	};
}

/** Takes an answer back to the idea box, below the idea. */
export function AnswerForm({ idea }: { idea: string }) {
	const { t } = useTranslation("resultados");
	const language = useLanguage();
	const navigate = useNavigate();
	const localizedPath = useLocalizedPath();
	const draft = useMemo(() => answerDraft(idea), [idea]);
	// Idea, blank line and answer are sent as one idea.
	const room = Math.max(0, limits.ideaMax - `${visibleText(idea)}\n\n`.length);
	const field = useTextDraft(draft, { max: room, isCounted: true });

	function submit(event: FormEvent) {
		event.preventDefault();
		ideaDraft.takeUp(idea, field.ref.current?.value.trim());
		draft.save("");
		navigate(`${localizedPath("/")}#idea`);
	}

	return (
		<Form
			lang={language}
			onSubmit={submit}
			className="mt-5 grid max-w-(--measure) lg:col-span-7 print:hidden"
		>
			<TextAreaField
				{...field}
				label={t("answer")}
				rows={2}
				dir="auto"
				className="field-sizing-content max-h-[calc(9lh+2rem)]"
			/>
			<Button type="submit" className="mt-4 justify-self-end">
				{t("addAnswer")}
			</Button>
		</Form>
	);
}
