import type { MetaDescriptor } from "react-router";
import { names } from "./group/stand-ins.ts";
import { fillIn } from "./i18n/fill-in.ts";

/** What a page's locale file says for search engines and tabs. `{{group}}` stands for the group's name. */
export interface MetaWords {
	metaTitle: string;
	metaDescription: string;
}

const separator = " · ";

/** The page's own part of its title, without the group's name before or after it. */
export function ownTitle(metaTitle: string): string {
	return fillIn(metaTitle, names)
		.split(separator)
		.filter((part) => part !== names.group)
		.join(separator);
}

/**
 * What a page says of itself to tabs, search engines and those with whom it is shared; nothing where its loader
 * failed. What follows from its address alone is in `app/seo/page-tags.tsx`.
 */
export function pageMeta(words: MetaWords | undefined): MetaDescriptor[] {
	if (!words) return [];
	const title = fillIn(words.metaTitle, names);
	const description = fillIn(words.metaDescription, names);
	return [
		{ title },
		{ name: "description", content: description },
		{ property: "og:title", content: ownTitle(words.metaTitle) },
		{ property: "og:description", content: description },
		// The picture shows the title and the group's name.
		{ property: "og:image:alt", content: title },
	];
}
