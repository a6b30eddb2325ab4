import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { buttonClass } from "../components/ui/button.tsx";
import { ArrowRight, CloseIcon, MenuIcon } from "../components/ui/icons.tsx";
import { ContourField } from "../illustrations/contour-field.tsx";
import { menuPages } from "../pages.ts";
import { useRootData } from "../root-data.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { footerPagesId } from "./page-footer.tsx";
import { PageButton, PageLink } from "./page-link.tsx";

const menuId = "menu";

const supportsPopover = () => "popover" in HTMLElement.prototype;

/**
 * The menu of small screens: a native popover, which works without JavaScript. Browsers without popovers get a link to
 * the page list in the footer instead.
 */
export function MobileMenu() {
	const { t } = useTranslation("common");
	const pageNames = useRootData()?.pageNames;
	const { key } = useLocation();
	const menu = useRef<HTMLDivElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: closes the menu after each navigation, which changes the key
	useEffect(() => {
		if (supportsPopover() && menu.current?.matches(":popover-open")) menu.current.hidePopover();
	}, [key]);

	return (
		<>
			<button
				type="button"
				popoverTarget={menuId}
				aria-label={t("nav.openMenu")}
				className={buttonClass({
					variant: "ghost",
					size: "icon",
					className: "-mr-2.5 text-xl not-supports-[selector(:popover-open)]:hidden lg:hidden",
				})}
			>
				<MenuIcon />
			</button>
			{/* Following the link would be a navigation, which drops the location state that the results page needs. */}
			<a
				href={`#${footerPagesId}`}
				aria-label={t("nav.menu")}
				onClick={(event) => {
					event.preventDefault();
					document.getElementById(footerPagesId)?.scrollIntoView();
				}}
				className={buttonClass({
					variant: "ghost",
					size: "icon",
					className: "-mr-2.5 text-xl supports-[selector(:popover-open)]:hidden lg:hidden",
				})}
			>
				<MenuIcon />
			</a>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: only handles blur */}
			<div
				id={menuId}
				ref={menu}
				popover="auto"
				// The menu covers the page, so the focus must not move to an element behind it.
				onBlur={({ currentTarget, relatedTarget }) => {
					if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
				}}
				className="on-night isolate fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto border-0 not-supports-[selector(:popover-open)]:hidden open:flex lg:hidden lg:open:hidden"
			>
				<div className="frame flex min-h-17 items-center justify-between">
					<Logo />
					<LanguageSwitch className="ml-auto" />
					<button
						type="button"
						popoverTarget={menuId}
						popoverTargetAction="hide"
						aria-label={t("nav.closeMenu")}
						className="-mr-2.5 ml-4 inline-flex size-11 items-center justify-center rounded-full text-xl"
					>
						<CloseIcon />
					</button>
				</div>
				<ContourField field="shore" className="absolute inset-x-0 bottom-0 -z-10 h-[55dvh] text-line" />
				<nav
					aria-label={t("nav.menu")}
					className="frame flex flex-1 flex-col justify-between gap-8 pt-6 pb-8"
				>
					<ul className="border-t border-line">
						{menuPages.map((path) => (
							<li key={path} className="border-b border-line">
								<PageLink
									page={path}
									className="flex min-h-16 items-center justify-between font-display text-3xl font-semibold tracking-tight aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8"
								>
									{pageNames?.[path]}
									<ArrowRight className="size-5 shrink-0" />
								</PageLink>
							</li>
						))}
					</ul>
					<PageButton page="/" variant="default" className="min-h-13 w-full">
						{t("nav.explore")}
					</PageButton>
				</nav>
			</div>
		</>
	);
}
