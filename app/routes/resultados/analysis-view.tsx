import { type ReactNode, useCallback, useId, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { SentIdea, SentIdeaState } from "../../browser/sent-idea.ts";
import { showToast, type Toast } from "../../components/toast-store.ts";
import { Button, buttonClass } from "../../components/ui/button.tsx";
import { ArrowRight } from "../../components/ui/icons.tsx";
import { ContactButton } from "../../forms/contact-button.tsx";
import { formatLocalDate } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Fingerprint } from "../../illustrations/fingerprint.tsx";
import { PageLink } from "../../layout/page-link.tsx";
import { analysisHash } from "../../schemas/analysis-address.ts";
import { builtInModel } from "../../schemas/analysis-stream.ts";
import { limits } from "../../schemas/limits.ts";
import { AnalysisSections } from "./analysis-sections.tsx";
import { continueAnalysis, isInProgress, stopAnalysis, writeAgain } from "./open-analysis.ts";
import { parseAnalysis, toPlainText } from "./parse-analysis.ts";
import { Cursor, LoadingMessage } from "./progress.tsx";
import { useAnalysis } from "./use-analysis.ts";
import { useStickToBottom } from "./use-stick-to-bottom.ts";

/** Ref of a notice below a text that the reader may be at the top of. */
const scrollIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "center" });

