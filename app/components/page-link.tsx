import { NavLink, type NavLinkProps, useLocation, useRouteLoaderData } from "react-router";
import { fixedAddress, type PagePath, usePageAddress } from "../i18n/addresses.ts";
import type { loader } from "../root.tsx";

interface PageLinkProps extends Omit<NavLinkProps, "to" | "className" | "children" | "style"> {
	page: PagePath;
	/** A section of it, by its id. */
	section?: string;
	className?: string;
	children: NavLinkProps["children"];
}

/**
 * A link to a page of the site, in the kind of address this one was reached by. What it needs is fetched on intent,
 * the change is a view transition, and a link to the page that is open says so.
 */
export function PageLink({ page, section, ...rest }: PageLinkProps) {
	const address = usePageAddress();
	const ownDocument = useOwnDocument(page);
	return (
		<NavLink
			to={section ? `${address(page)}#${section}` : address(page)}
			end
			prefetch={ownDocument ? "none" : "intent"}
			reloadDocument={ownDocument}
			viewTransition
			{...rest}
		/>
	);
}

/**
 * The whistleblower channel promises to have nothing of third parties, and a script that a form has loaded stays in its
 * document. So where Turnstile is on, the channel has a document of its own, whichever way a visitor comes or goes back.
 */
function useOwnDocument(page: PagePath): boolean {
	const { path } = fixedAddress(useLocation().pathname);
	const withTurnstile = useRouteLoaderData<typeof loader>("root")?.turnstileSiteKey !== undefined;
	return withTurnstile && [page, path].includes("/denuncias");
}
