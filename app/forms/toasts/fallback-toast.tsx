import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useTopLayer } from "../../browser/use-top-layer.ts";
import { CloseIcon } from "../../components/ui/icons.tsx";
import { Toast, ToastAction, toastDuration, toastViewportClass } from "../../components/ui/toast.tsx";
import type { ActiveToast } from "./toast-store.ts";

/** A toast for when `Toaster` could not be loaded: without swipe gesture and hotkey. */
export function FallbackToast({ toast, onClose }: { toast: ActiveToast; onClose: () => void }) {
	const { t } = useTranslation("dialogs");
	const container = useTopLayer(toast.id);
	const { id, persistent, action } = toast;

	// biome-ignore lint/correctness/useExhaustiveDependencies: restarts the timer for each toast
	useEffect(() => {
		if (persistent) return;
		const timer = setTimeout(onClose, toastDuration);
		return () => clearTimeout(timer);
	}, [id, persistent, onClose]);

	return createPortal(
		<div role="alert" className={toastViewportClass}>
			<ul>
				<Toast
					data-floating
					variant={toast.variant}
					title={toast.title}
					description={toast.description}
					action={
						action && (
							<ToastAction
								onClick={() => {
									action.onClick();
									onClose();
								}}
							>
								{action.label}
							</ToastAction>
						)
					}
					close={
						<button type="button" aria-label={t("close")} onClick={onClose}>
							<CloseIcon />
						</button>
					}
				/>
			</ul>
		</div>,
		container,
	);
}
