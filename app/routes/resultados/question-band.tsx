import { type FormEvent, type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigate } from "react-router";
import { ideaDraft } from "../../browser/idea-draft.ts";
import { tabStorage } from "../../browser/storage.ts";
import { Button } from "../../components/ui/button.tsx";
import { TextAreaField } from "../../components/ui/field.tsx";
import { useTextDraft } from "../../forms/use-text-draft.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useLocalizedPath } from "../../i18n/use-localized-path.ts";
import { limits } from "../../schemas/limits.ts";

interface QuestionBandProps {
	/** The question. */
	children: ReactNode;
	title: ReactNode;
	/** The idea that an answer is added to; undefined for none, as in the example. */
	idea: string | undefined;
}

/** The question as a pause across the page, with a field for the answer. */
export function QuestionBand({ title, children, idea }: QuestionBandProps) {
	return (
		<section
			data-kind="question"
			className="analysis-section relative z-1 border-y border-ink on-night px-(--sheet-edge) py-16 md:py-28"
		>
			{title}
			<div className="mt-5 max-w-(--measure) font-display text-3xl font-semibold tracking-tight wrap-anywhere">
				{children}
			</div>
			{idea && <AnswerForm idea={idea} />}
		</section>
	);
}

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
function AnswerForm({ idea }: { idea: string }) {
	const { t } = useTranslation("resultados");
	const language = useLanguage();
	const navigate = useNavigate();
	const localizedPath = useLocalizedPath();
	const draft = useMemo(() => answerDraft(idea), [idea]);
	const field = useTextDraft(draft, { max: limits.ideaMax });

	function submit(event: FormEvent) {
		event.preventDefault();
		ideaDraft.takeUp(idea, field.ref.current?.value.trim());
		draft.save("");
		navigate(`${localizedPath("/")}#idea`);
	}

	return (
		<Form lang={language} onSubmit={submit} className="mt-8 max-w-(--measure) print:hidden">
			<TextAreaField
				{...field}
				label={t("answer")}
				rows={2}
				dir="auto"
				className="field-sizing-content max-h-[calc(9lh+2rem)]"
			/>
			<Button type="submit" className="mt-4">
				{t("addAnswer")}
			</Button>
		</Form>
	);
}
