import { useLocation } from "react-router";
import { LooseRing } from "../art/loose-ring.tsx";
import { fixedAddress, pageAddress } from "../i18n/addresses.ts";
import type { Language } from "../i18n/languages.ts";
import en from "../locales/en/error.ts";
import es from "../locales/es/error.ts";
import { buttonClass } from "./ui/button.tsx";

const allWords = { en, es };

/** Stands in for a page that failed. It brings its own words, and its ways out start over with a whole page. */
export function PageError({ language }: { language: Language }) {
	const { pathname, search } = useLocation();
	const words = allWords[language];
	return (
		<div className="frame grid-12 grow items-center gap-y-8 overflow-clip py-10 lg:min-h-[70svh]">
			<title>{words.title}</title>
			<LooseRing className="col-span-8 w-full overflow-visible lg:order-last lg:col-span-5" />
			<div className="col-span-12 lg:col-span-7">
				<h1 className="text-5xl">{words.title}</h1>
				<p className="mt-6 max-w-[34rem] text-lg text-ink-soft">{words.message}</p>
				<div className="mt-8 flex flex-wrap gap-3">
					<a href={pathname + search} className={buttonClass({ size: "lg" })}>
						{words.retry}
					</a>
					<a
						href={pageAddress("/", fixedAddress(pathname).language)}
						className={buttonClass({ variant: "outline", size: "lg" })}
					>
						{words.home}
					</a>
				</div>
			</div>
		</div>
	);
}
