import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { buttonClass } from "../../components/ui/button.tsx";
import { ArrowRight } from "../../components/ui/icons.tsx";
import { actionResult, readForm, submitPostedForm } from "../../forms/form-action.server.ts";
import { useLocalizedPath } from "../../i18n/use-language.ts";
import { ideaDraft } from "../../idea/idea-draft.ts";
import { IdeaForm, ideaFields } from "../../idea/idea-form.tsx";
import type { SentIdeaState } from "../../idea/idea-sending.tsx";
import { PageLink } from "../../layout/page-link.tsx";
import { pageLoader } from "../../page-data.server.ts";
import { analysisHash } from "../../schemas/analysis-address.ts";
import { idea } from "../../schemas/ideas.ts";
import { visibleText } from "../../schemas/visible-text.ts";
import type { Route } from "./+types/route";

export const loader = pageLoader("/idea", "ideaBox");

/** Handles forms sent without JavaScript: the home page posts only the idea, this page the email address too. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request, ideaFields);
	if (form.has("email")) return submitPostedForm(context, "analysis-requests", idea, form);
	const { error } = idea.shape.message.safeParse(form.values.message);
	const { values } = form;
	return error
		? actionResult(context, { values, errors: { message: error.issues[0]?.message as "idea_required" } }, 422)
		: actionResult(context, { values, errors: {} }, 200);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
	return actionHeaders;
}

/** The form for visitors without JavaScript. */
export default function Idea({ actionData }: Route.ComponentProps) {
	const { t } = useTranslation("idea");
	const data = actionData ?? undefined;
	return (
		<div className="frame overflow-x-clip pt-7 pb-16 lg:pt-6 lg:pb-20">
			{data?.id ? (
				<IdeaSent id={data.id} {...data.values} />
			) : (
				<>
					<h1 className="text-5xl/[0.98] lg:max-w-3/4">{t("title")}</h1>
					<p className="mt-4 max-w-(--measure) text-lg text-ink-soft">{t("lead")}</p>
					<IdeaForm actionData={data} />
				</>
			)}
		</div>
	);
}

/** Confirms that the idea has been sent. With JavaScript it links to the analysis. */
function IdeaSent({ id, ...state }: SentIdeaState & { id: string }) {
	const { t } = useTranslation(["idea", "dialogs"]);
	const hydrated = useHydrated();
	const localizedPath = useLocalizedPath();
	const { email, message } = state;
	// A form whose schema could not be loaded was sent without JavaScript, too.
	useEffect(() => ideaDraft.forget(visibleText(message)), [message]);
	return (
		<div
			role="status"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: without JavaScript nothing else moves the focus here
			autoFocus
			className="mt-8 frame-bleed bg-sheet selvedge px-(--frame-edge) pt-10 pb-8 outline-none"
		>
			<h1 className="text-4xl">{t("sent.title")}</h1>
			<p className="mt-3 text-lg wrap-anywhere">{t("sent.text", { email })}</p>
			<noscript>
				<p className="mt-3 text-lg">{t("sent.noScript")}</p>
			</noscript>
			<p className="mt-8 flex flex-wrap gap-3">
				{hydrated && (
					<Link
						to={localizedPath("/resultados") + analysisHash({ id })}
						state={state}
						className={buttonClass()}
					>
						<span>{t("dialogs:email.confirm")}</span>
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
