import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { type ButtonStyle, buttonClass } from "../components/ui/button.tsx";
import { ArrowRight } from "../components/ui/icons.tsx";
import { localizedPath, parseLocalizedPath } from "../i18n/localized-paths.ts";
import { useLinkLanguage } from "../i18n/use-localized-path.ts";
import type { PagePath } from "../pages.ts";
import { useRootData } from "../root-data.ts";
import { usePrefetch } from "./use-prefetch.ts";

interface PageLinkProps extends Pick<ComponentProps<typeof Link>, "aria-label" | "className" | "children"> {
	page: PagePath;
	/** Id of a section to link to. */
	section?: string | undefined;
}

/** A link to a page of the site, with the current language prefix. A link to the current page has `aria-current`. */
export function PageLink({ page, section, ...rest }: PageLinkProps) {
	const language = useLinkLanguage();
	const { path } = parseLocalizedPath(useLocation().pathname);
	const prefetch = usePrefetch();
	// The whistleblower page promises that no third party's code runs on it, but a script that a form has loaded stays in
	// its document. With Turnstile on, links from and to that page therefore load a new document.
	const withTurnstile = useRootData()?.turnstileSiteKey !== undefined;
	const ownDocument = withTurnstile && (page === "/denuncias" || path === "/denuncias");
	return (
		<Link
			to={{ pathname: localizedPath(page, language), hash: section ?? "" }}
			prefetch={ownDocument ? "none" : prefetch}
			reloadDocument={ownDocument}
			viewTransition
			aria-current={page === path ? "page" : undefined}
			{...rest}
		/>
	);
}

/** A link to a page that looks like a button with an arrow. */
export function PageButton({
	page,
	section,
	children,
	...style
}: Pick<PageLinkProps, "page" | "section" | "children"> & ButtonStyle) {
	return (
		<PageLink page={page} section={section} className={buttonClass(style)}>
			{children}
			<ArrowRight />
		</PageLink>
	);
}
