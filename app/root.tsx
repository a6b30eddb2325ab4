import { type ReactNode, useEffect, useRef, useState } from "react";
import { Links, Meta, Outlet, ScrollRestoration, useLocation, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { Logo } from "./components/logo.tsx";
import { PageError } from "./components/page-error.tsx";
import { PageFooter } from "./components/page-footer.tsx";
import { PageHeader } from "./components/page-header.tsx";
import { PageLinksProvider } from "./components/page-link.tsx";
import { StudioBadge } from "./components/studio-badge.tsx";
import { Toasts } from "./components/toasts.tsx";
import { forgetWithoutConsent } from "./consent/consent.ts";
import { pageContext } from "./context.ts";
import { FontPreloads } from "./fonts/font-preloads.tsx";
import { lateFonts } from "./fonts/late-fonts.ts";
import { groundColours } from "./ground-colours.ts";
import { fixedAddress, languageOfAddress } from "./i18n/addresses.ts";
import { fallbackLanguage, type Language } from "./i18n/languages.ts";
import { wordsText } from "./i18n/words.server.ts";
import { WordsProvider } from "./i18n/words-provider.tsx";
import { readWords } from "./i18n/words-text.ts";
import { useVitals } from "./measuring/use-vitals.ts";
import { PageScripts } from "./page-start.tsx";
import { icons } from "./seo/icons.ts";
import { PageTags } from "./seo/page-tags.tsx";
import "./app.css";

export function loader({ context }: Route.LoaderArgs) {
	const { language, publicApiKey, turnstileSiteKey } = context.get(pageContext);
	return {
		language,
		publicApiKey,
		...(turnstileSiteKey && { turnstileSiteKey }),
		words: wordsText(language, "common", "dialogs"),
	};
}

/** The shared words stay while the language does. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
	return languageOfAddress(currentUrl.pathname) !== languageOfAddress(nextUrl.pathname);
}

export function links(): Route.LinkDescriptors {
	return [
		{ rel: "icon", href: icons.tab.file, sizes: `${icons.tab.size}x${icons.tab.size}` },
		{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
		{ rel: "apple-touch-icon", href: icons.touch.file },
		{ rel: "manifest", href: "/site.webmanifest" },
	];
}

/** The page's language; by its address where the loader failed. */
function usePageLanguage(): Language {
	const { pathname } = useLocation();
	const data = useRouteLoaderData<typeof loader>("root");
	return data?.language ?? languageOfAddress(pathname) ?? fallbackLanguage;
}

/**
 * Whether the document that the visitor came to is the home page: it is seen before its fonts come, and none of its lines
 * breaks elsewhere when they do. Of the other pages' lines, some would at some widths.
 */
function useLateFonts(): boolean {
	const { pathname } = useLocation();
	const [isHome] = useState(() => fixedAddress(pathname).path === "/");
	return isHome && !import.meta.env.DEV;
}

export function Layout({ children }: { children: ReactNode }) {
	const language = usePageLanguage();
	const data = useRouteLoaderData<typeof loader>("root");
	const common = data && readWords(data.words).common;
	const withLateFonts = useLateFonts();
	return (
		// In the browser, React must not set again what `page-start.server.ts` has taken away.
		<html lang={language} {...(withLateFonts && import.meta.env.SSR && { [lateFonts.mark]: "" })}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" media="(prefers-color-scheme: light)" content={groundColours.light} />
				<meta name="theme-color" media="(prefers-color-scheme: dark)" content={groundColours.dark} />
				{/* Before the page's own: what it says of its picture belongs to the picture. */}
				<PageTags language={language} common={common} />
				<Meta />
				<Links />
				{!withLateFonts && <FontPreloads />}
			</head>
			<body>
				{children}
				<ScrollRestoration />
				<PageScripts />
			</body>
		</html>
	);
}

/** After a navigation in the browser the focus is in the new page, where a screen reader goes on reading. */
function useFocusOnNavigation() {
	const { path } = fixedAddress(useLocation().pathname);
	const last = useRef(path);
	useEffect(() => {
		const content = document.querySelector<HTMLElement>("#content");
		if (last.current !== path && !content?.contains(document.activeElement)) {
			content?.focus({ preventScroll: true });
		}
		last.current = path;
	}, [path]);
}

export default function App({ loaderData }: Route.ComponentProps) {
	useFocusOnNavigation();
	useVitals();
	// Consent may have lapsed since the last visit.
	useEffect(forgetWithoutConsent, []);
	return (
		<WordsProvider language={loaderData.language}>
			<PageLinksProvider>
				<PageHeader />
				<main id="content" tabIndex={-1}>
					<Outlet />
				</main>
				<PageFooter />
			</PageLinksProvider>
			<StudioBadge />
			<Toasts />
		</WordsProvider>
	);
}

/** What is left when the shell itself fails. It needs no loader's data. */
export function ErrorBoundary() {
	return (
		<main id="content" className="flex min-h-dvh flex-col">
			<div className="frame pt-5">
				<Logo />
			</div>
			<PageError language={usePageLanguage()} />
		</main>
	);
}
