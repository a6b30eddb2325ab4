import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router";
import { usePageAddress } from "../i18n/addresses.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useOnDemand } from "./use-on-demand.ts";

const importDialog = () => import("./contact-dialog.client.tsx");

/** Opens the contact dialog; without JavaScript, or if the dialog can't be loaded, leads to the contact page. */
export function ContactButton({ className, children }: { className: string; children: ReactNode }) {
	const hydrated = useHydrated();
	const page = usePageAddress()("/contact");
	const navigate = useNavigate();
	const { module, ensure, prefetch } = useOnDemand(importDialog);
	const [open, setOpen] = useState(false);

	if (!hydrated) {
		return (
			<a href={page} className={className}>
				{children}
			</a>
		);
	}
	return (
		<>
			<button
				type="button"
				className={className}
				aria-haspopup="dialog"
				onPointerEnter={prefetch}
				onFocus={prefetch}
				onClick={() =>
					ensure().then(
						() => setOpen(true),
						() => navigate(page),
					)
				}
			>
				{children}
			</button>
			{module &&
				createPortal(<module.ContactDialog open={open} onClose={() => setOpen(false)} />, document.body)}
		</>
	);
}
