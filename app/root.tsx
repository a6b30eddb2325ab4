import { type ReactNode, Suspense, useEffect } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import type { Route } from "./+types/root";
import { deleteWithoutConsent, useConsent } from "./browser/consent.ts";
import { ignoreSecondPress } from "./browser/double-click.ts";
import { EarlyInput, HydratedMark } from "./browser/early-input.ts";
import { useLayoutOfSections } from "./browser/first-layout.ts";
import { waitForData } from "./browser/missing-pages.ts";
import { PageError } from "./components/page-error.tsx";
import { Toasts } from "./components/toasts.tsx";
import { pageContext } from "./context.ts";
import { I18nProvider } from "./i18n/i18n-provider.tsx";
import { localeFromPath } from "./i18n/localized-paths.ts";
import { getResources } from "./i18n/resources.server.ts";
import { useLanguage } from "./i18n/use-language.ts";
import { useFocusOnNavigation } from "./layout/focus.ts";
import { Logo } from "./layout/logo.tsx";
import { PageFooter } from "./layout/page-footer.tsx";
import { PageHeader } from "./layout/page-header.tsx";
import { PageTags } from "./layout/page-tags.tsx";
import { linkedIcons } from "./layout/public-images.ts";
import { RouteAnnouncer } from "./layout/route-announcer.tsx";
import { StudioBadge } from "./layout/studio-badge.tsx";
import { pageNames } from "./page-data.server.ts";
import { type RootData, usePublicApiKey } from "./root-data.ts";
import { preloadFonts, Styles } from "./styles/styles.tsx";
import { themeColours } from "./styles/theme-colours.ts";

export function loader({ context }: Route.LoaderArgs): RootData {
	const { language, publicApiKey, turnstileSiteKey } = context.get(pageContext);
	return {
		language,
		publicApiKey,
		...(turnstileSiteKey && { turnstileSiteKey }),
		pageNames: pageNames(language),
		resources: getResources(language, "common", "dialogs"),
	};
}

/** Root data changes with the language only. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
	return localeFromPath(currentUrl.pathname) !== localeFromPath(nextUrl.pathname);
}

export const clientMiddleware = [waitForData];

export function links(): Route.LinkDescriptors {
	return [
		{ rel: "icon", href: linkedIcons.tab.file, sizes: `${linkedIcons.tab.size}x${linkedIcons.tab.size}` },
		{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
		{ rel: "apple-touch-icon", href: linkedIcons.touch.file },
		{ rel: "manifest", href: "/site.webmanifest" },
	];
}

export function Layout({ children }: { children: ReactNode }) {
	const language = useLanguage();
	preloadFonts();
	return (
		// Marked before hydration (styles.tsx).
		<html lang={language} data-path={useLocation().pathname} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{/* Else iPhones make links of numbers in the HTML before React has hydrated it. */}
				<meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
				<meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
				<meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
				<PageTags language={language} />
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
	useLayoutOfSections();
	useEffect(ignoreSecondPress, []);
	// Consent may have expired since the last visit.
	useEffect(deleteWithoutConsent, []);
	return (
		<I18nProvider language={loaderData.language}>
			<RouteAnnouncer />
			<PageHeader />
			<main id="content">
				{/* Its own boundary: where an extension has changed it before hydration, React renders only this anew. */}
				<Suspense>
					<Outlet />
					<EarlyInput />
					<HydratedMark part="content" />
				</Suspense>
			</main>
			{/* Its own boundary, so that it hydrates after the content. */}
			<Suspense>
				<PageFooter />
				<HydratedMark part="footer" />
			</Suspense>
			<StudioBadge />
			<Toasts />
		</I18nProvider>
	);
}

/** Measures web vitals with consent to `performance`; without it, the code is not loaded. */
function useWebVitals(): void {
	const { performance } = useConsent().allowed;
	const publicApiKey = usePublicApiKey();
	useEffect(() => {
		if (!performance) return;
		import("./browser/report-web-vitals.client.ts").then(
			({ reportWebVitals }) => reportWebVitals(publicApiKey),
			() => {},
		);
	}, [performance, publicApiKey]);
}

/** Shown when the root route fails. It needs no loader data. */
export function ErrorBoundary() {
	return (
		<main id="content" className="flex min-h-dvh flex-col">
			<div className="frame pt-5">
				<Logo />
			</div>
			<PageError language={useLanguage()} />
		</main>
	);
}
