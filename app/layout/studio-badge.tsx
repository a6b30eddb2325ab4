import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { tabStorage } from "../browser/storage.ts";
import { ExternalLink } from "../components/links.tsx";
import { CloseIcon } from "../components/ui/icons.tsx";
import { names, sites } from "../content/group.ts";
import { focusContent } from "./focus.ts";

/** Scroll position in pixels from which the badge is shown. */
const scrollThreshold = 800;

const key = "studioBadge";

function onScroll(listener: () => void) {
	addEventListener("scroll", listener, { passive: true });
	return () => removeEventListener("scroll", listener);
}

/**
 * The credit of the studio that built the site, shown after scrolling until it is closed for the session. It stands in a
 * margin of the page, on wide screens the left one, and is no wider, so that it covers neither text nor what can be pressed.
 */
export function StudioBadge() {
	const { t } = useTranslation(["common", "dialogs"]);
	const [closed, setClosed] = useState(false);
	const isDue = useSyncExternalStore(
		onScroll,
		() => scrollY > scrollThreshold && !tabStorage.read(key),
		() => false,
	);

	function close() {
		tabStorage.write(key, "closed");
		setClosed(true);
		// The focused button is removed with the badge.
		focusContent();
	}

	if (closed || !isDue) return null;
	return (
		<aside
			aria-label={t("badge.label")}
			className="caption fixed bottom-6 z-10 flex items-stretch border border-line-strong bg-sheet text-ink transition duration-300 ease-house [writing-mode:vertical-rl] max-lg:right-0 max-lg:w-(--frame-edge) max-lg:border-r-0 max-lg:text-[length:min(var(--text-xs),var(--frame-edge)*0.65)] lg:left-0 lg:border-l-0 lg:selvedge-side print:hidden starting:translate-x-4 lg:starting:-translate-x-4 starting:opacity-0"
		>
			<ExternalLink
				href={sites.studio}
				className="flex items-center gap-1 pt-3 hover:underline hover:underline-offset-3 max-lg:w-full lg:min-w-8 lg:pl-2.5"
			>
				<span lang="en" className="text-ink-soft">
					{t("badge.by")}
				</span>{" "}
				<strong translate="no" className="font-semibold">
					{names.studio}
				</strong>
			</ExternalLink>
			<button
				type="button"
				aria-label={t("dialogs:close")}
				onClick={close}
				className="grid min-h-8 place-items-center text-ink-soft hover:text-ink max-lg:w-full max-lg:min-h-11 lg:min-w-8 lg:pl-2.5"
			>
				<CloseIcon className="text-[0.625rem]" />
			</button>
		</aside>
	);
}
