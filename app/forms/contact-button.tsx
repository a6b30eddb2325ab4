import { type MouseEvent, type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { Link, useNavigate } from "react-router";
import { useHydrated } from "../browser/use-hydrated.ts";
import { useLazyModule } from "../browser/use-lazy-module.ts";
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
	const { module, load, prefetch } = useLazyModule(importDialog);
	const [dialog, setDialog] = useState<"closed" | "loading" | "open">("closed");
	const busy = dialog === "loading";

	async function openDialog(event: MouseEvent<HTMLAnchorElement>) {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		if (busy) return;
		setDialog("loading");
		const { currentTarget: link } = event;
		const { href } = window.location;
		try {
			await load();
			setDialog("open");
		} catch (error) {
			console.error(error);
			setDialog("closed");
			// Who has gone elsewhere meanwhile stays there.
			if (link.isConnected && window.location.href === href) navigate(contactPath);
		}
	}

	return (
		<>
			<Link
				to={contactPath}
				className={className}
				aria-haspopup={hydrated ? "dialog" : undefined}
				aria-disabled={busy || undefined}
				onPointerEnter={prefetch}
				onFocus={prefetch}
				onClick={openDialog}
			>
				{busy && <Spinner />}
				<span>{children}</span>
			</Link>
			{module &&
				createPortal(
					<module.ContactDialog open={dialog === "open"} about={about} onClose={() => setDialog("closed")} />,
					document.body,
				)}
		</>
	);
}

/** Whether a click has no modifier key. With one, browsers open the link in another tab or window, or download it. */
function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
	return !(metaKey || ctrlKey || shiftKey || altKey);
}
