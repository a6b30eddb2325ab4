import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { data, useLocation } from "react-router";
import { buttonClass } from "../../components/ui/button.tsx";
import { ArrowRight } from "../../components/ui/icons.tsx";
import { pageContext } from "../../context.ts";
import { getFixedT, getResources } from "../../i18n/resources.server.ts";
import { NotFoundThreads } from "../../illustrations/not-found-threads.tsx";
import { PageLink } from "../../layout/page-link.tsx";
import type { Route } from "./+types/route";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	const title = getFixedT(language, "notFound")("metaTitle");
	return data({ title, resources: getResources(language, "notFound") }, { status: 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
	return loaderData ? [{ title: loaderData.title }, { name: "robots", content: "noindex" }] : [];
}

export default function NotFound() {
	const { t } = useTranslation("notFound");
	const { pathname } = useLocation();

	useEffect(() => {
		console.error("No page at this path:", pathname);
	}, [pathname]);

	return (
		<section className="overflow-clip pb-16 md:pb-24">
			<h1>
				<span className="sr-only">{t("title")}</span>
				<NotFoundThreads className="mt-6 max-h-[56svh] w-full overflow-visible max-md:-ml-[9%] max-md:w-[118%] max-md:max-w-none" />
			</h1>
			<div className="frame grid-12 mt-6 gap-y-6">
				<p className="col-span-12 font-display text-4xl font-semibold tracking-tight md:col-span-7">
					{t("message")}
				</p>
				<div className="col-span-12 md:col-span-5 lg:col-span-4 lg:col-start-9">
					<p className="text-lg text-ink-soft">{t("text")}</p>
					<PageLink page="/" className={buttonClass({ size: "lg", className: "mt-6" })}>
						{t("home")}
						<ArrowRight />
					</PageLink>
				</div>
			</div>
		</section>
	);
}
