import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { data, Link, useLocation } from "react-router";
import { ArrowRight } from "../../components/icons.tsx";
import { Rings } from "../../components/logo.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { pageContext } from "../../context.ts";
import { names } from "../../group/stand-ins.ts";
import { usePageAddress } from "../../i18n/addresses.ts";
import { wordsOf } from "../../i18n/words.server.ts";
import type { Route } from "./+types/route";

export function loader({ context }: Route.LoaderArgs) {
	return data({ words: wordsOf(context.get(pageContext).language, "notFound") }, { status: 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
	if (!loaderData) return [];
	return [
		{ title: loaderData.words.notFound.metaTitle.replace("{{group}}", names.group) },
		{ name: "robots", content: "noindex" },
	];
}

export default function NotFound() {
	const { t } = useTranslation("notFound");
	const address = usePageAddress();
	const { pathname } = useLocation();

	useEffect(() => {
		console.error("No page at this path:", pathname);
	}, [pathname]);

	return (
		<section className="frame grid-12 items-center gap-y-10 py-16 md:py-28">
			<div className="col-span-12 md:col-span-7">
				<h1 className="text-[clamp(6rem,2rem+18vw,18rem)]/[0.8] font-bold tracking-[-0.05em] text-kraft">
					{t("title")}
				</h1>
				<p className="mt-8 font-display text-3xl font-semibold tracking-tight">{t("message")}</p>
				<p className="mt-4 max-w-[34rem] text-lg text-ink-soft">{t("text")}</p>
				<Link to={address("/")} prefetch="intent" className={buttonClass({ size: "lg", className: "mt-8" })}>
					{t("home")}
					<ArrowRight />
				</Link>
			</div>
			<Rings className="col-span-8 w-full max-md:hidden md:col-span-5" />
		</section>
	);
}
