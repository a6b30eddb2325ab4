import { type RefObject, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { showToast, type Toast } from "../../components/toasts.tsx";
import { Button, buttonClass } from "../../components/ui/button.tsx";
import { ContactButton } from "../../forms/contact-button.tsx";
import { withPlainSpaces } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import type { Analysis } from "../../idea/analysis-state.ts";
import type { SentIdea, SentIdeaState } from "../../idea/idea-sending.tsx";
import { tellAnalysis } from "../../idea/open-analysis.ts";
import { PageLink } from "../../layout/page-link.tsx";
import { analysisHash } from "../../schemas/analysis-address.ts";
import { isBuiltIn, standInModel } from "../../schemas/analysis-stream.ts";
import { type AnalysisSection, toPlainText } from "./parse-analysis.ts";

/** Ref of a notice below a text that the reader may be at the top of. */
const scrollIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "center" });

/** The style of what is done seldom. */
const quiet = { variant: "link", className: "px-0!" } as const;

interface AnalysisEndProps {
	/** Undefined for the example. */
	sentIdea: SentIdea | undefined;
	analysis: Extract<Analysis, { phase: "complete" | "stopped" }>;
	idea: string;
	sections: readonly AnalysisSection[];
	controls: RefObject<HTMLDivElement | null>;
	/** Ref of a control that can disappear. */
	handFocusOn: (control: HTMLButtonElement) => () => void;
	/** What a message to the team begins with. */
	opening: string;
	/** Whether the thread of the page leads here. */
	hasThread: boolean;
}

/** What is below an analysis that has ended: the next steps, who wrote it, and what can be done with it. */
export function AnalysisEnd({
	sentIdea,
	analysis,
	idea,
	sections,
	controls,
	handFocusOn,
	opening,
	hasThread,
}: AnalysisEndProps) {
	const { t } = useTranslation("resultados");
	const language = useLanguage();
	const linkNote = useId();
	const { id, email } = sentIdea ?? {};
	const { phase, model } = analysis;
	const author = model === standInModel ? "standIn" : isBuiltIn(model) ? "builtIn" : "machineMade";
	const authorship = model && t(author);
	const isWhole = phase === "complete" && !analysis.isCut;
	const limitReached = phase === "complete" ? analysis.limitReached : analysis.by === "limit";
	const isLost = phase === "stopped" && analysis.by === "lost";
	const isUnread = isLost && sections.length === 0;
	const completed = isBuiltIn(model) ? "completedBuiltIn" : "completed";
	const incomplete = phase === "complete" ? "cut" : isUnread ? "failed" : "stopped";
	const ending = t(isWhole ? completed : incomplete);

	async function copy(copied: string, toast: Toast) {
		try {
			await navigator.clipboard.writeText(withPlainSpaces(copied));
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
		tellAnalysis("writeAgain");
	}

	return (
		<footer className="overflow-clip border-t border-ink bg-board py-12 lg:py-20">
			<div className="frame grid gap-y-10 lg:grid-12">
				<div className="relative grid content-start gap-y-6 lg:col-span-8 print:hidden">
					<h2 className="text-4xl lg:text-5xl">{t("next")}</h2>
					<div className="relative">
						{hasThread && (
							<div className="absolute -right-[calc(var(--column-gap)+3px)] bottom-1/2 h-dvh w-screen rounded-ee-[3rem] border-3 border-signal max-lg:hidden" />
						)}
						<div className="relative inline-block before:absolute before:top-6 before:right-full before:w-screen before:border-t-3 before:border-signal">
							{!sentIdea ? (
								<PageLink page="/" section="idea" className={buttonClass({ size: "lg" })}>
									{t("example.own")}
								</PageLink>
							) : (
								<ContactButton about={{ email, opening }} className={buttonClass({ size: "lg" })}>
									{t("contact")}
								</ContactButton>
							)}
						</div>
					</div>
					{sentIdea && (
						<PageLink page="/" className={buttonClass({ ...quiet, className: "justify-self-start px-0!" })}>
							{t("explore")}
						</PageLink>
					)}
				</div>
				<div className="grid content-start gap-y-6 lg:col-span-4 lg:col-start-9 lg:ps-8">
					<div className="max-w-(--measure) border-t border-line-strong pt-5">
						<p className="font-semibold">{ending}</p>
						{phase === "stopped" && !limitReached && (
							<p className="mt-1">
								{t(isUnread ? "failedDescription" : isLost ? "connectionLost" : "stoppedButStored")}
							</p>
						)}
						{authorship && <p className="mt-1 text-sm text-ink-soft">{authorship}</p>}
						{sections.length > 0 && (
							<p className="mt-1 text-sm text-ink-soft print:hidden">{t("fingerprintCaption")}</p>
						)}
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
					<div ref={controls} className="flex flex-wrap gap-x-6 print:hidden">
						{phase === "stopped" && !limitReached && (
							<Button ref={handFocusOn} onClick={() => tellAnalysis("continue")} className="me-3">
								{t(isUnread ? "tryAgain" : "continue")}
							</Button>
						)}
						{sections.length > 0 && (
							<>
								<Button {...quiet} onClick={copyText}>
									{t("copy")}
								</Button>
								{id && (
									<Button {...quiet} onClick={copyLink} aria-describedby={linkNote}>
										{t("copyLink")}
									</Button>
								)}
								{/* Browsers within other apps may have none. */}
								{typeof window.print === "function" && (
									<Button {...quiet} onClick={() => window.print()}>
										{t("print")}
									</Button>
								)}
							</>
						)}
						{sentIdea && phase === "complete" && !limitReached && (
							<Button {...quiet} ref={handFocusOn} onClick={startAgain}>
								{t("writeAgain")}
							</Button>
						)}
						{id && !limitReached && analysis.language && analysis.language !== language && (
							<Link
								to={{ hash: analysisHash({ id, writeIn: language }) }}
								state={{ message: idea, email } satisfies SentIdeaState}
								className={buttonClass(quiet)}
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
				</div>
			</div>
		</footer>
	);
}
