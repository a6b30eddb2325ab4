import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { CloseIcon } from "./icons.tsx";

interface DialogProps {
	open: boolean;
	/** Called on Escape, a click on the backdrop or the close button, but not while busy. */
	onClose: () => void;
	busy?: boolean;
	title: string;
	/** Element to focus when the dialog opens. */
	initialFocus?: RefObject<HTMLElement | null>;
	children: ReactNode;
}

const supportsClosedBy = () => "closedBy" in HTMLDialogElement.prototype;

/** A modal `<dialog>`. Its children stay mounted while it is closed, so that fields keep their values. */
export function Dialog({ open, onClose, busy = false, title, initialFocus, children }: DialogProps) {
	const { t } = useTranslation("dialogs");
	const ref = useRef<HTMLDialogElement>(null);
	const titleId = useId();

	useLayoutEffect(() => {
		const dialog = ref.current;
		if (open && !dialog?.open) {
			dialog?.showModal();
			initialFocus?.current?.focus();
		} else if (!open) {
			// The browser returns the focus to the element that had it before.
			dialog?.close();
		}
	}, [open, initialFocus]);

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's equivalent
		<dialog
			ref={ref}
			aria-labelledby={titleId}
			closedby={busy ? "none" : "any"}
			onCancel={(event) => {
				// `open` is controlled, so the browser must not close the dialog itself.
				event.preventDefault();
				if (!busy) onClose();
			}}
			onClose={() => {
				if (open) onClose();
			}}
			onClick={({ currentTarget, target, clientX, clientY }) => {
				// For browsers without `closedby`. Clicks on the backdrop have the dialog as target, outside of its box.
				if (supportsClosedBy() || busy || target !== currentTarget) return;
				const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
				if (clientX < left || clientX > right || clientY < top || clientY > bottom) onClose();
			}}
			className="modal-box border border-ink bg-paper p-6 pt-10 text-ink selvedge open:[view-transition-name:dialog] backdrop:bg-black/60 max-sm:mt-4 sm:p-10 sm:pt-14"
		>
			<header className="flex items-start justify-between gap-6">
				<h2 id={titleId} className="text-2xl">
					{title}
				</h2>
				<button
					type="button"
					aria-label={t("close")}
					disabled={busy}
					onClick={onClose}
					className="-m-3 grid size-11 shrink-0 cursor-pointer place-items-center disabled:opacity-40"
				>
					<CloseIcon />
				</button>
			</header>
			{children}
		</dialog>
	);
}
