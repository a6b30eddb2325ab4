import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Cross } from "../components/ui/icons.tsx";
import { Toast, ToastAction, toastDuration, toastPlace } from "../components/ui/toast.tsx";
import { useTopLayer } from "../hooks/use-top-layer.ts";
import type { ShownToast } from "./toast-store.ts";

/** A toast where the code of the others could not be loaded: it cannot be swiped or reached by a hotkey. */
export function PlainToast({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
	const { t } = useTranslation("dialogs");
	const container = useTopLayer(toast.id);
	const { id, lasting, action } = toast;

	// biome-ignore lint/correctness/useExhaustiveDependencies: each toast has its own time
	useEffect(() => {
		if (lasting) return;
		const timer = setTimeout(onClose, toastDuration);
		return () => clearTimeout(timer);
	}, [id, lasting, onClose]);

	return createPortal(
		<div role="alert" className={toastPlace}>
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
									action.act();
									onClose();
								}}
							>
								{action.label}
							</ToastAction>
						)
					}
					close={
						<button type="button" aria-label={t("close")} onClick={onClose}>
							<Cross />
						</button>
					}
				/>
			</ul>
		</div>,
		container,
	);
}
