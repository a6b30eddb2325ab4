import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { type ButtonStyle, buttonClass } from "../components/ui/button.tsx";
import { ArrowRight } from "../components/ui/icons.tsx";
import { localizedPath, parseLocalizedPath } from "../i18n/localized-paths.ts";
import { useLinkLanguage } from "../i18n/use-language.ts";
import type { PagePath } from "../pages.ts";

/**
 * How links prefetch a page. Where the router would reload the document for the missing code of a link that is only hovered, they do not.
 */
export const prefetch = "navigation" in globalThis ? "intent" : "none";

interface PageLinkProps
	extends Pick<ComponentProps<typeof Link>, "aria-label" | "className" | "children" | "onClick"> {
	page: PagePath;
	/** Fragment to link to: the id of a section, or what the page reads from it. */
	section?: string | undefined;
}

/** A link to a page of the site, with the current language prefix. A link to the current page has `aria-current`. */
export function PageLink({ page, section, ...rest }: PageLinkProps) {
	const language = useLinkLanguage();
	const { path } = parseLocalizedPath(useLocation().pathname);
	const isDocument = needsDocument(path, page);
	return (
		<Link
			to={{ pathname: localizedPath(page, language), hash: section ?? "" }}
			// All routes are known from the first page on.
			discover="none"
			reloadDocument={isDocument}
			prefetch={isDocument ? "none" : prefetch}
			aria-current={page === path ? "page" : undefined}
			{...rest}
		/>
	);
}

/**
 * Whether a link between two pages loads a new document: from and to the whistleblower page. What belongs to a document stays
 * in it, such as Turnstile's script, measurements of the page before, and a content security policy that lets the browser report
 * what it blocks, with the page's address.
 */
const needsDocument = (from: string, to: string) => from !== to && [from, to].includes("/denuncias");

/** A link to a page that looks like a button with an arrow. */
export function PageButton({
	page,
	section,
	children,
	...style
}: Pick<PageLinkProps, "page" | "section" | "children"> & ButtonStyle) {
	return (
		<PageLink page={page} section={section} className={buttonClass(style)}>
			<span>{children}</span>
			<ArrowRight />
		</PageLink>
	);
}
