import { type FormEvent, type ReactNode, useMemo } from "react";
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
import { Blocks, GrowingText, nodeClass } from "./analysis-blocks.tsx";
import {
	type AnalysisBlock,
	type AnalysisSection,
	joinRuns,
	splitAfterQuestion,
	type Verdict,
} from "./parse-analysis.ts";

type SectionKind = AnalysisSection["kind"];

interface AnalysisSectionsProps {
	sections: readonly AnalysisSection[];
	/** Undefined while what it is read from is being written. */
	verdict: Verdict | undefined;
	/** Shown after the last character; false if the text is not being written. */
	cursor: ReactNode;
	/** The idea that an answer can be added to. */
	idea: string | undefined;
	/** Whether the thread of the page passes beside them. */
	hasThread: boolean;
}

/** The analysis in sections. They are only ever appended, so their indexes are stable keys. */
export function AnalysisSections({ sections, verdict, cursor, idea, hasThread }: AnalysisSectionsProps) {
	const fit = sections.findIndex(({ kind }) => kind === "fit");
	// What comes after the verdict waits for its reason, the question for its end, and a sector for its place: they would move what
	// is below them.
	const last = fit >= 0 && !verdict ? fit : sections.length - 1;
	const isWaiting = sections[last]?.kind === "question" || sections[last]?.kind === "sector";
	const shown = sections.slice(0, cursor && isWaiting ? last : last + 1);
	const rows = groupIntoRows(shown);
	return rows.map((row) => (
		<div
			key={shown.indexOf(row[0])}
			className={`border-t lg:first:border-t-0 ${bands[row[0].kind] ?? "border-line"}`}
		>
			<div className="frame lg:grid-12">
				{row.map((section, place) => {
					const index = shown.indexOf(section);
					const { kind, heading } = section;
					const blocks = index === fit ? (verdict?.reason ?? []) : section.blocks;
					const end = index === shown.length - 1 && cursor;
					// On wide screens the reason of the verdict, which is written second, stands first. Its place is kept.
					const isAside = kind === "understanding" ? fit !== 0 : kind !== "fit" && place > 0;
					return (
						<section
							key={index}
							data-kind={kind}
							className={`analysis-section wrap-anywhere max-lg:pe-7 ${place > 1 ? below : `lg:row-start-1 ${isAside ? aside : `${places[kind] ?? text} ${row.length > 2 ? "lg:row-span-2" : ""}`}`}`}
						>
							{heading && (
								// That of the fit stands above its reason as the headline of the page; on paper each is beside its text.
								<h2 dir="auto" className={index === fit && verdict?.level ? "not-print:sr-only" : "text-xl"}>
									<GrowingText>{heading}</GrowingText>
									{blocks.length === 0 && end}
								</h2>
							)}
							{kind === "question" ? (
								<Question blocks={blocks} idea={idea} hasThread={hasThread} />
							) : (
								<div
									className={`${(row.length === 1 && blocks.length < 3 && lone[kind]) || texts[kind] || "mt-3 grid max-w-(--measure) gap-4"} ${index === fit ? (isShort(blocks) ? "text-3xl text-balance" : "text-2xl") : ""}`}
								>
									<Blocks blocks={blocks} kind={kind} fitting={verdict?.companies} cursor={end} />
								</div>
							)}
						</section>
					);
				})}
			</div>
		</div>
	));
}

/** Sections that stand beside the one before them. */
const besides: Partial<Record<SectionKind, readonly SectionKind[]>> = {
	fit: ["understanding"],
	sustainability: ["sector"],
	next: ["ready", "other"],
};

/** Groups sections into the rows of the page, of one to three. */
function groupIntoRows(sections: readonly AnalysisSection[]) {
	const rows: [AnalysisSection, ...AnalysisSection[]][] = [];
	for (const [index, section] of sections.entries()) {
		const row = rows.at(-1);
		const isBeside = row?.length === 1 && besides[section.kind]?.includes(row[0].kind);
		// A row for itself would be a lonely line.
		const isBelow =
			row?.length === 2 &&
			(section.kind === "next" ||
				(section.kind === "sector" && sections[index + 1]?.kind === "collaboration"));
		if (isBeside || isBelow) row.push(section);
		else rows.push([section]);
	}
	return rows;
}

