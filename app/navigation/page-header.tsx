import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { Logo } from "../components/logo.tsx";
import { type ButtonVariant, buttonClass } from "../components/ui/button.tsx";
import { ArrowRight, Cross, MenuLines } from "../components/ui/icons.tsx";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { languages } from "../i18n/languages.ts";
import { localizedPath, parseLocalizedPath } from "../i18n/localized-paths.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { ContourField } from "../illustrations/contour-field.tsx";
import { footerPagesId } from "./page-footer.tsx";
import { PageLink } from "./page-link.tsx";
import { pageNames } from "./page-names.ts";
import { isPagePath, notFoundPath, type PagePath } from "./page-paths.ts";
import { isPlainClick } from "./plain-click.ts";

const menuId = "menu";

const pages = ["/", "/nosotros", "/empresas", "/inversores", "/contact"] as const satisfies PagePath[];

/** The same page and section in each language, at its fixed address. */
function LanguageSwitch({ className }: { className: string }) {
	const { t } = useTranslation("common");
	const current = useLanguage();
	const { pathname, hash, state } = useLocation();
	const { path } = parseLocalizedPath(pathname);
	// The server is not told which section was asked for.
	const section = useHydrated() ? hash : "";
	return (
		<ul aria-label={t("language.label")} className={`flex items-center ${className}`}>
			{languages.map((language) => (
				<li key={language} className="not-first:border-l not-first:border-line">
					<Link
						// Without a query: no page reads one, and the pages that are kept for all know none.
						to={{ pathname: localizedPath(isPagePath(path) ? path : notFoundPath, language), hash: section }}
						// It is the same page: the visitor goes on reading where they were.
						preventScrollReset
						// The results live in it.
						state={state}
						prefetch="intent"
						lang={language}
						hrefLang={language}
						aria-current={language === current ? "true" : undefined}
						className="caption inline-flex min-h-11 min-w-11 items-center justify-center text-ink-soft uppercase hover:text-ink aria-[current]:font-bold aria-[current]:text-ink"
					>
						<span aria-hidden="true">{language}</span>
						<span className="sr-only">{t(`language.${language}`)}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

function ExploreLink({ variant, className }: { variant: ButtonVariant; className: string }) {
	const { t } = useTranslation("common");
	return (
		<PageLink
			page="/"
			// The router keeps the place on a page that is already open.
			onClick={(event) => {
				if (isPlainClick(event)) window.scrollTo({ top: 0 });
			}}
			className={buttonClass({ variant, className })}
		>
			{t("nav.explore")}
			<ArrowRight />
		</PageLink>
	);
}

const hasPopovers = () => "popover" in HTMLElement.prototype;

/**
 * The menu of small screens: a native popover, so that it opens and closes without a script too. Browsers that know none would
 * show it on top of every page: there its place is taken by a link to the pages at the foot.
 */
function SmallMenu() {
	const { t } = useTranslation("common");
	const { key } = useLocation();
	const menu = useRef<HTMLDivElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key, and closes the menu
	useEffect(() => {
		if (hasPopovers() && menu.current?.matches(":popover-open")) menu.current.hidePopover();
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
				<MenuLines />
			</button>
			{/* Followed, it would be a navigation, and drop the state that an analysis lives in. */}
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
				<MenuLines />
			</a>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: only notices that the focus leaves */}
			<div
				id={menuId}
				ref={menu}
				popover="auto"
				// It covers the page: what lies behind must not get the focus unseen.
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
						<Cross />
					</button>
				</div>
				<ContourField field="shore" className="absolute inset-x-0 bottom-0 -z-10 h-[55dvh] text-line" />
				<nav
					aria-label={t("nav.menu")}
					className="frame flex flex-1 flex-col justify-between gap-8 pt-6 pb-8"
				>
					<ul className="border-t border-line">
						{pages.map((path) => (
							<li key={path} className="border-b border-line">
								<PageLink
									page={path}
									className="flex min-h-16 items-center justify-between font-display text-3xl font-semibold tracking-tight aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8"
								>
									{t(pageNames[path])}
									<ArrowRight className="size-5 shrink-0" />
								</PageLink>
							</li>
						))}
					</ul>
					<ExploreLink variant="default" className="min-h-13 w-full" />
				</nav>
			</div>
		</>
	);
}

/** On top of every page: skip link, logo, the five pages, the languages, and the way back to the idea. */
export function PageHeader() {
	const { t } = useTranslation("common");
	return (
		<header className="sticky top-0 z-20 border-b border-line bg-paper [view-transition-name:header]">
			{/* Followed, it would be a navigation, and drop the state that an analysis lives in. */}
			{/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it is followed */}
			<a
				href="#content"
				onClick={(event) => {
					event.preventDefault();
					document.querySelector<HTMLElement>("#content")?.focus();
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
						{pages.map((path) => (
							<li key={path}>
								<PageLink
									page={path}
									className="relative inline-flex min-h-11 items-center px-2.5 text-sm font-medium text-ink-soft hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 aria-[current]:after:-bottom-3 aria-[current]:after:border-t-3 aria-[current]:after:border-ink"
								>
									{t(pageNames[path])}
								</PageLink>
							</li>
						))}
					</ul>
				</nav>
				<LanguageSwitch className="max-[20rem]:hidden lg:ml-4" />
				<ExploreLink variant="outline" className="max-lg:hidden" />
				<SmallMenu />
			</div>
		</header>
	);
}
