import { useTranslation } from "react-i18next";
import { ExternalLink } from "../../components/links.tsx";
import { NumberedSections, SectionHeading } from "../../components/section.tsx";
import { ArrowOut } from "../../components/ui/icons.tsx";
import { sites } from "../../content/group.ts";
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
			<FollowUs />
			<AboutGroup />
		</NumberedSections>
	);
}

const profiles = [
	{ labelKey: "follow.linkedin", site: sites.linkedin },
	{ labelKey: "follow.website", site: sites.group },
] as const;

function FollowUs() {
	const { t } = useTranslation("contact");
	return (
		<section aria-labelledby="follow" className="border-t border-line">
			<div className="frame pt-12 pb-8 md:pt-16">
				<SectionHeading id="follow" className="text-2xl" title={t("follow.title")} />
			</div>
			<ul className="grid gap-px border-y border-line bg-line sm:grid-cols-2">
				{profiles.map(({ labelKey, site }) => (
					<li
						key={labelKey}
						className="group bg-paper px-(--frame-edge) transition duration-300 hover:bg-sheet"
					>
						<ExternalLink href={site} className="flex h-full flex-col py-8 md:py-12">
							<span className="flex items-center justify-between gap-4 font-display text-3xl font-semibold tracking-tight">
								<span>{t(labelKey)}</span>
								<ArrowOut className="size-[0.8em] shrink-0 transition duration-300 group-hover:translate-x-1 group-hover:-translate-y-1" />
							</span>
							<span className="mt-2 text-sm wrap-anywhere text-ink-soft">{site.replace("https://", "")}</span>
						</ExternalLink>
					</li>
				))}
			</ul>
		</section>
	);
}
