/** How large a page is for those who render it. */
export interface MarkupSize {
	/** Of the whole page, in UTF-8. */
	bytes: number;
	elements: number;
	attributes: number;
}

/** Measures a page as React writes it: attributes in double quotes, `<` and `>` nowhere but in tags and scripts. */
export function markupSize(html: string): MarkupSize {
	const markup = html.replace(/(<script\b[^>]*>).*?<\/script>/gs, "$1");
	const tags = markup.match(/<[a-z][^>]*>/gi) ?? [];
	return {
		bytes: Buffer.byteLength(html),
		elements: tags.length,
		attributes: tags.reduce((sum, tag) => sum + (tag.match(/\s[^\s=>"]+="[^"]*"/g)?.length ?? 0), 0),
	};
}
