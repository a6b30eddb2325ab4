import type { MouseEvent, ReactNode } from "react";
import { createPortal } from "react-dom";
import { Link, useNavigate } from "react-router";
import { useHydrated } from "../browser/use-hydrated.ts";
import { useLazyDialog } from "../browser/use-lazy-dialog.ts";
import { Spinner } from "../components/ui/icons.tsx";
import { useLocalizedPath } from "../i18n/use-language.ts";
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
	const navigate = useNavigate();
	const dialog = useLazyDialog(importDialog);

	function openDialog(event: MouseEvent<HTMLAnchorElement>) {
		const { metaKey, ctrlKey, shiftKey, altKey } = event;
		const { href } = window.location;
		// With a key held, browsers open the link in another tab or window, or download it.
		if (metaKey || ctrlKey || shiftKey || altKey) return;
		event.preventDefault();
		dialog.open(() => {
			// Who has gone elsewhere meanwhile stays there.
			if (window.location.href === href) navigate(contactPath);
		});
	}

	return (
		<>
			<Link
				to={contactPath}
				className={className}
				aria-haspopup={hydrated ? "dialog" : undefined}
				aria-disabled={dialog.busy || undefined}
				onPointerEnter={dialog.prefetch}
				onFocus={dialog.prefetch}
				onClick={openDialog}
			>
				{dialog.busy && <Spinner />}
				<span>{children}</span>
			</Link>
			{dialog.module &&
				createPortal(
					<dialog.module.ContactDialog open={dialog.isOpen} about={about} onClose={dialog.close} />,
					document.body,
				)}
		</>
	);
}
