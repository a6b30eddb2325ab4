import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { localizedPath, parseLocalizedPath } from "../i18n/localized-paths.ts";
import { useLinkLanguage } from "../i18n/use-localized-path.ts";
import { useRootData } from "../root-data.ts";
import type { PagePath } from "./page-paths.ts";

interface PageLinkProps
	extends Pick<ComponentProps<typeof Link>, "aria-label" | "className" | "children" | "onClick"> {
	page: PagePath;
	/** A section of it, by its id. */
	section?: string;
}

/** A link to a page of the site, in the kind of address that this one's links have. A link to the page that is open says so. */
export function PageLink({ page, section, ...rest }: PageLinkProps) {
	const language = useLinkLanguage();
	const { path } = parseLocalizedPath(useLocation().pathname);
	// The whistleblower channel promises to have nothing of third parties, and a script that a form has loaded stays in its
	// document. So where Turnstile is on, the channel has a document of its own, in whichever way a visitor comes or goes.
	const withTurnstile = useRootData()?.turnstileSiteKey !== undefined;
	const ownDocument = withTurnstile && (page === "/denuncias" || path === "/denuncias");
	return (
		<Link
			to={{ pathname: localizedPath(page, language), hash: section ?? "" }}
			prefetch={ownDocument ? "none" : "intent"}
			reloadDocument={ownDocument}
			viewTransition
			aria-current={page === path ? "page" : undefined}
			{...rest}
		/>
	);
}
