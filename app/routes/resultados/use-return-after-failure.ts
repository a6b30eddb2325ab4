import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { retryAfterSeconds } from "../../api-client/post.ts";
import { useLocalizedPath } from "../../i18n/use-localized-path.ts";
import { ideaDraft } from "../../storage/idea-draft.ts";
import type { Proposal } from "../../storage/proposal.ts";
import { showToast } from "../../toasts/toast-store.ts";

/**
 * Returns the handler of a failed analysis. It restores the draft, shows a toast with a link to the partial text, and
 * navigates to the home page.
 */
export function useReturnAfterFailure(proposal: Proposal) {
	const { t } = useTranslation("results");
	const navigate = useNavigate();
	const localizedPath = useLocalizedPath();
	return (error: unknown, partialText: string) => {
		ideaDraft.save(proposal.message);
		const retryAfter = retryAfterSeconds(error);
		showToast({
			variant: "destructive",
			title: retryAfter ? t("busy") : t("failed"),
			description: retryAfter ? t("busyDescription", { count: retryAfter }) : t("failedDescription"),
			// Stays open, because nothing else explains the navigation.
			persistent: true,
			...(partialText.trim() && {
				action: {
					label: t("readUnfinished"),
					onClick: () => navigate(localizedPath("/resultados"), { state: { ...proposal, unfinished: true } }),
				},
			}),
		});
		navigate(localizedPath("/"), { replace: true });
	};
}
