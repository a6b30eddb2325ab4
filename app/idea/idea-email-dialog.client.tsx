import { useTranslation } from "react-i18next";
import { Form, PrefetchPageLinks, useNavigation } from "react-router";
import { PrivacyPolicyLink } from "../components/links.tsx";
import { RichText } from "../components/rich-text.tsx";
import { Button } from "../components/ui/button.tsx";
import { Dialog } from "../components/ui/dialog.tsx";
import { TextField } from "../components/ui/field.tsx";
import { BotProtectionFields } from "../forms/bot-protection.tsx";
import { FormErrorNotice } from "../forms/form-errors.tsx";
import { useLocalizedPath } from "../i18n/use-language.ts";
import { Ring } from "../illustrations/ring.tsx";
import { prefetch } from "../layout/page-link.tsx";
import type { Idea } from "../schemas/ideas.ts";
import { lastEmail } from "./idea-draft.ts";
import { useIdeaForm } from "./idea-sending.tsx";

interface EmailDialogProps {
	open: boolean;
	idea: string;
	/** @param sent whether the idea was sent */
	onClose: (sent: boolean) => void;
}

/** Asks for the visitor's email address, sends it with the idea and navigates to the results; open until they are shown. */
export function EmailDialog({ open, idea, onClose }: EmailDialogProps) {
	const { t } = useTranslation("dialogs");
	const localizedPath = useLocalizedPath();
	const { formProps, field, errorNotice, widgetRef, busy } = useIdeaForm({
		onHeld: () => onClose(true),
	});

	// Stored, and on the way to its results, which may never come.
	const sent = useNavigation().state !== "idle";
	const locked = busy && !sent;
	const close = () => onClose(sent);

	return (
		<Dialog open={open} onClose={close} busy={locked} title={t("email.title")} closeLabel={t("close")}>
			{/* So that a deployment in between finds the results page loaded. */}
			{prefetch === "intent" && <PrefetchPageLinks page={localizedPath("/resultados")} />}
			<Form {...formProps} className="mt-4 flex flex-col gap-6 short:mt-2 short:gap-3">
				<input type="hidden" name={"message" satisfies keyof Idea} value={idea} />
				<div className="flex items-center justify-between gap-4">
					<p>{t("email.text")}</p>
					<div translate="no" aria-hidden="true" className="modal-picture">
						{open && <Ring idea={idea} isWaiting={busy} className="w-full lg:w-5/6" />}
					</div>
				</div>
				<TextField
					{...field("email")}
					label={t("email.label")}
					type="email"
					autoComplete="email"
					enterKeyHint="send"
					defaultValue={lastEmail.read()}
					placeholder={t("email.placeholder")}
					required
				/>
				<p className="text-sm text-ink-soft">
					<span>{t("email.machineMade")}</span>{" "}
					<RichText t={t} i18nKey="email.dataUse" components={{ privacy: <PrivacyPolicyLink /> }} />
				</p>
				<div className="-mb-6 short:-mb-3">
					<BotProtectionFields widgetRef={widgetRef} />
					<FormErrorNotice {...errorNotice} />
				</div>
				<div className="modal-actions flex flex-wrap justify-end gap-3">
					<Button
						variant="outline"
						aria-disabled={locked || undefined}
						onClick={() => locked || close()}
						className="aria-disabled:inactive"
					>
						{t("email.cancel")}
					</Button>
					<Button
						type="submit"
						busy={busy}
						className="min-w-[min(9rem,100%)] in-[form:has(:placeholder-shown)]:inactive-signal!"
					>
						{busy ? t("email.sending") : t("email.confirm")}
					</Button>
				</div>
			</Form>
		</Dialog>
	);
}
