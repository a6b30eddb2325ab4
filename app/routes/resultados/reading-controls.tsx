import type { TFunction } from "i18next";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/ui/button.tsx";
import { ArrowRight } from "../../components/ui/icons.tsx";
import type { Analysis } from "../../idea/analysis-state.ts";
import { tellAnalysis } from "../../idea/open-analysis.ts";
import { useFollowText } from "./use-follow-text.ts";

type ReadingDelay = Extract<Analysis, { phase: "reading" }>["delay"];

/** Why nothing is added to the text now; undefined if there is no reason. */
export function delayText(t: TFunction<"resultados">, delay: ReadingDelay): string | undefined {
	switch (delay?.kind) {
		case "busy":
			return t("busyUntil", { time: new Date(delay.until).toISOString() });
		case "lost":
			return t("reconnecting");
		case "rewritten":
			return t("rewriting");
	}
}

interface ReadingControlsProps {
	controls: RefObject<HTMLDivElement | null>;
	/** Ref of a control that can disappear. */
	handFocusOn: (control: HTMLButtonElement) => () => void;
	textEnd: RefObject<HTMLElement | null>;
	text: string;
	/** Why nothing is added to the text. */
	children: ReactNode;
}

/** What is at the lower edge of the window while an analysis is written. */
export function ReadingControls({ controls, handFocusOn, textEnd, text, children }: ReadingControlsProps) {
	const { t } = useTranslation("resultados");
	const { hasUnseenText, scrollToEnd } = useFollowText(textEnd, text);
	return (
		<div
			ref={controls}
			className="pointer-events-none sticky bottom-0 z-10 border-line-strong max-lg:border-t max-lg:bg-paper print:hidden"
		>
			<div className="frame flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 *:pointer-events-auto *:bg-paper lg:py-4">
				<Button
					ref={handFocusOn}
					variant="outline"
					size="sm"
					icon={
						<svg viewBox="0 0 16 16" className="fill-current" aria-hidden="true">
							<path d="M3 3h10v10H3z" />
						</svg>
					}
					onClick={() => tellAnalysis("stop")}
				>
					{t("stop")}
				</Button>
				{hasUnseenText && (
					<Button
						ref={handFocusOn}
						variant="secondary"
						size="sm"
						icon={<ArrowRight className="rotate-90" />}
						onClick={scrollToEnd}
					>
						{t("newContent")}
					</Button>
				)}
				{children && <p>{children}</p>}
			</div>
		</div>
	);
}
