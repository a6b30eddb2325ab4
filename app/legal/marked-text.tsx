import type { ReactNode } from "react";
import { ExternalLink } from "../components/external-link.tsx";
import { PageLink } from "../components/page-link.tsx";
import type { PagePath } from "../i18n/addresses.ts";
import type { MarkedText as Text } from "./legal-text.ts";

/** A link's words and target, or a key. */
const marks = /\[([^\]]+)\]\(([^)\s]+)\)|`([^`]+)`/g;

/** Renders a line with its links and keys. */
export function MarkedText({ text }: { text: Text }) {
	const parts: ReactNode[] = [];
	let end = 0;
	for (const match of text.matchAll(marks)) {
		const [whole, words, target, key] = match;
		parts.push(text.slice(end, match.index));
		parts.push(
			target ? (
				<MarkedLink key={match.index} target={target}>
					{words}
				</MarkedLink>
			) : (
				<code key={match.index}>{key}</code>
			),
		);
		end = match.index + whole.length;
	}
	return [...parts, text.slice(end)];
}

function MarkedLink({ target, children }: { target: string; children: ReactNode }) {
	if (target.startsWith("/")) return <PageLink page={target as PagePath}>{children}</PageLink>;
	if (target.startsWith("https:")) return <ExternalLink href={target}>{children}</ExternalLink>;
	return <a href={target}>{children}</a>;
}
