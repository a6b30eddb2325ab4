import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useHydrated } from "../browser/use-hydrated.ts";
import { LargeContactLink } from "../components/links.tsx";
import { buttonClass } from "../components/ui/button.tsx";
import { ArrowRight, CloseIcon, MenuIcon } from "../components/ui/icons.tsx";
import { showModal } from "../components/ui/show-modal.ts";
import { contacts } from "../content/group.ts";
import { menuPages } from "../pages.ts";
import { useRootData } from "../root-data.ts";
import { limits } from "../schemas/limits.ts";
import { NavigationProgress } from "./connection-guard.tsx";
import { focusContent } from "./focus.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { PageButton, PageLink } from "./page-link.tsx";

const menuId = "menu";

/**
 * The menu of small screens: a modal dialog, so that the page behind it neither scrolls nor is read out. Without JavaScript
 * it opens as a popover.
 */
export function MobileMenu() {
	const { t } = useTranslation("common");
	const pageNames = useRootData()?.pageNames;
	const { key } = useLocation();
	const menu = useRef<HTMLDialogElement>(null);
	const shownKey = useRef(key);
	const hydrated = useHydrated();

	function open(event: MouseEvent) {
		// It may have been opened as a popover before hydration.
		if (!menu.current || menu.current.matches(":popover-open")) return;
		event.preventDefault();
		showModal(menu.current);
	}

	// After each navigation, which changes the key, and where the header has room for the links.
	useEffect(() => {
		const close = () => {
			menu.current?.close();
			if (menu.current?.matches(":popover-open")) menu.current.hidePopover();
		};
		if (shownKey.current !== key) close();
		shownKey.current = key;
		const wide = matchMedia("(width >= 64rem)");
		const onChange = () => {
			const wasOpen = menu.current?.matches(":modal, :popover-open");
			close();
			// The menu button, which would get the focus, is gone.
			if (wasOpen) focusContent();
		};
		wide.addEventListener("change", onChange);
		return () => wide.removeEventListener("change", onChange);
	}, [key]);

	return (
		<>
			<button
				type="button"
				popoverTarget={menuId}
				onClick={open}
				aria-label={t("nav.openMenu")}
				className={buttonClass({
					variant: "ghost",
					size: "icon",
					className: "-mr-[min(0.625rem,3vw)] text-xl lg:hidden",
				})}
			>
				<MenuIcon />
			</button>
			<dialog
				id={menuId}
				ref={menu}
				popover="auto"
				aria-label={t("nav.menu")}
				className="on-night fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain border-0 p-0"
			>
				<div className="relative isolate flex min-h-full flex-col">
					<div
						aria-hidden="true"
						className="contour-shore absolute inset-x-0 bottom-0 -z-10 h-[55dvh] text-line"
					/>
					<div className="relative border-b border-line">
						<div className="frame flex min-h-17 flex-wrap items-center py-2">
							<Logo />
							<div className="mr-[max(-0.625rem,-3vw)] ml-auto flex items-center gap-[3vw]">
								<LanguageSwitch />
								<button
									type="button"
									popoverTarget={menuId}
									popoverTargetAction="hide"
									onClick={() => menu.current?.close()}
									aria-label={t("nav.closeMenu")}
									className="inline-flex size-11 items-center justify-center rounded-full text-xl"
								>
									<CloseIcon />
								</button>
							</div>
						</div>
						<NavigationProgress />
					</div>
					<div className="frame grid flex-1 grid-cols-1 content-between gap-x-[8vw] gap-y-10 pb-8 sm:grid-cols-2 sm:content-start sm:pt-4">
						<nav aria-label={t("nav.menu")}>
							<ul>
								{menuPages.map((path) => (
									<li key={path} className="border-b border-line">
										<PageLink
											page={path}
											className="flex min-h-[clamp(3rem,9dvh,7rem)] items-center gap-4 justify-between font-display text-3xl font-semibold tracking-tight aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8"
										>
											<span>{pageNames?.[path]}</span>
											<ArrowRight className="size-5 shrink-0" />
										</PageLink>
									</li>
								))}
							</ul>
						</nav>
						<div>
							<h2 className="text-2xl">{t("invitation.title")}</h2>
							<p className="mt-2 text-ink-soft">{t("invitation.text", { ideaMax: limits.ideaMax })}</p>
							{/* Without JavaScript, a link to a section of the same page would leave the menu open over it. */}
							<PageButton
								page={hydrated ? "/" : "/idea"}
								section={hydrated ? "idea" : undefined}
								size="lg"
								className="mt-5 w-full"
							>
								{t("invitation.explore")}
							</PageButton>
							<p className="mt-5 flex flex-wrap gap-x-8">
								<LargeContactLink to={contacts.email} className="text-lg" />
								<LargeContactLink to={contacts.phone} className="text-lg" />
							</p>
						</div>
					</div>
				</div>
			</dialog>
		</>
	);
}