/** Grounds and borders of rows that stand out. */
const bands: Partial<Record<SectionKind, string>> = {
	collaboration: "border-ink bg-sheet",
	goals: "border-ink",
	question: "border-ink on-night",
};

/** Width and space of sections: of text, of what stands beside it and below that, and of those that go across the page. */
const text = "py-6 lg:col-span-7 lg:py-10";
const aside = "py-6 lg:col-span-4 lg:col-start-9 lg:ps-8 lg:pt-10";
const below = "py-6 lg:col-span-4 lg:col-start-9 lg:row-start-2 lg:ps-8 lg:pt-0 lg:pb-10";
const places: Partial<Record<SectionKind, string>> = {
	collaboration: "pt-6 lg:col-span-full lg:pt-10",
	goals: "pt-6 pb-2 lg:col-span-full lg:pt-10 lg:pb-4",
	question: "py-16 lg:col-span-full lg:py-28",
	next: "py-6 lg:col-span-full lg:py-10",
};

/** Type and width of the text of sections. */
const texts: Partial<Record<SectionKind, string>> = {
	fit: "mt-3 grid gap-4 font-display font-semibold tracking-tight *:first-letter:uppercase",
	collaboration: "mt-6 grid gap-4 lg:mt-10",
	goals: "mt-6 grid gap-4 lg:mt-10",
	sector: "mt-3 grid max-w-(--measure) gap-4 text-xl",
};

/** Of short sections that have a row for themselves: on wide screens the second paragraph stands beside the first. */
const lone: Partial<Record<SectionKind, string>> = {
	next: "mt-3 grid gap-4 lg:grid-12 *:first:text-xl lg:*:col-span-4 lg:*:col-start-9 lg:*:pl-8 lg:*:first:col-span-7 lg:*:first:col-start-1 lg:*:first:pl-0",
};

/** Whether a text is one that reads like a headline. */
const isShort = (blocks: readonly AnalysisBlock[]) =>
	blocks.map(({ text }) => joinRuns(text)).join(" ").length < 160;

interface QuestionProps {
	blocks: readonly AnalysisBlock[];
	idea: string | undefined;
	/** Whether the thread of the page passes beside it. */
	hasThread: boolean;
}

const questionMark = "?";

/** The question, large, and beside it what depends on its answer. */
function Question({ blocks, idea, hasThread }: QuestionProps) {
	const [question, others] = splitAfterQuestion(blocks);
	return (
		<div className="relative mt-6 grid gap-y-8 lg:grid-12">
			{hasThread && (
				<div aria-hidden="true" className="absolute inset-y-0 max-lg:hidden lg:col-start-9 print:hidden">
					<span className={`${nodeClass} border-dashed`}>{questionMark}</span>
				</div>
			)}
			<div className="analysis-question grid gap-4 font-display text-3xl font-semibold tracking-tight text-balance lg:col-span-7 lg:text-4xl">
				<Blocks blocks={question} cursor={false} />
			</div>
			{others.length > 0 && (
				<div className="grid content-start gap-4 text-lg lg:col-span-3 lg:col-start-10 *:first-letter:uppercase">
					<Blocks blocks={others} cursor={false} />
				</div>
			)}
			{idea && <AnswerForm idea={idea} />}
		</div>
	);
}

/** Cursor at the end of streamed text. Needs a new key at each position, or its move counts as a layout shift. */
export function Cursor() {
	return (
		<span
			aria-hidden="true"
			className="ms-1 border-s-[0.5ch] border-signal motion-safe:animate-pulse motion-safe:[animation-duration:1s] motion-safe:[animation-timing-function:step-end] motion-reduce:hidden print:hidden"
		/>
	);
}

const answerKey = "answerDraft";

/** The draft of an answer to the question about this idea, in session storage. */
function answerDraft(idea: string) {
	return {
		read(): string {
			const kept = (tabStorage.readJson(answerKey) ?? {}) as { idea?: string; answer?: string };
			return (kept.idea === idea && kept.answer) || "";
		},
		save: (answer: string) => tabStorage.write(answerKey, answer && JSON.stringify({ idea, answer })),
	};
}

/** Takes an answer back to the idea box, below the idea. */
function AnswerForm({ idea }: { idea: string }) {
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
