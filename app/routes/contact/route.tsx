import { contactFields } from "../../forms/contact-form.tsx";
import { readForm, submitForm } from "../../forms/form-action.server.ts";
import { pageLoader } from "../../page-data.server.ts";
import type { Route } from "./+types/route";
import { AboutGroup } from "./about-group.tsx";
import { Details } from "./details.tsx";
import { FollowUs } from "./follow-us.tsx";
import { GetInTouch } from "./get-in-touch.tsx";

export const loader = pageLoader("/contact");

/** Handles a form that the browser sends without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
	return submitForm(context, "send-contact-email", await readForm(request, contactFields));
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
	return actionHeaders;
}

export { meta } from "../../layout/page-meta.ts";

export default function Contact({ actionData }: Route.ComponentProps) {
	return (
		<>
			<Details />
			<GetInTouch actionData={actionData ?? undefined} />
			<FollowUs />
			<AboutGroup />
		</>
	);
}
