import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { figures } from "../../content/figures.ts";
import { IdeaBox } from "../../idea/idea-box.tsx";
import { Confluence } from "../../illustrations/confluence.tsx";
import { Ring } from "../../illustrations/ring.tsx";

/** Number of characters at which the thread of the idea has closed into the ring. */
const fullIdeaLength = 90;

/** Milliseconds without a key after which the words run into the ring. */
const pauseMs = 250;

/** The end of a long idea, in whole words: as many as fit into one turn of a phone's ring, in letters that can be read. */
const lastWords = (idea: string) => (idea.length > 60 ? `…${idea.slice(-60).replace(/^\S*\s+/, " ")}` : idea);

/**
 * As high as the lines of the title after its second, so that the drawing stays below the text where a reader sets letters
 * further apart.
 */
function ExtraLines({ title }: { title: string }) {
	return (
		<div
			aria-hidden="true"
			data-title={title}
			className="frame shrink-0 overflow-hidden font-display text-5xl font-semibold tracking-[-0.022em] text-balance before:-mt-(--title-height) before:block before:content-[attr(data-title)] max-lg:hidden"
		/>
	);
}

/** The first screen: the title, and the idea box, whose text length moves a thread of the illustration. */
export function Hero() {
	const { t } = useTranslation(["home", "ideaBox"]);
	const year = figures.globalCompactSince;
	const [idea, setIdea] = useState("");
	const [ringIdea, setRingIdea] = useState("");
	// In pauses of typing: it costs a phone less, and with new words at each key Chrome would undo key by key.
	useEffect(() => {
		const isNarrow = matchMedia("(width < 64rem)").matches;
		const timer = setTimeout(setRingIdea, pauseMs, isNarrow ? lastWords(idea) : idea);
		return () => clearTimeout(timer);
	}, [idea]);
	return (
		<div className="relative isolate overflow-clip border-b border-line">
			<div className="frame grid-12 content-start [--screen:min(100svh-4.25rem,70vw)] [--gap:min(3.2vw,2.5rem)] [--title:calc(1.5rem+var(--title-height)+var(--gap))] pt-6 pb-10 lg:min-h-(--screen) lg:pb-12">
				<h1 className="col-span-12 text-5xl">{t("hero.title")}</h1>
				{/* Its height leaves the ring below it as much room as below a title of two lines, and lets it begin below the text. */}
				<div className="col-span-12 mt-3 text-ink-soft lg:col-span-5 lg:col-start-8 lg:mt-(--gap) lg:min-h-[max(var(--screen)-var(--title)-3rem,var(--title)+8.5em+7.5vw+2rem)]">
					<p className="max-2xl:text-sm">
						<span className="mb-2 block">{t("hero.subtitle", { years: figures.yearsOfHistory })}</span>{" "}
						<strong className="caption font-semibold text-ink">{t("hero.badge")}</strong>{" "}
						<span className="caption">{t("hero.badgeSince", { year })}</span>
					</p>
				</div>
				<div
					translate="no"
					className="relative col-span-12 h-(--ring) overflow-clip [--ring:max(33.4vw,min(22.5svh,14rem))] max-lg:frame-bleed max-lg:mt-2 max-lg:[view-transition-name:ring] lg:absolute lg:inset-0 lg:invisible lg:-z-10 lg:flex lg:h-auto lg:flex-col"
				>
					<ExtraLines title={t("hero.title")} />
					<Confluence
						progress={Math.min(idea.trim().length / fullIdeaLength, 1)}
						className="w-full max-lg:absolute max-lg:-top-[calc(.735*var(--ring))] max-lg:h-[calc(1.875*var(--ring))] lg:visible lg:min-h-0 lg:flex-1 lg:[view-transition-name:ring]"
					>
						<Ring
							idea={ringIdea}
							placeholder={t("ideaBox:placeholder")}
							isFramed={false}
							className="size-full"
						/>
					</Confluence>
				</div>
				<section
					id="idea"
					className="relative col-span-12 border border-line-strong bg-sheet selvedge p-5 pt-7 pb-3 lg:px-6 [view-transition-name:idea-box] lg:col-span-6 lg:col-start-1 xl:col-span-5 lg:row-start-2 lg:mt-(--gap) lg:self-start"
				>
					<IdeaBox idea={idea} onIdeaChange={setIdea} />
				</section>
			</div>
		</div>
	);
}
