import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { tabStorage } from "../browser/storage.ts";
import { ExternalLink } from "../components/external-link.tsx";
import { CloseIcon } from "../components/ui/icons.tsx";
import { names, sites } from "../content/placeholders.ts";

/** Scroll position in pixels from which the badge is shown. */
const scrollThreshold = 800;

const key = "studioBadge";

let dismissed: boolean | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
	listeners.add(listener);
	addEventListener("scroll", listener, { passive: true });
	return () => {
		listeners.delete(listener);
		removeEventListener("scroll", listener);
	};
}

function isVisible(): boolean {
	dismissed ??= tabStorage.read(key) === "closed";
	return !dismissed && scrollY > scrollThreshold;
}

function dismiss() {
	dismissed = true;
	tabStorage.write(key, "closed");
	for (const listener of listeners) listener();
	// The focused button is removed with the badge.
	document.querySelector<HTMLElement>("#content")?.focus({ preventScroll: true });
}

/**
 * The credit of the studio that built the site, shown after scrolling until it is dismissed for the session. On wide
 * screens it is in the page's left margin, on narrow ones a chip in the lower right corner, hidden while an element with
 * `data-floating` is shown.
 */
export function StudioBadge() {
	const { t } = useTranslation(["common", "dialogs"]);
	const visible = useSyncExternalStore(subscribe, isVisible, () => false);
	if (!visible) return null;
	return (
		<aside
			aria-label={t("badge.label")}
			className="caption fixed z-10 flex items-stretch border border-line-strong bg-sheet text-ink transition-[translate,opacity] duration-300 ease-house selvedge-side max-lg:right-3 max-lg:bottom-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:in-[:has([data-floating])]:hidden lg:bottom-6 lg:left-0 lg:border-l-0 lg:[writing-mode:vertical-rl] print:hidden starting:translate-y-4 lg:starting:translate-y-0 lg:starting:-translate-x-4 starting:opacity-0"
		>
			<ExternalLink
				href={sites.studio}
				className="flex min-h-8 items-center gap-1 pl-5 hover:underline hover:underline-offset-3 lg:min-w-8 lg:pt-3 lg:pl-2.5"
			>
				<span lang="en" className="text-ink-soft">
					{t("badge.by")}
				</span>{" "}
				<strong className="font-semibold">{names.studio}</strong>
			</ExternalLink>
			<button
				type="button"
				aria-label={t("dialogs:close")}
				onClick={dismiss}
				className="grid min-h-8 min-w-8 place-items-center text-ink-soft hover:text-ink lg:pl-2.5"
			>
				<CloseIcon className="size-2.5" />
			</button>
		</aside>
	);
}
