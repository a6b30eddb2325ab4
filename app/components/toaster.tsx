import * as RadixToast from "@radix-ui/react-toast";
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Cross } from "./icons.tsx";
import type { ShownToast } from "./toasts.tsx";

/** An open modal dialog makes the rest of the page inert, so a toast has to be inside it. */
function topLayer(): Element {
	return [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
}

const look = {
	default: "border-ink bg-sheet text-ink",
	destructive: "border-danger bg-danger text-danger-ink",
};

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
			<RadixToast.Root
				key={toast.id}
				className={`flex items-start gap-4 border p-4 transition duration-200 data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none motion-safe:starting:translate-y-4 starting:opacity-0 ${look[toast.variant ?? "default"]}`}
			>
				<div className="grow">
					<RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
					<RadixToast.Description className="mt-1 text-sm">{toast.description}</RadixToast.Description>
				</div>
				<RadixToast.Close
					aria-label={t("close")}
					className="-m-2 grid size-10 shrink-0 cursor-pointer place-items-center"
				>
					<Cross />
				</RadixToast.Close>
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