/** The idea and its analysis, both during the stream and afterwards. */
export function AnalysisView({ sentIdea }: { sentIdea: SentIdea }) {
	const { t } = useTranslation("resultados");
	const language = useLanguage();
	const { id, email, message, website } = sentIdea;
	const analysis = useAnalysis(sentIdea);
	const { phase, text, model, writtenOn, limitReached, isOffline, idea = message ?? "" } = analysis;
	const inProgress = isInProgress(analysis);
	const ended = phase === "complete" || phase === "stopped";
	const sections = useMemo(() => parseAnalysis(text, { partial: phase !== "complete" }), [text, phase]);
	const textEnd = useRef<HTMLDivElement>(null);
	const controls = useRef<HTMLDivElement>(null);
	const linkNote = useId();
	const { hasUnseenText, scrollToEnd } = useStickToBottom(textEnd, inProgress, text);

	const blocks = sections.flatMap((section) => section.blocks);
	const goals = blocks.flatMap((block) => (block.kind === "goal" ? block.goal : []));
	const isBuiltIn = model === builtInModel;
	const authorship = model && (isBuiltIn ? t("builtIn") : t("machineMade"));
	const completed = isBuiltIn ? t("completedBuiltIn") : t("completed");

	/** Ref of a control that can disappear. Its focus then goes to the first control that is left. */
	const handFocusOn = useCallback(
		(control: HTMLButtonElement) => () => {
			if (control !== document.activeElement) return;
			queueMicrotask(() => controls.current?.querySelector("button")?.focus({ preventScroll: true }));
		},
		[],
	);

	async function copy(copied: string, toast: Toast) {
		try {
			await navigator.clipboard.writeText(copied);
			showToast(toast);
		} catch (error) {
			console.error(error);
			showToast({
				variant: "destructive",
				title: t("copyFailed"),
				description: t("copyFailedDescription"),
			});
		}
	}

	const copyText = () => {
		const parts = [t("title"), `${t("proposal")}\n${idea}`, toPlainText(sections), authorship];
		return copy(parts.join("\n\n"), { title: t("copied"), description: t("copiedDescription") });
	};
	const copyLink = () =>
		copy(window.location.href, { title: t("linkCopied"), description: t("linkCopiedDescription") });

	return (
		<>
			<div className="col-span-12 lg:col-span-8">
				<dl className="caption mt-3 flex min-h-lh flex-wrap gap-x-10 gap-y-1 sm:mt-4">
					{email && <Detail name={t("preparedFor")}>{email}</Detail>}
					{writtenOn && <Detail name={t("date")}>{formatLocalDate(writtenOn, language)}</Detail>}
				</dl>
				<section className="analysis-idea pt-4 pb-5 sm:pt-6 sm:pb-9">
					<h2 className="caption font-sans tracking-normal text-kraft">{t("proposal")}</h2>
					<blockquote className="mt-3 border-s-4 border-signal ps-5 sm:ps-8">
						<p
							dir="auto"
							// Not hyphenated, because the language of the idea is unknown.
							className="min-h-lh hyphens-none font-display text-lg font-medium whitespace-pre-wrap sm:text-xl wrap-anywhere"
						>
							{idea}
						</p>
					</blockquote>
				</section>
			</div>

			{/* A new element once the idea is known, or its move below a long one counts as a layout shift. */}
			<div key={String(idea !== "")} className="col-span-12 lg:col-span-8">
				<div lang={analysis.language}>
					<AnalysisSections
						sections={sections}
						cursor={phase === "streaming" && <Cursor key={text.length} />}
					/>
				</div>
				{phase === "loading" && (
					<LoadingMessage slow={id ? t("slowButStored") : t("slow")}>{t("analyzing")}</LoadingMessage>
				)}
				{inProgress && (
					<div
						ref={controls}
						data-floating
						className="pointer-events-none sticky bottom-4 z-10 mb-4 flex flex-wrap justify-center gap-3 py-2 print:hidden"
					>
						{isOffline && (
							<p className="flex w-full justify-center">
								<span className="border border-line-strong bg-sheet px-4 py-1.5 text-center text-balance">
									{t("reconnecting")}
								</span>
							</p>
						)}
						{hasUnseenText && (
							<Button
								ref={handFocusOn}
								variant="secondary"
								onClick={scrollToEnd}
								className="pointer-events-auto border border-line-strong"
							>
								<ArrowRight className="rotate-90" />
								{t("newContent")}
							</Button>
						)}
						<Button
							ref={handFocusOn}
							variant="outline"
							onClick={stopAnalysis}
							className="pointer-events-auto bg-sheet"
						>
							<svg viewBox="0 0 16 16" className="fill-current" aria-hidden="true">
								<path d="M3 3h10v10H3z" />
							</svg>
							{t("stop")}
						</Button>
					</div>
				)}
				<div ref={textEnd} />
			</div>

			{/* On narrow screens it follows the text and is hidden while the text grows. */}
			<aside
				className={`analysis-seal col-span-12 ${inProgress ? "max-lg:hidden" : ""} lg:col-span-4 lg:col-start-9 lg:row-span-4 lg:row-start-3`}
			>
				<figure className="border-t border-line py-10 lg:sticky lg:top-24 lg:border-t-0 lg:pt-8">
					<Fingerprint
						idea={idea}
						goals={goals}
						label={t("fingerprint")}
						className="mx-auto w-full max-w-72 transition-ring lg:max-w-none"
					/>
					<figcaption className="caption mt-4 text-ink-soft max-lg:text-center ">
						{t("fingerprintCaption")}
					</figcaption>
				</figure>
			</aside>

			<p role="status" className="sr-only">
				{inProgress && isOffline ? t("reconnecting") : t(`status.${phase}`)}
			</p>

			{/* Keeps the footer below the screen, where its movement is no layout shift. */}
			{inProgress && <div className="col-span-12 h-[70svh] print:hidden" />}

			{ended && (
				<footer className="col-span-12 grid gap-5 border-t border-ink pt-6 pb-10 lg:col-span-8">
					<div className="max-w-(--measure)">
						<p className="font-semibold">{phase === "complete" ? completed : t("stopped")}</p>
						{phase === "stopped" && id && (
							<p className="mt-1">{isOffline ? t("connectionLost") : t("stoppedButStored")}</p>
						)}
						{authorship && <p className="mt-1 text-sm text-ink-soft">{authorship}</p>}
					</div>
					{limitReached && (
						<p
							ref={scrollIntoView}
							role="alert"
							className="border-s-4 border-danger ps-4 text-danger print:hidden"
						>
							{t("limitReached", { limit: limits.analysesPerDay })}
						</p>
					)}
					<div ref={controls} className="flex flex-wrap gap-3 print:hidden">
						{phase === "stopped" && (
							<Button ref={handFocusOn} onClick={id ? continueAnalysis : writeAgain}>
								{id ? t("continue") : t("writeAgain")}
							</Button>
						)}
						{sections.length > 0 && (
							<>
								<Button variant="outline" onClick={copyText}>
									{t("copy")}
								</Button>
								{id && (
									<Button variant="outline" onClick={copyLink} aria-describedby={linkNote}>
										{t("copyLink")}
									</Button>
								)}
								<Button variant="outline" onClick={() => window.print()}>
									{t("print")}
								</Button>
							</>
						)}
						{phase === "complete" && !limitReached && (
							<Button ref={handFocusOn} variant="outline" onClick={writeAgain}>
								{t("writeAgain")}
							</Button>
						)}
						{id && !limitReached && analysis.language && analysis.language !== language && (
							<Link
								to={{ hash: analysisHash({ id, writeIn: language }) }}
								state={{ message: idea, email, website } satisfies SentIdeaState}
								className={buttonClass({ variant: "outline" })}
							>
								{t("writeInThisLanguage")}
							</Link>
						)}
					</div>
					{id && sections.length > 0 && (
						<p id={linkNote} className="text-sm text-ink-soft print:hidden">
							{t("linkNote")}
						</p>
					)}
				</footer>
			)}
			{ended && (
				<section className="on-night col-span-12 -mx-(--sheet-edge) grid gap-x-10 gap-y-6 px-(--sheet-edge) py-10 md:flex md:items-center md:justify-between md:py-14 print:hidden">
					<h2 className="text-3xl">{t("next")}</h2>
					<div className="flex flex-wrap gap-3">
						<ContactButton className={buttonClass({ size: "lg" })}>{t("contact")}</ContactButton>
						<PageLink page="/" className={buttonClass({ variant: "outline", size: "lg" })}>
							{t("explore")}
						</PageLink>
					</div>
				</section>
			)}
		</>
	);
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="flex gap-2">
			<dt className="shrink-0 text-ink-soft">{name}</dt>
			<dd className="wrap-anywhere">{children}</dd>
		</div>
	);
}
