import bricolageGrotesque from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { type ReactNode, useEffect, useRef } from "react";
import {
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useLocation,
	useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { Logo } from "./components/logo.tsx";
import { PageError } from "./components/page-error.tsx";
import { PageFooter } from "./components/page-footer.tsx";
import { PageHeader } from "./components/page-header.tsx";
import { Toasts } from "./components/toasts.tsx";
import { pageContext } from "./context.ts";
import { boundLanguage, fixedAddress } from "./i18n/addresses.ts";
import { fallbackLanguage, type Language } from "./i18n/languages.ts";
import { wordsOf } from "./i18n/words.server.ts";
import { WordsProvider } from "./i18n/words-provider.tsx";
import "./app.css";

export function loader({ context }: Route.LoaderArgs) {
	const { language, publicApiKey } = context.get(pageContext);
	return {
		language,
		publicApiKey,
		words: { ...wordsOf(language, "common"), ...wordsOf(language, "dialogs") },
	};
}

/** The shared words stay while the language does. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
	return boundLanguage(currentUrl.pathname) !== boundLanguage(nextUrl.pathname);
}

/** Both fonts are on every page's first screen. */
export function links(): Route.LinkDescriptors {
	const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;
	return [
		{ ...font, href: bricolageGrotesque },
		{ ...font, href: instrumentSans },
		{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
	];
}

/** The page's language; by its address where the loader failed. */
function usePageLanguage(): Language {
	const { pathname } = useLocation();
	const data = useRouteLoaderData<typeof loader>("root");
	return data?.language ?? boundLanguage(pathname) ?? fallbackLanguage;
}

export function Layout({ children }: { children: ReactNode }) {
	return (
		<html lang={usePageLanguage()}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f2ea" />
				<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1813" />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<ScrollRestoration />
				<Scripts />
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
	return (
		<WordsProvider language={loaderData.language}>
			<PageHeader />
			<main id="content" tabIndex={-1}>
				<Outlet />
			</main>
			<PageFooter />
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
