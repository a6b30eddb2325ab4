import type { MetaDescriptor } from "react-router";
import { names } from "./group/stand-ins.ts";

/** What a page's locale file says for search engines and tabs. `{{group}}` stands for the group's name. */
interface MetaWords {
	metaTitle: string;
	metaDescription: string;
}

/** The metadata of a page that search engines may list; none where its loader failed. */
export function pageMeta(words: MetaWords | undefined): MetaDescriptor[] {
	if (!words) return [];
	const fill = (text: string) => text.replaceAll("{{group}}", names.group);
	return [{ title: fill(words.metaTitle) }, { name: "description", content: fill(words.metaDescription) }];
}
