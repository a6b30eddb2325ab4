import type { MetaDescriptor } from "react-router";
import { names } from "../content/placeholders.ts";

export interface PageDescription {
	title: string;
	description: string;
	/** Search engines must not index the page. */
	unlisted?: true;
}

const separator = " · ";

/** A page's title without the group's name. */
export function titleWithoutGroup(title: string): string {
	return title
		.split(separator)
		.filter((part) => part !== names.group)
		.join(separator);
}

interface MetaArgs {
	/** The loader data of `pageData`; undefined if the loader failed. */
	loaderData: { meta: PageDescription } | undefined;
}

/**
 * The `meta` of every page: its title and description, also for Open Graph. Tags that follow from the path are in
 * `page-tags.tsx`.
 */
export function meta({ loaderData }: MetaArgs): MetaDescriptor[] {
	if (!loaderData) return [];
	const { title, description, unlisted } = loaderData.meta;
	return [
		{ title },
		{ name: "description", content: description },
		{ property: "og:title", content: titleWithoutGroup(title) },
		{ property: "og:description", content: description },
		// The picture shows the title and the group's name.
		{ property: "og:image:alt", content: title },
		...(unlisted ? [{ name: "robots", content: "noindex" }] : []),
	];
}
