import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { LargeContactLink } from "../../components/links.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { ArrowRight } from "../../components/ui/icons.tsx";
import { companyCards, figureTexts } from "../../content/formatted-texts.server.ts";
import { contacts } from "../../content/group.ts";
import { pageContext } from "../../context.ts";
import { ContactButton } from "../../forms/contact-button.tsx";
import { PageLink } from "../../layout/page-link.tsx";
import { pageData } from "../../page-data.server.ts";
import type { Route } from "./+types/route";
import { Companies } from "./companies.tsx";
import { Figures } from "./figures.tsx";
import { Hero } from "./hero.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	return {
		...pageData(context, "/", "ideaBox"),
		figures: figureTexts(language),
		companies: companyCards(language),
	};
}

/** `Suspense` lets React hydrate the idea box first and each section below it separately. */
export default function Home({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<Hero />
			<Suspense>
				<Figures texts={loaderData.figures} />
			</Suspense>
			<Suspense>
				<Companies cards={loaderData.companies} />
			</Suspense>
			<Suspense>
				<ContactSection />
			</Suspense>
		</>
	);
}

/**
 * Contact details, and the whistleblower channel. Ley 2/2023, article 25, requires a separate section for it on the
 * home page.
 */
function ContactSection() {
	const { t } = useTranslation(["home", "dialogs"]);
	return (
		<section aria-labelledby="talk" className="border-t border-line">
			<div className="frame grid-12 gap-y-8 py-16 md:py-28 print:py-8">
				<h2 id="talk" className="col-span-12 text-4xl lg:col-span-6">
					{t("talk.title")}
				</h2>
				<div className="col-span-12 lg:col-span-6 lg:col-start-7">
					<p className="text-lg text-ink-soft">{t("talk.text")}</p>
					<LargeContactLink to={contacts.email} className="mt-2 text-2xl decoration-2 hover:decoration-4" />
					<p className="mt-8">
						<ContactButton className={buttonClass({ variant: "outline", size: "lg" })}>
							{t("dialogs:contact.title")}
						</ContactButton>
					</p>
				</div>
				<section
					aria-labelledby="channel"
					className="col-span-12 border border-line-strong bg-sheet p-[min(1.25rem,5vw)] lg:col-span-6 lg:col-start-7"
				>
					<h2 id="channel" className="text-xl">
						<PageLink
							page="/denuncias"
							className="inline-flex min-h-11 items-center gap-2 underline decoration-1 underline-offset-4 hover:decoration-2"
						>
							<span>{t("talk.channel")}</span>
							<ArrowRight className="size-[0.8em] max-[22rem]:hidden" />
						</PageLink>
					</h2>
					<p className="mt-1 text-sm text-ink-soft">{t("talk.channelText")}</p>
				</section>
			</div>
		</section>
	);
}
