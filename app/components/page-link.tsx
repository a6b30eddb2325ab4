import {
	type ComponentProps,
	createContext,
	type MouseEvent,
	type ReactNode,
	type SyntheticEvent,
	useContext,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { PrefetchPageLinks, useLocation, useNavigate, useRouteLoaderData } from "react-router";
import { fixedAddress, type PagePath, pageAddress } from "../i18n/addresses.ts";
import type { Language } from "../i18n/languages.ts";
import type { loader } from "../root.tsx";

/** What the links of a page have in common. */
interface PageLinks {
	/** The page that is open, and the language that its address is fixed to, if it is. */
	path: string;
	language: Language | undefined;
	withTurnstile: boolean;
	/** Navigates in place, where the browser's own way is not asked for. */
	follow(event: MouseEvent<HTMLAnchorElement>): void;
	/** Fetches what a link's page needs if the visitor stays on the link. */
	intend(event: SyntheticEvent<HTMLAnchorElement>): void;
	forget(): void;
}

const PageLinksContext = createContext<PageLinks | undefined>(undefined);

/** How long a pointer or the focus stays on a link that is meant, in milliseconds. */
const intentDelay = 100;

/**
 * Lets the links inside lead on without a new document. They ask the router once for all of them: each by itself, with
 * an address to resolve twice, a page's links were a fifth of its rendering.
 */
export function PageLinksProvider({ children }: { children: ReactNode }) {
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const withTurnstile = useRouteLoaderData<typeof loader>("root")?.turnstileSiteKey !== undefined;
	const [intended, setIntended] = useState<string>();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	const links = useMemo<PageLinks>(() => {
		const forget = () => {
			clearTimeout(timer.current);
			setIntended(undefined);
		};
		return {
			...fixedAddress(pathname),
			withTurnstile,
			follow(event) {
				if (event.defaultPrevented || event.button !== 0) return;
				// A new tab, a new window, a download.
				if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
				event.preventDefault();
				const { pathname, hash, href } = event.currentTarget;
				navigate(pathname + hash, { replace: href === location.href, viewTransition: true });
			},
			intend({ currentTarget: { pathname } }) {
				// What is being fetched is not taken back by the press that follows.
				clearTimeout(timer.current);
				timer.current = setTimeout(() => setIntended(pathname), intentDelay);
			},
			forget,
		};
	}, [pathname, withTurnstile, navigate]);

	// A link that is gone with its page is not left by the pointer.
	useEffect(() => links.forget, [links]);

	return (
		<PageLinksContext value={links}>
			{children}
			{intended && <PrefetchPageLinks page={intended} />}
		</PageLinksContext>
	);
}

interface PageLinkProps extends Pick<ComponentProps<"a">, "aria-label" | "className" | "children"> {
	page: PagePath;
	/** A section of it, by its id. */
	section?: string;
	/** Called before the link is followed. */
	onClick?: () => void;
}

/**
 * A link to a page of the site, in the kind of address this one was reached by. What it needs is fetched on intent,
 * the change is a view transition, and a link to the page that is open says so.
 */
export function PageLink({ page, section, onClick, ...rest }: PageLinkProps) {
	const links = useContext(PageLinksContext);
	if (!links) throw new Error("A link to a page is inside of PageLinksProvider.");
	const address = pageAddress(page, links.language);
	const { intend, forget } = links;
	const ownDocument = needsOwnDocument(page, links);
	return (
		<a
			href={section ? `${address}#${section}` : address}
			aria-current={page === links.path ? "page" : undefined}
			onClick={(event) => {
				onClick?.();
				if (!ownDocument) links.follow(event);
			}}
			{...(!ownDocument && {
				onFocus: intend,
				onBlur: forget,
				onMouseEnter: intend,
				onMouseLeave: forget,
				onTouchStart: intend,
			})}
			{...rest}
		/>
	);
}

/**
 * The whistleblower channel promises to have nothing of third parties, and a script that a form has loaded stays in its
 * document. So where Turnstile is on, the channel has a document of its own, whichever way a visitor comes or goes back.
 */
function needsOwnDocument(page: PagePath, { path, withTurnstile }: PageLinks): boolean {
	return withTurnstile && (page === "/denuncias" || path === "/denuncias");
}
