import { useTranslation } from "react-i18next";
import { buttonClass } from "../components/ui/button.tsx";
import { menuPages } from "../pages.ts";
import { useRootData } from "../root-data.ts";
import { ConnectionGuard } from "./connection-guard.tsx";
import { focusContent } from "./focus.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { PageButton, PageLink } from "./page-link.tsx";

/** The header of every page: skip link, logo, main pages, language switch and the link to the idea box. */
export function PageHeader() {
	const { t } = useTranslation("common");
	const pageNames = useRootData()?.pageNames;
	return (
		<header className="sticky top-0 z-20 border-b border-line bg-paper [view-transition-name:header]">
			{/* Following the link would be a navigation, which drops the location state that the results page needs. */}
			{/* biome-ignore lint/a11y/useValidAnchor: a link without JavaScript */}
			<a
				href="#content"
				onClick={(event) => {
					event.preventDefault();
					focusContent();
				}}
				className={buttonClass({ className: "absolute top-3 left-3 z-30 not-focus:sr-only" })}
			>
				{t("skip")}
			</a>
			<div className="frame flex min-h-17 items-center gap-4">
				<PageLink page="/" aria-label={t("nav.logo")} className="mr-auto inline-flex min-h-11 items-center">
					<Logo />
				</PageLink>
				<nav aria-label={t("nav.label")} className="max-lg:hidden">
					<ul className="flex gap-x-1 xl:gap-x-3">
						{menuPages.map((path) => (
							<li key={path}>
								<PageLink page={path} className="menu-link text-sm">
									{pageNames?.[path]}
								</PageLink>
							</li>
						))}
					</ul>
				</nav>
				<LanguageSwitch className="max-[20rem]:hidden lg:ml-4" />
				<PageButton page="/" variant="outline" className="max-lg:hidden">
					{t("nav.explore")}
				</PageButton>
				<MobileMenu />
			</div>
			<ConnectionGuard />
		</header>
	);
}
