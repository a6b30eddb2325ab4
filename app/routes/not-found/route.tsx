import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { data, useLocation } from "react-router";
import { pageContext } from "../../context.ts";
import { getFixedT, getResources } from "../../i18n/resources.server.ts";
import { ThreadBand } from "../../illustrations/thread-band.tsx";
import { PageButton } from "../../layout/page-link.tsx";
import type { PageDescription } from "../../layout/page-tags.tsx";
import { analysisName, decodeAddress } from "../../schemas/analysis-address.ts";
import type { Route } from "./+types/route";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	const meta: PageDescription = { title: getFixedT(language, "notFound")("metaTitle"), unlisted: true };
	return data({ meta, resources: getResources(language, "notFound") }, { status: 404 });
}

export default function NotFound() {
	const { t } = useTranslation("notFound");
	const { pathname } = useLocation();

	useEffect(() => {
		const [path] = decodeAddress(pathname).split(analysisName);
		console.error("No page at this path:", path);
	}, [pathname]);

	return (
		<section className="overflow-clip pb-16 md:pb-24">
			<h1>
				<span className="sr-only">{t("title")}</span>
				<NotFoundThreads className="mt-6 max-h-[56svh] w-full overflow-visible" />
			</h1>
			<div className="frame grid-12 mt-6 gap-y-6">
				<p className="col-span-12 font-display text-4xl font-semibold tracking-tight text-balance md:col-span-7">
					{t("message")}
				</p>
				<div className="col-span-12 md:col-span-5 lg:col-span-4 lg:col-start-9">
					<p className="text-lg text-ink-soft">{t("text")}</p>
					<PageButton page="/" size="lg" className="mt-6">
						{t("home")}
					</PageButton>
				</div>
			</div>
		</section>
	);
}

const ring = "M640 260a160 160 0 1 0 320 0a160 160 0 1 0-320 0";

/** The number 404 written with bands of threads that reach both edges of the page. Decorative. */
function NotFoundThreads({ className }: { className: string }) {
	return (
		<svg viewBox="0 0 1600 520" fill="none" strokeLinecap="round" aria-hidden="true" className={className}>
			<ThreadBand d="M-1000 345H520M390 475V75L130 345" />
			<ThreadBand d={ring} />
			<ThreadBand d="M2600 345H1080L1340 75V475" />
		</svg>
	);
}
