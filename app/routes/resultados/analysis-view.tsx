import { type ReactNode, useCallback, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ideaDraft } from "../../browser/idea-draft.ts";
import type { SentIdea } from "../../browser/sent-idea.ts";
import { Button, buttonClass } from "../../components/ui/button.tsx";
import { ChangingText } from "../../components/ui/changing-text.tsx";
import { ArrowRight } from "../../components/ui/icons.tsx";
import type { CompanyCards } from "../../content/formatted-texts.server.ts";
import { contacts, names } from "../../content/group.ts";
import { ContactButton } from "../../forms/contact-button.tsx";
import { formatLocalDate } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Fingerprint } from "../../illustrations/fingerprint.tsx";
import { PageLink } from "../../layout/page-link.tsx";
import { analysisHeadings } from "../../schemas/analysis-layout.ts";
import { AnalysisEnd } from "./analysis-end.tsx";
import { AnalysisSections } from "./analysis-sections.tsx";
import { isInProgress, stopAnalysis } from "./open-analysis.ts";
import { parseAnalysis } from "./parse-analysis.ts";
import { Cursor, LoadingMessage } from "./progress.tsx";
import { readVerdict } from "./read-verdict.ts";
import { useAnalysis } from "./use-analysis.ts";
import { useFollowText } from "./use-follow-text.ts";

/** Number of sections of a whole analysis. */
const sectionCount = Object.keys(analysisHeadings.en).length;

/** Characters of an idea from which it is set smaller, so that the analysis begins on the first screen. */
const longIdea = 180;

interface AnalysisViewProps {
	sentIdea: SentIdea;
	cards: CompanyCards;
}

