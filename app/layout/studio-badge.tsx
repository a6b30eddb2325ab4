import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { focusContent } from "../browser/focus.ts";
import { tabStorage } from "../browser/storage.ts";
import { ExternalLink } from "../components/external-link.tsx";
import { CloseIcon } from "../components/ui/icons.tsx";
import { names, sites } from "../content/group.ts";

/** Scroll position in pixels from which the badge is shown. */
const scrollThreshold = 800;

const key = "studioBadge";

/** Whether the badge would lie over a link, button or field of the page. */
function coversControl(badge: HTMLElement | null): boolean {
	if (!badge || badge.contains(document.activeElement)) return false;
	const { left, right, top, bottom } = badge.getBoundingClientRect();
	const controls = document.querySelectorAll(
		"main :is(a, button, input, textarea, summary), body > footer a",
	);
	return [...controls].some((control) => {
		const box = control.getBoundingClientRect();
		return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
	});
}

/**
 * The credit of the studio that built the site, shown after scrolling until it is dismissed for the session. On wide
 * screens it is in the page's left margin, on narrow ones a chip in the lower right corner, hidden while it would cover
 * something to press, or an element with `data-floating` is shown.
 */
export function StudioBadge() {
	const { t } = useTranslation(["common", "dialogs"]);
	const badge = useRef<HTMLElement>(null);
	const [state, setState] = useState<"shown" | "covering">();
	const [closed, setClosed] = useState(false);

	useEffect(() => {
		if (closed || tabStorage.read(key) === "closed") return;
		let frame = 0;
		const schedule = () => {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(() => {
				const isDue = scrollY > scrollThreshold;
				// Its place can be measured once it is there.
				if (isDue && !badge.current) schedule();
				setState(isDue ? (coversControl(badge.current) ? "covering" : "shown") : undefined);
			});
		};
		addEventListener("scroll", schedule, { passive: true });
		// The page also moves below the badge when it grows.
		const growth = new ResizeObserver(schedule);
		growth.observe(document.body);
		return () => {
			cancelAnimationFrame(frame);
			removeEventListener("scroll", schedule);
			growth.disconnect();
		};
	}, [closed]);

	function close() {
		tabStorage.write(key, "closed");
		setClosed(true);
		// The focused button is removed with the badge.
		focusContent();
	}

	if (closed || !state) return null;
	return (
		<aside
			ref={badge}
			aria-label={t("badge.label")}
			className={`${state === "covering" ? "invisible" : ""} caption fixed z-10 flex items-stretch border border-line-strong bg-sheet text-ink transition duration-300 ease-house selvedge-side max-lg:right-3 max-lg:bottom-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:in-[:has([data-floating])]:hidden lg:bottom-6 lg:left-0 lg:border-l-0 lg:[writing-mode:vertical-rl] print:hidden starting:translate-y-4 lg:starting:translate-y-0 lg:starting:-translate-x-4 starting:opacity-0`}
		>
			<ExternalLink
				href={sites.studio}
				className="flex min-h-8 items-center gap-1 pl-5 hover:underline hover:underline-offset-3 lg:min-w-8 lg:pt-3 lg:pl-2.5"
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
				className="grid min-h-8 min-w-8 place-items-center text-ink-soft hover:text-ink lg:pl-2.5"
			>
				<CloseIcon className="size-2.5" />
			</button>
		</aside>
	);
}
