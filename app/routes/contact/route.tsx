import { pageContext } from "../../context.ts";
import { answerForm, readForm } from "../../forms/answer-form.server.ts";
import { contactFields } from "../../forms/contact-form.tsx";
import { resourcesOf } from "../../i18n/resources.server.ts";
import { describePage } from "../../seo/page-descriptions.server.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/route";
import { AboutGroup } from "./about-group.tsx";
import { Details } from "./details.tsx";
import { FollowUs } from "./follow-us.tsx";
import { GetInTouch } from "./get-in-touch.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	return { meta: describePage("/contact", language), resources: resourcesOf(language, "contact") };
}

/** The form where no script sends it. */
export async function action({ request, context }: Route.ActionArgs) {
	return answerForm(context, "send-contact-email", await readForm(request, contactFields));
}

export { clientAction } from "../../forms/client-action.ts";

export function headers({ actionHeaders }: Route.HeadersArgs) {
	return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData?.meta);
}

export default function Contact({ actionData }: Route.ComponentProps) {
	return (
		<>
			<Details />
			<GetInTouch answer={actionData ?? undefined} />
			<FollowUs />
			<AboutGroup />
		</>
	);
}
