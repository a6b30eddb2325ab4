import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { type ContactField, ContactForm, contactDraft, contactFields } from "../../forms/contact-form.tsx";
import { readForm, submitPostedForm } from "../../forms/form-action.server.ts";
import type { FormActionData } from "../../forms/form-errors.tsx";
import { Logo } from "../../layout/logo.tsx";
import { pageLoader } from "../../page-data.server.ts";
import { contactMessage } from "../../schemas/contact.ts";
import { visibleText } from "../../schemas/visible-text.ts";
import type { Route } from "./+types/route";
import { AboutGroup, Follow } from "./about-group.tsx";
import { Details } from "./details.tsx";

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
		<>
			<Details />
			<GetInTouch actionData={actionData ?? undefined} />
			<AboutGroup />
		</>
	);
}

/** The contact form, or its confirmation when the form was sent without JavaScript. */
function GetInTouch({ actionData }: { actionData: FormActionData<ContactField> | undefined }) {
	const { t } = useTranslation(["contact", "dialogs"]);
	const sent = actionData?.id;
	const message = actionData?.values.message ?? "";
	// A form whose schema could not be loaded was sent without JavaScript, too.
	useEffect(() => {
		if (sent) contactDraft.forget(visibleText(message), "");
	}, [sent, message]);
	return (
		<section id="write" aria-labelledby="write-title">
			<div className="frame grid-12 gap-y-8 py-16 md:py-28">
				<div className="col-span-12 lg:col-span-4">
					<h2 id="write-title" className="text-4xl">
						{t("form.title")}
					</h2>
					<p className="mt-5 max-w-[26rem] text-lg text-ink-soft">{t("form.text")}</p>
				</div>
				<div className="col-span-12 max-sm:frame-bleed border-b border-line-strong bg-sheet p-(--sheet-edge) pt-10 selvedge sm:border-x lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 xl:px-16">
					<p className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-ink pb-5">
						<Logo />
						<span className="caption text-ink-soft">{t("form.heading")}</span>
					</p>
					{sent ? (
						// biome-ignore lint/a11y/noAutofocus: without JavaScript nothing else moves the focus here
						<div role="status" tabIndex={-1} autoFocus className="outline-none">
							<h3 className="text-2xl">{t("dialogs:contact.success")}</h3>
							<p className="mt-3 text-lg">{t("dialogs:contact.successDescription")}</p>
						</div>
					) : (
						<ContactForm actionData={actionData} />
					)}
				</div>
				<Follow className="col-span-12 mt-6 lg:col-span-4 lg:row-start-2 lg:self-end" />
			</div>
		</section>
	);
}
