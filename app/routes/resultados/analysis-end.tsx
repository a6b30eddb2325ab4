import { type RefObject, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { SentIdea, SentIdeaState } from "../../browser/sent-idea.ts";
import { showToast, type Toast } from "../../components/toast-store.ts";
import { Button, buttonClass } from "../../components/ui/button.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { analysisHash } from "../../schemas/analysis-address.ts";
import { builtInModel } from "../../schemas/analysis-stream.ts";
import type { Analysis } from "./kept-analyses.ts";
import { continueAnalysis, writeAgain } from "./open-analysis.ts";
import { type AnalysisSection, toPlainText } from "./parse-analysis.ts";

/** Ref of a notice below a text that the reader may be at the top of. */
const scrollIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "center" });

interface AnalysisEndProps {
	sentIdea: SentIdea;
	analysis: Analysis;
	idea: string;
	sections: readonly AnalysisSection[];
	controls: RefObject<HTMLDivElement | null>;
	/** Ref of a control that can disappear. */
	handFocusOn: (control: HTMLButtonElement) => () => void;
}

/** What is below an analysis that has ended: who wrote it, and what can be done with it. */
export function AnalysisEnd({ sentIdea, analysis, idea, sections, controls, handFocusOn }: AnalysisEndProps) {
	const { t } = useTranslation("resultados");
	const language = useLanguage();
	const linkNote = useId();
	const { id, email } = sentIdea;
	const { phase, isCut, model, limitReached, isInterrupted } = analysis;
	const isBuiltIn = model === builtInModel;
	const authorship = model && (isBuiltIn ? t("builtIn") : t("machineMade"));
	const isWhole = phase === "complete" && !isCut;
	const isUnread = sections.length === 0 && isInterrupted;
	const completed = isBuiltIn ? "completedBuiltIn" : "completed";
	const incomplete = phase === "complete" ? "cut" : isUnread ? "failed" : "stopped";
	const ending = t(isWhole ? completed : incomplete);

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
		const parts = [t("title"), `${t("proposal")}\n${idea}`, toPlainText(sections)];
		parts.push(...(isWhole ? [] : [ending]), authorship ?? "");
		return copy(parts.join("\n\n"), { title: t("copied"), description: t("copiedDescription") });
	};
	const copyLink = () =>
		copy(window.location.href, { title: t("linkCopied"), description: t("linkCopiedDescription") });

	/** Begins at the top of the page, which the old text no longer fills. */
	function startAgain() {
		window.scrollTo({ top: 0, behavior: "instant" });
		writeAgain();
	}

	return (
		<footer className="relative z-1 grid gap-5 border-t border-ink bg-sheet px-(--sheet-edge) pt-6 pb-10">
			<div className="max-w-(--measure)">
				<p className="font-semibold">{ending}</p>
				{phase === "stopped" && !limitReached && (
					<p className="mt-1">
						{t(isUnread ? "failedDescription" : isInterrupted ? "connectionLost" : "stoppedButStored")}
					</p>
				)}
				{authorship && <p className="mt-1 text-sm text-ink-soft">{authorship}</p>}
			</div>
			{limitReached && (
				<p
					ref={scrollIntoView}
					role="alert"
					className="border-s-4 border-danger ps-4 text-danger print:hidden"
				>
					{t("limitReached")}
				</p>
			)}
			<div ref={controls} className="flex flex-wrap gap-3 print:hidden">
				{phase === "stopped" && !limitReached && (
					<Button ref={handFocusOn} onClick={continueAnalysis}>
						{t(isUnread ? "tryAgain" : "continue")}
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
						{/* Browsers within other apps may have none. */}
						{typeof window.print === "function" && (
							<Button variant="outline" onClick={() => window.print()}>
								{t("print")}
							</Button>
						)}
					</>
				)}
				{phase === "complete" && !limitReached && (
					<Button ref={handFocusOn} variant="outline" onClick={startAgain}>
						{t("writeAgain")}
					</Button>
				)}
				{id && !limitReached && analysis.language && analysis.language !== language && (
					<Link
						to={{ hash: analysisHash({ id, writeIn: language }) }}
						state={{ message: idea, email } satisfies SentIdeaState}
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
	);
}