/** The idea and its analysis, both during the stream and afterwards. */
export function AnalysisView({ sentIdea, cards }: AnalysisViewProps) {
	const { t } = useTranslation("resultados");
	const language = useLanguage();
	const { id, email, message, example: isExample } = sentIdea;
	const analysis = useAnalysis(sentIdea);
	const { phase, text, isCut, created, isInterrupted, idea = message ?? "" } = analysis;
	const inProgress = isInProgress(analysis);
	const ended = phase === "complete" || phase === "stopped";
	const isWhole = phase === "complete" && !isCut;
	const sections = useMemo(() => parseAnalysis(text, { partial: !isWhole }), [text, isWhole]);
	const verdict = useMemo(() => readVerdict(sections, { partial: inProgress }), [sections, inProgress]);
	const textEnd = useRef<HTMLDivElement>(null);
	const controls = useRef<HTMLDivElement>(null);
	const { hasUnseenText, scrollToEnd } = useFollowText(textEnd, inProgress, text);

	const blocks = sections.flatMap((section) => section.blocks);
	const goals = blocks.flatMap((block) => (block.kind === "goal" ? block.goal : []));

	/** Ref of a control that can disappear. Its focus then goes to the first control that is left. */
	const handFocusOn = useCallback(
		(control: HTMLButtonElement) => () => {
			if (control !== document.activeElement) return;
			queueMicrotask(() => controls.current?.querySelector("button")?.focus({ preventScroll: true }));
		},
		[],
	);

	const editLink = !isExample && idea && (
		<PageLink
			page="/"
			section="idea"
			onClick={() => ideaDraft.takeUp(idea)}
			className={buttonClass({ variant: "outline", size: "sm", className: "print:hidden" })}
		>
			{t("edit")}
		</PageLink>
	);

	const subject = t("aboutIdea", { idea: shortened(idea) });
	/** Of a message to the team: which idea it is about, and where its analysis is. */
	const opening = [subject, ...(id ? [window.location.href] : []), "", ""].join("\n");

	return (
		<>
			{/* Beside the text the ring stays in sight while the bands of the sheet pass over it. */}
			<aside className="analysis-ring pointer-events-none absolute top-0 right-[calc(var(--sheet-edge)/2)] w-(--ring) lg:bottom-0">
				<div className="pt-5 sm:pt-9 lg:sticky lg:top-24">
					<Fingerprint
						idea={idea}
						goals={goals}
						progress={isWhole ? 1 : Math.min(sections.length / sectionCount, 1)}
						waiting={phase === "loading"}
						caption={t("fingerprintCaption")}
					/>
				</div>
				<address className="mt-3 hidden text-sm not-italic print:block">
					{contacts.email}
					<br />
					{contacts.phone}
				</address>
			</aside>

			<div className="analysis-idea px-(--sheet-edge) lg:min-h-[calc(min(34vw,41rem)-7rem)]">
				<div className="pb-3 sm:pb-8 lg:w-7/12 lg:pe-12">
					{/* The date has its place from the start, so that nothing moves when it is known. */}
					<dl className="caption mt-4 flex flex-wrap gap-x-10 gap-y-1 max-sm:mt-5 sm:max-lg:pe-(--ring)">
						{email && <Detail name={t("preparedFor")}>{email}</Detail>}
						<Detail name={t("date")} isHidden={!created}>
							{formatLocalDate(new Date(created ? created * 1000 : Date.now()).toISOString(), language)}
						</Detail>
					</dl>
					<section className="pt-3 sm:pt-6">
						<div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 sm:max-lg:pe-(--ring)">
							<h2 className="caption font-sans tracking-normal text-kraft">
								{t(isExample ? "example.label" : "proposal")}
							</h2>
							{editLink}
						</div>
						<blockquote className="mt-1.5 border-s-4 border-signal ps-5 sm:ps-8">
							<p
								dir="auto"
								// Not hyphenated, because the language of the idea is unknown.
								className={`min-h-lh hyphens-none font-medium whitespace-pre-wrap wrap-anywhere ${idea.length > longIdea ? "text-base sm:text-lg" : "text-lg sm:text-xl"}`}
							>
								{idea}
							</p>
						</blockquote>
					</section>
				</div>
			</div>

			{/* A new element once the idea is known, or its move below a long one counts as a layout shift. */}
			<div key={String(idea !== "")}>
				<div lang={analysis.language}>
					<AnalysisSections
						sections={sections}
						verdict={verdict}
						cards={cards}
						cursor={phase === "streaming" && <Cursor key={text.length} />}
						idea={isExample ? undefined : idea}
						editLink={editLink}
					/>
				</div>
				{phase === "loading" && (
					<LoadingMessage slow={id ? t("slowButStored") : t("slow")}>{t("analyzing")}</LoadingMessage>
				)}
				{inProgress && (
					<div
						ref={controls}
						data-floating
						className="pointer-events-none sticky bottom-4 z-10 mb-4 grid grid-cols-2 gap-3 px-(--sheet-edge) py-2 lg:w-7/12 print:hidden"
					>
						{isInterrupted && (
							<p className="col-span-2 flex justify-center">
								<span className="border border-line-strong bg-sheet px-4 py-1.5 text-center text-balance">
									{t("reconnecting")}
								</span>
							</p>
						)}
						{hasUnseenText && (
							<Button
								ref={handFocusOn}
								variant="secondary"
								icon={<ArrowRight className="rotate-90" />}
								onClick={scrollToEnd}
								className="pointer-events-auto justify-self-end border border-line-strong"
							>
								{t("newContent")}
							</Button>
						)}
						<Button
							ref={handFocusOn}
							variant="outline"
							icon={
								<svg viewBox="0 0 16 16" className="fill-current" aria-hidden="true">
									<path d="M3 3h10v10H3z" />
								</svg>
							}
							onClick={stopAnalysis}
							className="pointer-events-auto col-start-2 justify-self-start bg-sheet"
						>
							{t("stop")}
						</Button>
					</div>
				)}
				<div ref={textEnd} />
			</div>

			{/* The verdict is announced once, when it is written; the text is not, or it would be heard letter by letter. */}
			<p role="status" className="sr-only">
				{inProgress && !isInterrupted && verdict?.word ? (
					<span lang={analysis.language}>
						{[verdict.word, ...verdict.companies.map((company) => names[company])].join(", ")}
					</span>
				) : (
					<ChangingText>
						{t(ended && isCut ? "cut" : inProgress && isInterrupted ? "reconnecting" : `status.${phase}`)}
					</ChangingText>
				)}
			</p>

			{/* Keeps the footer below the screen, where its movement is no layout shift. */}
			{inProgress && <div className="h-[70svh] print:hidden" />}

			{ended && <AnalysisEnd {...{ sentIdea, analysis, idea, sections, controls, handFocusOn }} />}
			{ended && (
				<section className="relative z-1 grid gap-x-10 gap-y-6 border-t border-ink bg-board px-(--sheet-edge) py-10 md:flex md:items-center md:justify-between md:py-14 print:hidden">
					<h2 className="text-3xl">{t("next")}</h2>
					<div className="flex flex-wrap gap-3">
						{isExample ? (
							<PageLink page="/" section="idea" className={buttonClass({ size: "lg" })}>
								{t("example.own")}
							</PageLink>
						) : (
							<>
								<ContactButton about={{ email, opening }} className={buttonClass({ size: "lg" })}>
									{t("contact")}
								</ContactButton>
								<PageLink page="/" className={buttonClass({ variant: "outline", size: "lg" })}>
									{t("explore")}
								</PageLink>
							</>
						)}
					</div>
				</section>
			)}
		</>
	);
}

/** Shortens an idea to one line of at most 80 characters. Whole characters, so that no emoji is cut. */
function shortened(idea: string): string {
	const characters = Array.from(idea.replace(/\s+/g, " "));
	const start = characters.slice(0, 80).join("").trimEnd();
	return characters.length > 80 ? `${start}…` : start;
}

interface DetailProps {
	name: string;
	/** Whether only its place is kept. */
	isHidden?: boolean;
	children: ReactNode;
}

function Detail({ name, isHidden = false, children }: DetailProps) {
	return (
		<div className={`flex gap-2 ${isHidden ? "invisible" : ""}`}>
			<dt className="shrink-0 text-ink-soft">{name}</dt>
			<dd className="wrap-anywhere">{children}</dd>
		</div>
	);
}
