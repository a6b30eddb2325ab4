import { useDeferredValue, useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { ContactLink } from "../../components/links.tsx";
import { showToast } from "../../components/toasts.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { ArrowRight } from "../../components/ui/icons.tsx";
import { type CompanyCards, companyCards } from "../../content/formatted-texts.server.ts";
import { contacts, names, registration } from "../../content/group.ts";
import { pageContext } from "../../context.ts";
import { useLanguage, useLocalizedPath } from "../../i18n/use-language.ts";
import type { Analysis, Failure } from "../../idea/analysis-state.ts";
import { ideaDraft, lastEmail } from "../../idea/idea-draft.ts";
import type { SentIdea } from "../../idea/idea-sending.tsx";
import { keyOf, openAnalysis, useOpenAnalysis } from "../../idea/open-analysis.ts";
import { moveFocus } from "../../layout/focus.ts";
import { Logo } from "../../layout/logo.tsx";
import { PageLink } from "../../layout/page-link.tsx";
import { pageData } from "../../page-data.server.ts";
import { usePublicApiKey } from "../../root-data.ts";
import { exampleHash, parseAnalysisHash } from "../../schemas/analysis-address.ts";
import { type AnalysisSectionKind, analysisHeadings } from "../../schemas/analysis-layout.ts";
import { exampleModel } from "../../schemas/analysis-stream.ts";
import type { Route } from "./+types/route";
import printStyles from "./analysis-print.css?url";
import { AnalysisView } from "./analysis-view.tsx";
import keepFragment from "./keep-fragment.js?url&no-inline";

export function links(): Route.LinkDescriptors {
	return [{ rel: "stylesheet", href: printStyles, media: "print" }];
}

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	return { ...pageData(context, "/resultados"), companies: companyCards(language) };
}

export default function Results({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation(["resultados", "common"]);
	const localizedPath = useLocalizedPath();
	const { state, hash } = useLocation();
	// The server knows neither the fragment nor the navigation state, so the idea is read after hydration. Deferred, because what is
	// rendered then would keep a phone busy in one long task.
	const hydrated = useDeferredValue(useHydrated());
	const address = parseAnalysisHash(hash);
	const isExample = hydrated && hash === exampleHash;
	const idea: SentIdea | undefined = hydrated && address ? { ...state, ...address } : undefined;
	const title = useRef<HTMLHeadingElement>(null);

	const key = isExample ? hash : idea && keyOf(idea);

	// What had the focus, a dialog, a button or the link to another language, is no longer in the page. What has it now, the
	// visitor has moved on to.
	// biome-ignore lint/correctness/useExhaustiveDependencies: for each analysis
	useEffect(() => {
		if (title.current && document.activeElement === document.body) moveFocus(title.current);
	}, [key]);

	return (
		// Longer than any analysis until the idea is known: a position within one can be restored, and the footer is out of sight.
		<article className={`analysis overflow-clip ${key ? "" : "min-h-[2500rem] noscript:min-h-dvh"}`}>
			<script async src={keepFragment} />
			{hydrated && !key && <Navigate to={localizedPath("/")} replace />}
			<p className="hidden items-center justify-between border-b border-ink pb-3 print:flex">
				<Logo />
				<span className="caption">
					<span translate="no">{names.legal}</span>
					{` · ${t("common:footer.address", registration)} · ${contacts.email} · ${contacts.phone}`}
				</span>
			</p>
			<div className="frame flex flex-wrap items-center gap-x-4 max-lg:pb-1 lg:grid-12 lg:h-14">
				<PageLink
					page="/"
					className={buttonClass({
						variant: "ghost",
						className: "-ms-[min(1.25rem,6vw)] lg:col-span-3 lg:justify-self-start print:hidden",
					})}
				>
					<ArrowRight className="rotate-180" />
					<span>{t("back")}</span>
				</PageLink>
				<div className="max-lg:contents lg:col-span-5 lg:col-start-4 lg:pe-6 lg:text-end">
					<h1 ref={title} className="order-1 w-full text-base outline-none lg:text-sm">
						{t("title")}
					</h1>
					{/* Required beside what a machine writes (Regulation (EU) 2024/1689, article 50), from its first word on. */}
					<p className="caption ms-auto text-ink-soft noscript:hidden">{t("notice")}</p>
				</div>
			</div>
			{idea && <OpenAnalysisView key={key} sentIdea={idea} cards={loaderData.companies} />}
			{isExample && <Example cards={loaderData.companies} />}
			{!key && (
				// In sight wherever the browser restores the reader's position.
				<p className="frame sticky top-0 py-10 text-lg noscript:hidden">
					{t("loading")} <ContactLink to={contacts.email} className="underline" />
				</p>
			)}
			<noscript>
				<p className="frame py-10 text-lg">
					{t("noScript")} <ContactLink to={contacts.email} className="underline" />
				</p>
			</noscript>
		</article>
	);
}

/** The site's example: an idea that was invented for it, and what a model wrote about it, by section. */
function Example({ cards }: { cards: CompanyCards }) {
	const { t } = useTranslation("resultados");
	const language = useLanguage();
	const headings = Object.entries(analysisHeadings[language]) as [AnalysisSectionKind, string][];
	const text = headings
		.map(([kind, heading]) => `**${heading}**\n${t(`example.analysis.${kind}`)}`)
		.join("\n\n");
	const analysis = { text, idea: t("example.idea"), ideaLanguage: language, model: exampleModel, language };
	return <AnalysisView analysis={{ phase: "complete", ...analysis }} cards={cards} />;
}

const descriptions = {
	lost: "failedDescription",
	refused: "failedDescription",
	limit: "limitReached",
	gone: "goneDescription",
} as const satisfies Record<Failure, string>;

/**
 * A stored idea and its analysis, which is opened and read. One that has failed without a text to show leads back to the home page.
 */
function OpenAnalysisView({ sentIdea, cards }: { sentIdea: SentIdea; cards: CompanyCards }) {
	const { email, ...prompt } = sentIdea;
	const { t } = useTranslation("resultados");
	const location = useLocation();
	const navigate = useNavigate();
	const localizedPath = useLocalizedPath();
	const publicApiKey = usePublicApiKey();
	const language = useLanguage();

	/** Says why it failed. Without a text to show, restores the draft and leads to the home page. */
	const report = useEffectEvent((failure: Failure, { phase, idea = prompt.message }: Analysis) => {
		const leave = phase === "failed";
		// Else the page says so below its text.
		const isTextBefore = phase === "complete" && failure !== "limit";
		if (!leave && !isTextBefore) return;
		const goBack = () => navigate(location, { state: location.state });
		showToast({
			variant: "destructive",
			title: t(failure === "gone" ? "gone" : "failed"),
			description: t(descriptions[failure]),
			lang: language,
			// Stays open, because nothing else explains the navigation.
			persistent: true,
			...(leave && failure !== "gone" && { action: { label: t("backToAnalysis"), onClick: goBack } }),
		});
		if (!leave) return;
		// What the visitor has written since, or beside somebody else's link, stays.
		if (idea && !ideaDraft.read().trim()) ideaDraft.save(idea);
		if (email) lastEmail.save(email);
		navigate(localizedPath("/"), { replace: true });
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for the analysis, whatever the page's language becomes
	useEffect(() => openAnalysis(publicApiKey, { ...prompt, language }, (...failed) => report(...failed)), []);
	return <AnalysisView sentIdea={sentIdea} analysis={useOpenAnalysis(prompt)} cards={cards} />;
}
