import { useTranslation } from "react-i18next";
import { contacts } from "../content/placeholders.ts";
import { useRootData } from "../root-data.ts";
import type { FormProblem } from "./form-answer.ts";

/** Why a form that was posted was not taken, above its fields. It has the focus: the document is a new one. */
export function FormProblemNotice({ problem, otherwise }: { problem: FormProblem; otherwise: string }) {
	const { t } = useTranslation("dialogs");
	const isTurnstile = problem.is === "turnstile";
	const texts = {
		busy: () => t("toasts.wait", { count: problem.is === "busy" ? problem.seconds : 0 }),
		turnstile: () => t("turnstile.failed"),
		failed: () => otherwise,
	};
	return (
		// biome-ignore lint/a11y/noAutofocus: without scripts nothing else leads to it
		<p role="alert" tabIndex={-1} autoFocus className="border-s-4 border-danger ps-4 text-danger">
			{texts[problem.is]()}
			{/* Trying again is no use to whom Turnstile's script does not reach. */}
			{isTurnstile && <OtherWay />}
		</p>
	);
}

/** Where Turnstile is on, a form cannot be sent without scripts: what reaches the same people. */
export function TurnstileNotice() {
	const withTurnstile = useRootData()?.turnstileSiteKey !== undefined;
	if (!withTurnstile) return null;
	return (
		<noscript>
			<p>
				<OtherWay />
			</p>
		</noscript>
	);
}

/** How the same people are reached without scripts. */
function OtherWay() {
	const { t } = useTranslation("dialogs");
	return (
		<>
			{" "}
			{t("turnstile.noScript")}{" "}
			<a href={`mailto:${contacts.email}`} className="font-semibold underline">
				{contacts.email}
			</a>
		</>
	);
}
