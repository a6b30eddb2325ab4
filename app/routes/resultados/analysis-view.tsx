import { useCallback, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/ui/button.tsx";
import { ChangingText } from "../../components/ui/changing-text.tsx";
import type { CompanyCards } from "../../content/formatted-texts.server.ts";
import { names } from "../../content/group.ts";
import { formatLocalDate, keepNumbersTogether } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { type Analysis, hasText } from "../../idea/analysis-state.ts";
import { ideaDraft } from "../../idea/idea-draft.ts";
import type { SentIdea } from "../../idea/idea-sending.tsx";
import { tellAnalysis } from "../../idea/open-analysis.ts";
import { Ring } from "../../illustrations/ring.tsx";
import { PageLink } from "../../layout/page-link.tsx";
import { AnalysisEnd } from "./analysis-end.tsx";
import { AnalysisSections, Cursor } from "./analysis-sections.tsx";
import { parseAnalysis, readVerdict } from "./parse-analysis.ts";
import { spokenWords } from "./spoken-words.ts";
import { SlowNote, VerdictNames, VerdictPictures } from "./verdict-poster.tsx";

/** Characters above which an idea may be longer than what is shown of it at first. */
const shortIdea = 70;

interface AnalysisViewProps {
	/** Undefined for the example. */
	sentIdea?: SentIdea;
	analysis: Analysis;
	cards: CompanyCards;
}

/** The idea and its analysis, both during the stream and afterwards. */
export function AnalysisView({ sentIdea, analysis, cards }: AnalysisViewProps) {
	const { t } = useTranslation("resultados");
	const language = useLanguage();
	const { email, message } = sentIdea ?? {};
	const isExample = !sentIdea;
	// Empty where it is not known, or it would be taken for the page's.
	const { phase, text, idea = message ?? "", ideaLanguage = "", language: lang = "" } = analysis;
	const inProgress = phase === "reading";
	/** Whether there is no text yet. */
	const isWaiting = inProgress && !hasText(analysis);
	const { kind, until = 0 } = (inProgress && analysis.delay) || {};
	/** Why nothing is added to the text. */
	const delay = kind && t(`delay.${kind}`, { time: new Date(until).toISOString() });
	const created = phase === "complete" ? analysis.created : undefined;
	const sections = useMemo(() => parseAnalysis(text), [text]);
	const verdict = useMemo(() => readVerdict(sections, { partial: inProgress }), [sections, inProgress]);
	const controls = useRef<HTMLDivElement>(null);

	const spoken = useMemo(() => spokenWords(sections, verdict?.companies ?? []), [sections, verdict]);
	const ring = useRef<SVGSVGElement>(null);

	/** Ref of a control that can disappear. Its focus then goes to the first control that is left. */
	const handFocusOn = useCallback(
		(control: HTMLButtonElement) => () => {
			if (control !== document.activeElement) return;
			queueMicrotask(() => controls.current?.querySelector("button")?.focus({ preventScroll: true }));
		},
		[],
	);

	/** Whether the idea's thread goes on from the companies' pictures down to the next steps. */
	const hasThread = (verdict?.companies.length ?? 0) > 0;
	const isLong = idea.length > shortIdea;

	return (
		<>
			<div className="analysis-poster frame grid lg:grid-12 [--name:min(8vw,10rem)] [--ring:min(32vw,50svh,36rem)]">
				{/* As high as any verdict, so that nothing below moves when it is written. A new element for it, or it counts as a layout shift. */}
				<div
					key={String(verdict !== undefined)}
					className="col-span-full flex min-h-31 flex-col sm:min-h-36 max-lg:pb-3 lg:col-span-8 lg:min-h-[calc(2.2*var(--name)+8.75rem)] lg:pt-5"
				>
					{verdict?.level || verdict?.companies[0] ? (
						<VerdictNames verdict={verdict} lang={lang} cards={cards} />
					) : (
						<p className="font-display text-3xl font-semibold tracking-tight text-balance lg:max-w-[calc(100%-.6*var(--ring))]">
							<ChangingText>{t(inProgress ? "analyzing" : `status.${phase}`)}</ChangingText>
						</p>
					)}
					{isWaiting && <SlowNote>{t("slowButStored")}</SlowNote>}
				</div>
				<div
					translate="no"
					className="analysis-ring pointer-events-none relative z-1 col-span-full row-start-2 max-lg:not-print:frame-bleed after:absolute after:right-1/2 after:bottom-0 after:w-screen after:border-t-3 after:border-signal lg:col-span-1 lg:col-start-9 lg:row-span-2 lg:row-start-1 lg:w-max lg:-translate-x-[calc(50%-1.5px)] lg:self-end print:after:hidden"
				>
					<Ring
						ref={ring}
						idea={idea}
						lang={ideaLanguage}
						level={verdict?.level}
						fitting={verdict?.companies}
						spoken={spoken}
						isWaiting={isWaiting}
						className="block w-full [view-transition-name:ring] max-lg:not-print:h-[clamp(30svh,100svh-29rem,min(74vw,24rem))] lg:h-(--ring) lg:w-auto"
					/>
				</div>
				<VerdictPictures verdict={verdict} />
				<section className="group relative z-2 col-span-full flex flex-col pt-2 pb-1 lg:col-span-5 lg:row-start-2 lg:min-h-[calc(var(--ring)*.25)] lg:pb-6">
					{/* On narrow screens the thread leaves the ring for the right edge of the page, where it goes down. */}
					{hasThread && (
						<div className="pointer-events-none absolute -top-[3px] bottom-0 left-1/2 rounded-se-[3rem] border-t-3 border-e-3 border-signal max-lg:right-[calc(2rem-var(--frame-edge))] lg:hidden print:hidden" />
					)}
					<div className="caption mt-auto flex flex-wrap items-center gap-x-4">
						<h2 className="font-sans tracking-normal text-kraft">
							{t(isExample ? "example.label" : "proposal")}
						</h2>
						{isLong && (
							<details className="print:hidden">
								<summary className={quietClass}>{t("wholeProposal")}</summary>
							</details>
						)}
						{!isExample && idea && (
							<PageLink page="/" section="idea" onClick={() => ideaDraft.takeUp(idea)} className={quietClass}>
								{t("edit")}
							</PageLink>
						)}
					</div>
					<blockquote className="lg:pe-6">
						<p
							lang={ideaLanguage}
							dir="auto"
							className="min-h-lh whitespace-pre-wrap wrap-anywhere not-print:group-has-[details:not([open])]:hidden"
						>
							{keepNumbersTogether(idea)}
						</p>
					</blockquote>
					{!isExample && (
						<dl className="caption flex flex-wrap gap-x-5 pt-1 *:flex *:gap-2">
							{/* It has its place from the start, so that nothing moves when it is known. */}
							<div className={created ? "" : "invisible"}>
								<dt className="text-ink-soft">{t("date")}</dt>
								<dd>
									{formatLocalDate(new Date(created ? created * 1000 : Date.now()).toISOString(), language)}
								</dd>
							</div>
							{email && (
								<div>
									<dt className="shrink-0 text-ink-soft">{t("preparedFor")}</dt>
									<dd className="wrap-anywhere">{email}</dd>
								</div>
							)}
						</dl>
					)}
				</section>
			</div>

			{/* A new element once the idea is known, or its move below a long one counts as a layout shift. */}
			<div key={String(idea !== "")}>
				<div lang={lang} className="relative">
					<AnalysisSections
						sections={sections}
						verdict={verdict}
						cursor={inProgress && !isWaiting && <Cursor key={text.length} />}
						idea={isExample ? undefined : idea}
						hasThread={hasThread}
					/>
					{hasThread && (
						<div aria-hidden="true" className="pointer-events-none absolute inset-0 print:hidden">
							<div className="frame h-full lg:grid-12">
								<div className="border-s-3 border-signal max-lg:absolute max-lg:inset-y-0 max-lg:right-8 lg:col-start-9" />
							</div>
						</div>
					)}
				</div>
				{inProgress && (
					<>
						<p className="frame hidden font-semibold print:block">{t("stopped")}</p>
						{/* Keeps the controls at the lower edge and the footer below the screen, where their movement is no layout shift. */}
						<div className="h-[calc(70svh+4.5rem)] print:hidden" />
						<div
							ref={controls}
							className="sticky bottom-0 z-10 border-t border-line-strong bg-paper print:hidden"
						>
							<div className="frame flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
								<Button ref={handFocusOn} variant="outline" size="sm" onClick={() => tellAnalysis("stop")}>
									{t("stop")}
								</Button>
								{delay && <p>{delay}</p>}
							</div>
						</div>
					</>
				)}
			</div>

			{/* The verdict is announced once, when it is written; the text is not, or it would be heard letter by letter. */}
			<p role="status" className="sr-only">
				{inProgress && !delay && verdict?.word ? (
					<span lang={lang} dir="auto">
						{[verdict.word, ...verdict.companies.map((company) => names[company])].join(", ")}
					</span>
				) : (
					<ChangingText>
						{delay ?? t(phase === "complete" && analysis.isCut ? "cut" : `status.${phase}`)}
					</ChangingText>
				)}
			</p>

			{(phase === "complete" || phase === "stopped") && (
				<AnalysisEnd {...{ sentIdea, analysis, idea, verdict, controls, handFocusOn, hasThread, ring }} />
			)}
		</>
	);
}

const quietClass =
	"min-h-8 content-center underline decoration-line-strong underline-offset-4 hover:decoration-ink print:hidden";
