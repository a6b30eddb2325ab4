import * as RadixToast from "@radix-ui/react-toast";
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "../i18n/translation.ts";
import { Cross } from "./icons.tsx";
import type { ShownToast } from "./toasts.tsx";
import { Toast } from "./ui/toast.tsx";

/** An open modal dialog makes the rest of the page inert, so a toast has to be inside it. */
function topLayer(): Element {
	return [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
}

/** Shows one toast for five seconds; it goes earlier by its button, Escape or a swipe to the right. */
export default function Toaster({ toast }: { toast: ShownToast }) {
	const { t } = useTranslation("dialogs");
	const [container, setContainer] = useState(topLayer);

	// biome-ignore lint/correctness/useExhaustiveDependencies: every toast looks anew for the dialog that is open
	useLayoutEffect(() => {
		const update = () => setContainer(topLayer());
		update();
		// A dialog that closes would take the toast along. Its event doesn't bubble but can be captured.
		document.addEventListener("close", update, { capture: true });
		return () => document.removeEventListener("close", update, { capture: true });
	}, [toast.id]);

	return (
		<RadixToast.Provider
			duration={5000}
			swipeThreshold={50}
			swipeDirection="right"
			label={t("toasts.label")}
			announcerContainer={container}
		>
			<RadixToast.Root key={toast.id} asChild>
				<Toast
					data-floating
					variant={toast.variant}
					title={<RadixToast.Title>{toast.title}</RadixToast.Title>}
					description={<RadixToast.Description>{toast.description}</RadixToast.Description>}
					close={
						<RadixToast.Close aria-label={t("close")}>
							<Cross />
						</RadixToast.Close>
					}
					className="transition-[translate,opacity] duration-200 data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none motion-safe:starting:translate-y-4 starting:opacity-0"
				/>
			</RadixToast.Root>
			{createPortal(
				<RadixToast.Viewport
					label={t("toasts.region")}
					className="fixed right-0 bottom-0 z-50 w-full max-w-sm p-4 outline-none print:hidden"
				/>,
				container,
			)}
		</RadixToast.Provider>
	);
}
