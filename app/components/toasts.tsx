import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useLocalizedPath } from "../i18n/use-language.ts";
import { Rings } from "../layout/logo.tsx";
import { CloseIcon } from "./ui/icons.tsx";

export interface Toast {
	title: string;
	description: string;
	/** The language of the texts: the page may have another one by now. */
	lang?: string;
	variant?: "default" | "destructive";
	/** Stays until it is dismissed. */
	persistent?: boolean;
	/** A button that dismisses the toast. It is told the paths of the page that is shown. */
	action?: { label: string; onClick?: (localizedPath: ReturnType<typeof useLocalizedPath>) => void };
	/** Called when the toast goes: dismissed, or replaced by another one. */
	onDismiss?: () => void;
}

/** The toast on the page. Each is an object of its own, even with the same text. */
let current: Toast | undefined;
/** How many there have been. */
let count = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function setCurrent(toast: Toast | undefined) {
	const previous = current;
	current = toast;
	count += 1;
	for (const listener of listeners) listener();
	previous?.onDismiss?.();
}

/**
 * Shows a toast and replaces the active one. In the browser only.
 *
 * @returns dismisses this toast, unless another one has replaced it
 */
export function showToast(toast: Toast): () => void {
	const shown = { ...toast };
	setCurrent(shown);
	return () => {
		if (current === shown) dismissToast();
	};
}

export function dismissToast(): void {
	setCurrent(undefined);
}

/** Milliseconds that a toast is shown, unless it is persistent. */
const toastDuration = 5000;

/** Pixels to the right by which a swipe dismisses a toast. */
const swipeThreshold = 50;

/** Shows the active toast. */
export function Toasts() {
	const toast = useSyncExternalStore(
		subscribe,
		() => current,
		() => undefined,
	);
	return toast && <Toast key={count} toast={toast} />;
}

/** A dialog takes the focus when it opens. */
function onDialogChange(listener: () => void) {
	const removed = new AbortController();
	const options = { capture: true, signal: removed.signal };
	document.addEventListener("focusin", listener, options);
	document.addEventListener("close", listener, options);
	return () => removed.abort();
}

/**
 * A toast for five seconds, or until it is dismissed by its buttons, Escape or a swipe to the right. The time starts anew
 * after the pointer or the focus was on it. It is in the open modal dialog, because everything outside of it is inert, or in
 * the body.
 */
function Toast({ toast: { persistent, variant, title, description, lang, action } }: { toast: Toast }) {
	const { t } = useTranslation("dialogs");
	const dialog = useSyncExternalStore(onDialogChange, () => document.querySelector("dialog:modal"));
	const region = useRef<HTMLElement>(null);
	/** What had the focus before the toast. */
	const opener = useRef<Element | null>(null);
	const [held, setHeld] = useState(false);
	/** Where the pointer went down. */
	const swipeStart = useRef(Number.NaN);
	const localizedPath = useLocalizedPath();
	const failed = variant === "destructive";
	const hasFocus = () => region.current?.contains(document.activeElement) ?? false;

	function dismiss() {
		const hadFocus = hasFocus();
		dismissToast();
		if (hadFocus && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
	}

	const onKey = useEffectEvent((event: KeyboardEvent) => {
		// In a dialog or the menu, Escape closes what the visitor is in; either of them, not both.
		if (event.key !== "Escape" || (dialog && !hasFocus())) return;
		event.preventDefault();
		dismiss();
	});
	useEffect(() => {
		const removed = new AbortController();
		document.addEventListener("keydown", onKey, { capture: true, signal: removed.signal });
		return () => removed.abort();
	}, []);

	useEffect(() => {
		if (persistent || held) return;
		const timer = setTimeout(dismissToast, toastDuration);
		return () => clearTimeout(timer);
	}, [persistent, held]);

	return createPortal(
		<section
			ref={region}
			aria-label={t("toasts.region")}
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(hasFocus())}
			onFocus={({ relatedTarget }) => {
				setHeld(true);
				if (!region.current?.contains(relatedTarget)) opener.current = relatedTarget;
			}}
			onBlur={() => setHeld(false)}
			onPointerDown={({ clientX }) => {
				swipeStart.current = clientX;
			}}
			onPointerUp={({ clientX }) => clientX - swipeStart.current >= swipeThreshold && dismiss()}
			// In a dialog with a form it is at the top, where it does not cover the buttons.
			className={`toast fixed right-(--edge) bottom-(--edge) z-50 flex w-[min(22rem,100%-2*var(--edge))] touch-pan-y items-start gap-[min(1rem,3vw)] border p-[min(1rem,4vw)] select-none [--edge:min(1rem,3vw)] in-[.modal-box]:top-(--edge) in-[.modal-box]:bottom-auto motion-safe:starting:translate-y-4 starting:opacity-0 transition duration-200 print:hidden ${failed ? "border-danger-fill bg-danger-fill text-danger-ink" : "border-ink bg-sheet text-ink"}`}
		>
			{!failed && <Rings className="mt-1 w-7 shrink-0 max-[20rem]:hidden" />}
			<div lang={lang} className="min-w-0 grow">
				<div role="alert">
					<div className="font-semibold">{title}</div>
					<div className="mt-1 text-sm">{description}</div>
				</div>
				{action && (
					<button
						type="button"
						onClick={() => {
							action.onClick?.(localizedPath);
							dismiss();
						}}
						className="mt-1 -mb-2 inline-flex min-h-11 items-center text-sm font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
					>
						{action.label}
					</button>
				)}
			</div>
			<button
				type="button"
				aria-label={t("close")}
				onClick={dismiss}
				className="-mx-2 -my-1.5 grid size-10 shrink-0 place-items-center"
			>
				<CloseIcon />
			</button>
		</section>,
		dialog ?? document.body,
	);
}
