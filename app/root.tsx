import { type ReactNode, Suspense, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import type { Route } from "./+types/root";
import { Logo } from "./components/logo.tsx";
import { PageError } from "./components/page-error.tsx";
import { StudioBadge } from "./components/studio-badge.tsx";
import { deleteWithoutConsent } from "./consent/consent.ts";
import { pageContext } from "./context.ts";
import { preloadFonts } from "./fonts/preload-fonts.ts";
import { I18nProvider } from "./i18n/i18n-provider.tsx";
import { fallbackLanguage, type Language } from "./i18n/languages.ts";
import { localeFromPath } from "./i18n/localized-paths.ts";
import { getResources } from "./i18n/resources.server.ts";
import { PageFooter } from "./navigation/page-footer.tsx";
import { PageHeader } from "./navigation/page-header.tsx";
import { RouteAnnouncer } from "./navigation/route-announcer.tsx";
import { useFocusOnNavigation } from "./navigation/use-focus-on-navigation.ts";
import { type RootData, useRootData } from "./root-data.ts";
import { icons } from "./seo/icons.ts";
import { PageTags } from "./seo/page-tags.tsx";
import { Styles } from "./styles/styles.tsx";
import { themeColours } from "./styles/theme-colours.ts";
import { Toasts } from "./toasts/toasts.tsx";
import { useWebVitals } from "./web-vitals/use-web-vitals.ts";

export function loader({ context }: Route.LoaderArgs): RootData {
	const { language, publicApiKey, turnstileSiteKey } = context.get(pageContext);
	return {
		language,
		publicApiKey,
		...(turnstileSiteKey && { turnstileSiteKey }),
		resources: getResources(language, "common", "dialogs"),
	};
}

/** Root data changes with the language only. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
	return localeFromPath(currentUrl.pathname) !== localeFromPath(nextUrl.pathname);
}

export function links(): Route.LinkDescriptors {
	return [
		{ rel: "icon", href: icons.tab.file, sizes: `${icons.tab.size}x${icons.tab.size}` },
		{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
		{ rel: "apple-touch-icon", href: icons.touch.file },
		{ rel: "manifest", href: "/site.webmanifest" },
	];
}

/** The page's language, taken from its path if the loader failed. */
function usePageLanguage(): Language {
	const { pathname } = useLocation();
	const data = useRootData();
	return data?.language ?? localeFromPath(pathname) ?? fallbackLanguage;
}

export function Layout({ children }: { children: ReactNode }) {
	const language = usePageLanguage();
	preloadFonts();
	return (
		<html lang={language}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
				<meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
				{/* Before the page's own: what it says of its picture belongs to the picture. */}
				<PageTags language={language} />
				<Meta />
				<Links />
				<Styles />
			</head>
			<body>
				{children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

export default function App({ loaderData }: Route.ComponentProps) {
	useFocusOnNavigation();
	useWebVitals();
	// Consent may have expired since the last visit.
	useEffect(deleteWithoutConsent, []);
	return (
		<I18nProvider language={loaderData.language}>
			<RouteAnnouncer />
			<PageHeader />
			<main id="content" tabIndex={-1}>
				<Outlet />
			</main>
			{/* Its own boundary, so that it hydrates after the content. */}
			<Suspense>
				<PageFooter />
			</Suspense>
			<StudioBadge />
			<Toasts />
		</I18nProvider>
	);
}

/** Shown when the root route fails. It needs no loader data. */
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
