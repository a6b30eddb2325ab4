import { NavLink, type NavLinkProps } from "react-router";
import { type PagePath, usePageAddress } from "../i18n/addresses.ts";

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
	return (
		<NavLink
			to={section ? `${address(page)}#${section}` : address(page)}
			end
			prefetch="intent"
			viewTransition
			{...rest}
		/>
	);
}
