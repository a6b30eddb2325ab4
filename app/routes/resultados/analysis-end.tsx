import { type RefObject, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { showToast } from "../../components/toasts.tsx";
import { Button, buttonClass } from "../../components/ui/button.tsx";
import { names } from "../../content/group.ts";
import { ContactButton } from "../../forms/contact-button.tsx";
import { formatLocalDate, withPlainSpaces } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { type Analysis, hasText } from "../../idea/analysis-state.ts";
import type { SentIdea, SentIdeaState } from "../../idea/idea-sending.tsx";
import { tellAnalysis } from "../../idea/open-analysis.ts";
import { PageLink } from "../../layout/page-link.tsx";
import { analysisHash } from "../../schemas/analysis-address.ts";
import { isBuiltIn, standInModel } from "../../schemas/analysis-stream.ts";
import { toPlainText, type Verdict } from "./parse-analysis.ts";

/** Ref of a notice below a text that the reader may be at the top of. */
const scrollIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "center" });

/** The style of what is done seldom. */
const quiet = { variant: "link", className: "px-0!" } as const;

interface AnalysisEndProps {
	/** Undefined for the example. */
	sentIdea: SentIdea | undefined;
	analysis: Extract<Analysis, { phase: "complete" | "stopped" }>;
	idea: string;
	controls: RefObject<HTMLDivElement | null>;
	/** Ref of a control that can disappear. */
	handFocusOn: (control: HTMLButtonElement) => () => void;
	/** Whether the thread of the page leads here. */
	hasThread: boolean;
	verdict: Verdict | undefined;
	ring: RefObject<SVGSVGElement | null>;
}

/** What is below an analysis that has ended: the next steps, who wrote it, and what can be done with it. */
export function AnalysisEnd({
	sentIdea,
	analysis,
	idea,
	verdict,
	controls,
	handFocusOn,
	hasThread,
	ring,
}: AnalysisEndProps) {
	const { t } = useTranslation("resultados");
	const language = useLanguage();
	const linkNote = useId();
	const [isDrawing, setIsDrawing] = useState(false);
	const { id, email } = sentIdea ?? {};
	const { phase, model } = analysis;
	const isRead = hasText(analysis);
	const author = model === standInModel ? "standIn" : isBuiltIn(model) ? "builtIn" : "machineMade";
	const authorship = model && t(author);
	const isStopped = phase === "stopped";
	const limitReached = isStopped ? analysis.by === "limit" : analysis.limitReached;
	const isLost = isStopped && analysis.by === "lost";
	const completed = isBuiltIn(model) ? "completedBuiltIn" : "completed";
	const isWhole = !isStopped && !analysis.isCut;
	const ending = t(isWhole ? completed : !isStopped ? "cut" : isLost && !isRead ? "failed" : "stopped");
	const explanation = isLost ? (isRead ? "connectionLost" : "failedDescription") : "stoppedButStored";
	/** What a message to the team begins with: which idea it is about, and where its analysis is. */
	const opening = [t("aboutIdea", { idea: shortened(idea) }), window.location.href, "", ""].join("\n");

	async function copy(copied: string, success: string, description: string) {
		try {
			await navigator.clipboard.writeText(withPlainSpaces(copied));
			showToast({ title: success, description });
		} catch (error) {
			console.error(error);
			const failure = { title: t("copyFailed"), description: t("copyFailedDescription") };
			showToast({ variant: "destructive", ...failure });
		}
	}

	const copyText = () => {
		const parts = [t("title"), `${t("proposal")}\n${idea}`, toPlainText(analysis.text)];
		parts.push(isWhole ? "" : ending, authorship ?? "");
		return copy(parts.filter(Boolean).join("\n\n"), t("copied"), t("copiedDescription"));
	};
	const copyLink = () => copy(window.location.href, t("linkCopied"), t("linkCopiedDescription"));

	async function download() {
		if (isDrawing) return;
		setIsDrawing(true);
		try {
			const { downloadRing } = await import("../../illustrations/ring-download.client.ts");
			const companies = verdict?.companies.map((company) => names[company]);
			const created = (phase === "complete" && analysis.created) || Date.now() / 1000;
			const date = formatLocalDate(new Date(created * 1000).toISOString(), language);
			if (ring.current) await downloadRing(ring.current, companies?.join(" + ") || names.group, date);
		} catch (error) {
			console.error(error);
			showToast({ variant: "destructive", title: t("downloadRing"), description: t("downloadFailed") });
		}
		setIsDrawing(false);
	}

	/** Begins at the top of the page, which the old text no longer fills. */
	function startAgain() {
		window.scrollTo({ top: 0, behavior: "instant" });
		tellAnalysis("writeAgain");
	}

	return (
		<footer className="overflow-clip border-t border-ink bg-board py-10 lg:py-14">
			<div className="frame grid gap-y-8 lg:grid-12">
				<div className="grid content-start gap-y-6 lg:col-span-8 print:hidden">
					<h2 className="text-2xl">{t("next")}</h2>
					<div className="relative flex flex-wrap gap-x-8 gap-y-4">
						{hasThread && (
							<div className="absolute -right-[calc(var(--column-gap)+3px)] bottom-[calc(100%-1.6875rem)] h-dvh w-screen rounded-ee-[3rem] border-3 border-signal max-lg:right-[calc(2rem-var(--frame-edge))]" />
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
						{sentIdea && (
							<PageLink
								page="/"
								className={buttonClass({ variant: "outline", size: "lg", className: "relative bg-board" })}
							>
								{t("explore")}
							</PageLink>
						)}
					</div>
				</div>
				<div className="grid content-start gap-y-6 lg:col-span-4 lg:col-start-9 lg:ps-8">
					<div className="max-w-(--measure)">
						<p className="font-semibold">{ending}</p>
						{isStopped && !limitReached && <p className="mt-1">{t(explanation)}</p>}
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
				</div>
				<div ref={controls} className="flex flex-wrap gap-x-6 lg:col-span-8 print:hidden">
					{isStopped && !limitReached && (
						<Button ref={handFocusOn} onClick={() => tellAnalysis("continue")} className="me-3">
							{t(isLost && !isRead ? "tryAgain" : "continue")}
						</Button>
					)}
					{isRead && (
						<>
							<Button {...quiet} onClick={copyText}>
								{t("copy")}
							</Button>
							{id && (
								<Button {...quiet} onClick={copyLink} aria-describedby={linkNote}>
									{t("copyLink")}
								</Button>
							)}
							<Button {...quiet} busy={isDrawing} onClick={download}>
								{t("downloadRing")}
							</Button>
							{/* Browsers within other apps may have none. */}
							{typeof window.print === "function" && (
								<Button {...quiet} onClick={() => window.print()}>
									{t("print")}
								</Button>
							)}
						</>
					)}
					{sentIdea && !isStopped && !limitReached && (
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
				{id && isRead && (
					<p id={linkNote} className="text-sm text-ink-soft lg:col-span-4 lg:ps-8 print:hidden">
						{t("linkNote")}
					</p>
				)}
			</div>
		</footer>
	);
}

/** Shortens an idea to one line of at most 80 characters. Whole characters, so that no emoji is cut. */
function shortened(idea: string): string {
	const line = idea.replace(/\s+/g, " ");
	const start = Array.from(line).slice(0, 80).join("");
	return start === line ? line : `${start.trimEnd()}…`;
}
