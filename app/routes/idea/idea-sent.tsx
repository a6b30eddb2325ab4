import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { SentIdea } from "../../browser/sent-idea.ts";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { buttonClass } from "../../components/ui/button.tsx";
import { ArrowRight } from "../../components/ui/icons.tsx";
import { useLocalizedPath } from "../../i18n/use-localized-path.ts";
import { PageLink } from "../../layout/page-link.tsx";

/** Confirms that the idea has been sent. With JavaScript it links to the analysis. */
export function IdeaSent(idea: Required<Pick<SentIdea, "id" | "message" | "email">>) {
	const { t } = useTranslation(["idea", "dialogs"]);
	const hydrated = useHydrated();
	const localizedPath = useLocalizedPath();
	const { email } = idea;
	return (
		// biome-ignore lint/a11y/noAutofocus: without JavaScript nothing else moves the focus here
		<div role="status" tabIndex={-1} autoFocus className="outline-none">
			<h2 className="text-2xl">{t("sent.title")}</h2>
			<p className="mt-3 text-lg wrap-anywhere">{t("sent.text", { email })}</p>
			<noscript>
				<p className="mt-3 text-lg">{t("sent.noScript")}</p>
			</noscript>
			<p className="mt-8 flex flex-wrap gap-3">
				{hydrated && (
					<Link to={localizedPath("/resultados")} state={idea} className={buttonClass()}>
						{t("dialogs:email.confirm")}
						<ArrowRight />
					</Link>
				)}
				<PageLink page="/" className={buttonClass({ variant: "outline" })}>
					{t("sent.home")}
				</PageLink>
			</p>
		</div>
	);
}
