import { NumberedSections } from "../../components/section.tsx";
import { contactFields } from "../../forms/contact-form.tsx";
import { readForm, submitPostedForm } from "../../forms/form-action.server.ts";
import { pageLoader } from "../../page-data.server.ts";
import { contactMessage } from "../../schemas/contact.ts";
import type { Route } from "./+types/route";
import { AboutGroup } from "./about-group.tsx";
import { Details } from "./details.tsx";
import { GetInTouch } from "./get-in-touch.tsx";

export const loader = pageLoader("/contact");

/** Handles a form that the browser sends without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request, contactFields);
	return submitPostedForm(context, "send-contact-email", contactMessage, form);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
	return actionHeaders;
}

export default function Contact({ actionData }: Route.ComponentProps) {
	return (
		<NumberedSections>
			<Details />
			<GetInTouch actionData={actionData ?? undefined} />
			<AboutGroup />
		</NumberedSections>
	);
}
