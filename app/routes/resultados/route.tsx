import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { moveFocus } from "../../browser/focus.ts";
import { readSentIdea } from "../../browser/sent-idea.ts";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { ContactLink } from "../../components/contact-link.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { ArrowRight } from "../../components/ui/icons.tsx";
import { contacts, names, registration } from "../../content/group.ts";
import { useLocalizedPath } from "../../i18n/use-localized-path.ts";
import { Logo } from "../../layout/logo.tsx";
import { PageLink } from "../../layout/page-link.tsx";
import { pageLoader } from "../../page-data.server.ts";
import { AnalysisView } from "./analysis-view.tsx";

export const loader = pageLoader("/resultados");

export default function Results() {
	const { t } = useTranslation(["resultados", "common"]);
	const localizedPath = useLocalizedPath();
	const { state, hash } = useLocation();
	// The server knows neither the fragment nor the navigation state, so the idea is read after hydration.
	const hydrated = useHydrated();
	const idea = hydrated ? readSentIdea(hash, state) : undefined;
	const title = useRef<HTMLHeadingElement>(null);

	const key = idea && `${idea.id ?? idea.message} ${idea.writeIn}`;

	// What had the focus, a dialog, a button or the link to another language, is no longer in the page.
	// biome-ignore lint/correctness/useExhaustiveDependencies: for each analysis
	useEffect(() => {
		if (title.current) moveFocus(title.current);
	}, [key]);

	return (
		// Full height without an idea, so that the footer stays below the screen and causes no layout shift.
		<article className={`analysis sm:frame sm:pt-4 sm:pb-16 ${idea ? "" : "min-h-dvh"}`}>
			{hydrated && !idea && <Navigate to={localizedPath("/")} replace />}
			<PageLink
				page="/"
				className={buttonClass({
					variant: "ghost",
					className: "max-sm:mx-1 max-sm:my-1 sm:-ms-5 sm:mb-3 print:hidden",
				})}
			>
				<ArrowRight className="rotate-180" />
				{t("back")}
			</PageLink>
			<div className="analysis-sheet grid-12 border-b border-line-strong bg-sheet px-(--sheet-edge) pt-5 selvedge sm:border-x">
				<p className="col-span-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-ink py-2.5 sm:py-3.5">
					<Logo />
					<span className="caption text-ink-soft">
						{names.legal}
						<span className="max-sm:hidden"> · {t("common:footer.address", registration)}</span>
					</span>
				</p>
				<h1 ref={title} className="col-span-12 pt-5 text-3xl outline-none sm:pt-9 sm:text-4xl">
					{t("title")}
				</h1>
				{idea && <AnalysisView key={key} sentIdea={idea} />}
				<noscript className="col-span-12">
					<p className="py-10 text-lg">
						{t("noScript")} <ContactLink to={contacts.email} className="underline" />
					</p>
				</noscript>
			</div>
		</article>
	);
}
