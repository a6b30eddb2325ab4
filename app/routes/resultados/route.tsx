import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useLocation } from "react-router";
import { ArrowRight } from "../../components/icons.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { useHydrated } from "../../components/use-hydrated.ts";
import { pageContext } from "../../context.ts";
import { contacts, names } from "../../group/stand-ins.ts";
import { usePageAddress } from "../../i18n/addresses.ts";
import { wordsOf } from "../../i18n/words.server.ts";
import { readProposal } from "../../session/proposal.ts";
import type { Route } from "./+types/route";
import { Memo } from "./memo.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return { words: wordsOf(context.get(pageContext).language, "results") };
}

export function meta({ loaderData }: Route.MetaArgs) {
	if (!loaderData) return [];
	return [
		{ title: `${loaderData.words.results.pageTitle} · ${names.group}` },
		{ name: "robots", content: "noindex" },
	];
}

export default function Results() {
	const { t } = useTranslation("results");
	const address = usePageAddress();
	const { state } = useLocation();
	// The server doesn't know the navigation's state: the memo is the browser's alone.
	const hydrated = useHydrated();
	const proposal = hydrated ? readProposal(state) : undefined;
	const title = useRef<HTMLHeadingElement>(null);

	// The dialog or button that led here is gone, and the focus with it.
	useEffect(() => title.current?.focus({ preventScroll: true }), []);

	if (hydrated && !proposal) return <Navigate to={address("/")} replace />;
	return (
		<article className="frame py-8 sm:py-12 print:p-0">
			<p className="hidden font-display text-lg font-semibold print:block">{names.group}</p>
			<Link to={address("/")} className={buttonClass({ variant: "ghost", className: "-ms-5 print:hidden" })}>
				<ArrowRight className="rotate-180" />
				{t("back")}
			</Link>
			<h1
				ref={title}
				tabIndex={-1}
				className="mt-6 max-w-[16ch] text-4xl outline-none print:mt-0 print:max-w-none print:text-[22pt]"
			>
				{t("title")}
			</h1>
			{proposal && <Memo key={proposal.id} proposal={proposal} />}
			<noscript>
				<p className="mt-6">
					{t("noScript")}{" "}
					<a href={`mailto:${contacts.email}`} className="underline">
						{contacts.email}
					</a>
				</p>
			</noscript>
		</article>
	);
}
