import type { MetaDescriptor } from "react-router";
import { names } from "../content/placeholders.ts";

/** What a page says of itself to search engines and in tabs. */
export interface PageDescription {
	title: string;
	description: string;
}

const separator = " · ";

/** The page's own part of its title, without the group's name before or after it. */
export function ownTitle(title: string): string {
	return title
		.split(separator)
		.filter((part) => part !== names.group)
		.join(separator);
}

/**
 * What a page says of itself to tabs, search engines and those with whom it is shared; nothing where its loader
 * failed. What follows from its address alone is in `app/seo/page-tags.tsx`.
 */
export function pageMeta(page: PageDescription | undefined): MetaDescriptor[] {
	if (!page) return [];
	const { title, description } = page;
	return [
		{ title },
		{ name: "description", content: description },
		{ property: "og:title", content: ownTitle(title) },
		{ property: "og:description", content: description },
		// The picture shows the title and the group's name.
		{ property: "og:image:alt", content: title },
	];
}
