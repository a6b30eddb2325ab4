import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { retryAfterSeconds } from "../../api-client/post.ts";
import { useLocalizedPath } from "../../i18n/use-localized-path.ts";
import { ideaDraft } from "../../storage/idea-draft.ts";
import type { Proposal } from "../../storage/proposal.ts";
import { showToast } from "../../toasts/toast-store.ts";

/**
 * Returns a function for when an analysis has failed: it leads home, with the idea in the box and a toast that says what
 * happened, from which what was written by then can be read.
 */
export function useReturnAfterFailure(proposal: Proposal) {
	const { t } = useTranslation("results");
	const navigate = useNavigate();
	const localizedPath = useLocalizedPath();
	return (error: unknown, written: string) => {
		ideaDraft.save(proposal.message);
		const wait = retryAfterSeconds(error);
		showToast({
			variant: "destructive",
			title: wait ? t("busy") : t("failed"),
			description: wait ? t("busyDescription", { count: wait }) : t("failedDescription"),
			// Nothing else on the home page says why the visitor is there.
			persistent: true,
			...(written.trim() && {
				action: {
					label: t("readUnfinished"),
					onClick: () => navigate(localizedPath("/resultados"), { state: { ...proposal, unfinished: true } }),
				},
			}),
		});
		navigate(localizedPath("/"), { replace: true });
	};
}
