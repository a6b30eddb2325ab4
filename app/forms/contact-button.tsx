import { type MouseEvent, type ReactNode, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { Link } from "react-router";
import { useHydrated } from "../browser/use-hydrated.ts";
import { useLazyModule } from "../browser/use-lazy-module.ts";
import { useOnline } from "../browser/use-online.ts";
import { useLocalizedPath } from "../i18n/use-localized-path.ts";
import type { ContactSubject } from "./contact-form.tsx";

const importDialog = () => import("./contact-dialog.client.tsx");

interface ContactButtonProps {
	about?: ContactSubject;
	className: string;
	children: ReactNode;
}

/**
 * A link to the contact page that opens the contact dialog instead. It stays a link before hydration, for clicks that
 * open a new tab, and if the dialog cannot be loaded.
 */
export function ContactButton({ about, className, children }: ContactButtonProps) {
	const hydrated = useHydrated();
	const contactPath = useLocalizedPath()("/contact");
	const online = useOnline();
	const { module, load, prefetch } = useLazyModule(importDialog);
	const [open, setOpen] = useState(false);
	const [loadFailed, setLoadFailed] = useState(false);

	function openDialog(event: MouseEvent<HTMLAnchorElement>) {
		if (loadFailed || !isPlainClick(event)) return;
		event.preventDefault();
		const link = event.currentTarget;
		load().then(
			() => setOpen(true),
			(error) => {
				console.error(error);
				flushSync(() => setLoadFailed(true));
				link.click();
			},
		);
	}

	return (
		<>
			<Link
				to={contactPath}
				// After a deployment the code of the contact page may be gone as well. Offline, the router's navigation is held.
				reloadDocument={loadFailed && online}
				className={className}
				aria-haspopup={hydrated ? "dialog" : undefined}
				onPointerEnter={prefetch}
				onFocus={prefetch}
				onClick={openDialog}
			>
				{children}
			</Link>
			{module &&
				createPortal(
					<module.ContactDialog open={open} about={about} onClose={() => setOpen(false)} />,
					document.body,
				)}
		</>
	);
}

/** Whether a click has no modifier key. With one, browsers open the link in another tab or window, or download it. */
function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
	return !(metaKey || ctrlKey || shiftKey || altKey);
}
