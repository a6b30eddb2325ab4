import type { ReactNode } from "react";
import { ExternalLink } from "../components/external-link.tsx";
import { PageLink } from "../layout/page-link.tsx";
import { isPagePath } from "../layout/page-paths.ts";

/** A link in a legal text: to a page, to another site, or to any other `href`. */
export function LegalTextLink({ href, children }: { href: string; children?: ReactNode }) {
	if (isPagePath(href)) return <PageLink page={href}>{children}</PageLink>;
	if (href.startsWith("https:")) return <ExternalLink href={href}>{children}</ExternalLink>;
	return <a href={href}>{children}</a>;
}
