import type { MetaDescriptor } from "react-router";
import { names } from "../content/placeholders.ts";

/** What a page says of itself to search engines and in tabs. */
export interface PageDescription {
	title: string;
	description: string;
}

const separator = " · ";

/** The page's own part of its title, without the group's name before or after it. */
export function titleWithoutGroup(title: string): string {
	return title
		.split(separator)
		.filter((part) => part !== names.group)
		.join(separator);
}

interface MetaArgs {
	/** What `pageData` sent; undefined where the loader failed. */
	loaderData: { meta: PageDescription } | undefined;
}

/**
 * The `meta` of every page: what it says of itself to tabs, search engines and those with whom it is shared. What follows from its
 * address alone is in `page-tags.tsx`.
 */
export function meta({ loaderData }: MetaArgs): MetaDescriptor[] {
	if (!loaderData) return [];
	const { title, description } = loaderData.meta;
	return [
		{ title },
		{ name: "description", content: description },
		{ property: "og:title", content: titleWithoutGroup(title) },
		{ property: "og:description", content: description },
		// The picture shows the title and the group's name.
		{ property: "og:image:alt", content: title },
	];
}

/** The `meta` of a page that search engines may not list. */
export function unlistedMeta(args: MetaArgs): MetaDescriptor[] {
	return [...meta(args), { name: "robots", content: "noindex" }];
}
