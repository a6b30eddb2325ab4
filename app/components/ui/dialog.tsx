import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { CloseIcon } from "./icons.tsx";
import { showModal } from "./show-modal.ts";

interface DialogProps {
	open: boolean;
	/** Called on Escape, a click on the backdrop or the close button, but not while busy. */
	onClose: () => void;
	busy?: boolean;
	title: string;
	/** Names the close button. */
	closeLabel: string;
	children: ReactNode;
}

/** Whether a pointer is on the backdrop: the event then has the dialog as target, outside of its box. */
function isOnBackdrop({ currentTarget, target, clientX, clientY }: MouseEvent): boolean {
	const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
	const isInBox = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
	return target === currentTarget && !isInBox;
}

/**
 * A modal `<dialog>` with a form, whose first field gets the focus. Its children stay mounted while it is closed, so that fields keep
 * their values.
 */
export function Dialog({ open, onClose, busy = false, title, closeLabel, children }: DialogProps) {
	const ref = useRef<HTMLDialogElement>(null);
	const pressedOutside = useRef(false);
	const titleId = useId();

	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!dialog) return;
		if (open && !dialog.open) {
			showModal(dialog);
			dialog.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
		} else if (!open) {
			// The browser returns the focus to the element that had it before.
			dialog.close();
		}
	}, [open]);

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's equivalent
		<dialog
			ref={ref}
			aria-labelledby={titleId}
			// Not "any": the second press of a double click that has opened it would close it.
			closedby={busy ? "none" : "closerequest"}
			onCancel={(event) => {
				// `open` is controlled, so the browser must not close the dialog itself.
				event.preventDefault();
				if (!busy) onClose();
			}}
			onClose={({ currentTarget }) => {
				// The event comes late: the dialog may be open again.
				if (open && !currentTarget.open) onClose();
			}}
			// A selection of text that begins inside may end on the backdrop.
			onPointerDown={(event) => {
				pressedOutside.current = isOnBackdrop(event);
			}}
			onClick={(event) => {
				if (!busy && pressedOutside.current && isOnBackdrop(event)) onClose();
			}}
			className="modal-box border border-ink bg-paper text-ink selvedge open:[view-transition-name:dialog] max-sm:mt-4"
		>
			<header className="flex items-start justify-between gap-6 max-[20rem]:flex-col-reverse max-[20rem]:gap-2">
				<h2 id={titleId} className="text-2xl">
					{title}
				</h2>
				<button
					type="button"
					aria-label={closeLabel}
					aria-disabled={busy || undefined}
					onClick={() => busy || onClose()}
					className="-m-3 ml-auto max-[20rem]:-m-2 max-[20rem]:ml-auto grid size-11 shrink-0 cursor-pointer place-items-center aria-disabled:opacity-40"
				>
					<CloseIcon />
				</button>
			</header>
			{children}
		</dialog>
	);
}
