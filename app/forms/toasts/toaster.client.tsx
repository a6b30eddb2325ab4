import * as RadixToast from "@radix-ui/react-toast";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useTopLayer } from "../../browser/use-top-layer.ts";
import { CloseIcon } from "../../components/ui/icons.tsx";
import { Toast, ToastAction, toastDuration, toastViewportClass } from "../../components/ui/toast.tsx";
import type { ActiveToast } from "./toast-store.ts";

/** Shows one toast for five seconds, or until it is dismissed: by its buttons, Escape or a swipe to the right. */
export default function Toaster({ toast }: { toast: ActiveToast }) {
	const { t } = useTranslation("dialogs");
	const container = useTopLayer(toast.id);

	return (
		<RadixToast.Provider
			duration={toastDuration}
			swipeThreshold={50}
			swipeDirection="right"
			label={t("toasts.label")}
			announcerContainer={container}
		>
			<RadixToast.Root
				key={toast.id}
				duration={toast.persistent ? Number.POSITIVE_INFINITY : toastDuration}
				asChild
			>
				<Toast
					data-floating
					variant={toast.variant}
					title={<RadixToast.Title>{toast.title}</RadixToast.Title>}
					description={<RadixToast.Description>{toast.description}</RadixToast.Description>}
					action={
						toast.action && (
							<RadixToast.Action altText={toast.action.label} onClick={toast.action.onClick} asChild>
								<ToastAction>{toast.action.label}</ToastAction>
							</RadixToast.Action>
						)
					}
					close={
						<RadixToast.Close aria-label={t("close")}>
							<CloseIcon />
						</RadixToast.Close>
					}
					className="transition-[translate,opacity] duration-200 data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none motion-safe:starting:translate-y-4 starting:opacity-0"
				/>
			</RadixToast.Root>
			{createPortal(
				<RadixToast.Viewport label={t("toasts.region")} className={toastViewportClass} />,
				container,
			)}
		</RadixToast.Provider>
	);
}
