import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../components/ui/dialog.tsx";
import { ContactForm, type ContactSubject } from "./contact-form.tsx";

interface ContactDialogProps {
	open: boolean;
	about: ContactSubject | undefined;
	onClose: () => void;
}

/** The contact form in a dialog, which closes when the message is sent. */
export function ContactDialog({ open, about, onClose }: ContactDialogProps) {
	const { t } = useTranslation("dialogs");
	const [busy, setBusy] = useState(false);

	return (
		<Dialog open={open} onClose={onClose} busy={busy} title={t("contact.title")} closeLabel={t("close")}>
			<p className="mt-4 mb-6">{t("contact.text")}</p>
			<ContactForm about={about} onBusy={setBusy} onSent={onClose} />
		</Dialog>
	);
}
