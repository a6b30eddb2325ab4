import { type PointerEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { type ActiveToast, dismissToast, useActiveToast } from "./toast-store.ts";
import { Toast } from "./ui/toast.tsx";

/** Milliseconds that a toast is shown, unless it is persistent. */
const toastDuration = 5000;

/** Pixels to the right by which a swipe dismisses a toast. */
const swipeThreshold = 50;

/** Pixels that a pointer may move in a click. */
const clickTolerance = 5;

/** Shows the active toast: in the open modal dialog, because everything outside of it is inert, or in the body. */
export function Toasts() {
	const toast = useActiveToast();
	const dialog = useModalDialog();
	return toast && createPortal(<ToastRegion key={toast.id} toast={toast} />, dialog ?? document.body);
}

/** The open modal dialog. It is looked up when a dialog opens or closes and whenever the caller renders. */
function useModalDialog(): Element | null {
	return useSyncExternalStore(
		(onChange) => {
			// Not all supported browsers have an event for a dialog that opens.
			const observer = new MutationObserver(onChange);
			observer.observe(document.body, { subtree: true, attributeFilter: ["open"] });
			return () => observer.disconnect();
		},
		() => document.querySelector("dialog:modal"),
		() => null,
	);
}

/**
 * A toast for five seconds, or until it is dismissed by its buttons, Escape or a swipe to the right. The time starts
 * anew after the pointer or the focus was on it, or the window in the background. F8 moves the focus to it.
 */
function ToastRegion({ toast }: { toast: ActiveToast }) {
	const { persistent, variant, title, description, action } = toast;
	const { t } = useTranslation("dialogs");
	const region = useRef<HTMLElement>(null);
	/** What had the focus before the toast. */
	const opener = useRef<Element | null>(null);
	const [held, setHeld] = useState(false);
	const { offset, swipeProps } = useSwipe(dismiss);

	function dismiss() {
		const hadFocus = region.current?.contains(document.activeElement);
		dismissToast();
		if (hadFocus && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
	}

	function act() {
		action?.onClick?.();
		dismiss();
	}

	const onKey = useEffectEvent((event: KeyboardEvent) => {
		if (event.key === "F8") region.current?.focus();
		if (event.key !== "Escape") return;
		// In a dialog or the menu, Escape closes what the visitor is in; either of them, not both.
		const isInDialog = region.current?.closest("dialog");
		if (isInDialog && !region.current?.contains(document.activeElement)) return;
		event.preventDefault();
		dismiss();
	});

	useEffect(() => {
		const hold = () => setHeld(true);
		const release = () => setHeld(false);
		const removed = new AbortController();
		const { signal } = removed;
		document.addEventListener("keydown", onKey, { capture: true, signal });
		window.addEventListener("blur", hold, { signal });
		window.addEventListener("focus", release, { signal });
		return () => removed.abort();
	}, []);

	useEffect(() => {
		if (persistent || held) return;
		const timer = setTimeout(dismissToast, toastDuration);
		return () => clearTimeout(timer);
	}, [persistent, held]);

	return (
		<section
			ref={region}
			aria-label={t("toasts.region")}
			tabIndex={-1}
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
			onFocus={({ relatedTarget, currentTarget }) => {
				setHeld(true);
				if (!currentTarget.contains(relatedTarget)) opener.current = relatedTarget;
			}}
			onBlur={() => setHeld(false)}
			// In a dialog with a form it is at the top, where it does not cover the buttons.
			className="fixed right-0 bottom-0 z-50 w-full max-w-sm p-[min(1rem,3vw)] outline-none in-[.modal-box]:top-0 in-[.modal-box]:bottom-auto print:hidden"
		>
			<ul>
				<Toast
					data-floating
					variant={variant}
					title={title}
					description={description}
					action={action && { label: action.label, onClick: act }}
					close={{ label: t("close"), onClick: dismiss }}
					{...swipeProps}
					style={{ translate: offset === undefined ? undefined : `${offset}px` }}
					className={`touch-pan-y select-none motion-safe:starting:translate-y-4 starting:opacity-0 ${offset === undefined ? "transition duration-200" : ""}`}
				/>
			</ul>
		</section>
	);
}

/** Moves the toast with the pointer; a swipe that goes far enough dismisses it, a shorter one lets it return. */
function useSwipe(dismiss: () => void) {
	const [swipe, setSwipe] = useState<{ start: number; offset?: number }>();
	const end = () => setSwipe(undefined);
	return {
		/** In pixels; undefined while there is no swipe. */
		offset: swipe?.offset,
		swipeProps: {
			onPointerDown: ({ button, clientX }: PointerEvent) => {
				if (button === 0) setSwipe({ start: clientX });
			},
			onPointerMove({ clientX, currentTarget, pointerId }: PointerEvent) {
				if (!swipe) return;
				const distance = clientX - swipe.start;
				if (swipe.offset === undefined && distance <= clickTolerance) return;
				// The buttons of the toast then get no click.
				currentTarget.setPointerCapture(pointerId);
				setSwipe({ ...swipe, offset: Math.max(distance, 0) });
			},
			onPointerUp() {
				if (swipe?.offset !== undefined && swipe.offset >= swipeThreshold) dismiss();
				end();
			},
			onPointerCancel: end,
			// Only where the pointer is not captured.
			onPointerLeave: end,
		},
	};
}
