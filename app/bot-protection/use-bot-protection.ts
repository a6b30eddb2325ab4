import { useEffect, useRef } from "react";
import { useRouteLoaderData } from "react-router";
import { useLanguage } from "../i18n/i18n-provider.tsx";
import type { loader } from "../root.tsx";
import type { FormCall, FormChecks } from "../schemas/bot-protection.ts";
import { limits } from "../schemas/limits.ts";
import { trapField } from "./bot-protection-fields.tsx";
import type { TurnstileWidget } from "./turnstile.client.ts";
import { FormCheckError } from "./turnstile-error.ts";

/**
 * What tells people from machines in a form: give its `begin` to the form's `onFocus`, put its `place` into the form with
 * `<FormCheckFields>`, and send what `answer` gives along with the form's own fields.
 *
 * @param call the call that the form makes
 */
export function useFormChecks(call: FormCall) {
	const siteKey = useRouteLoaderData<typeof loader>("root")?.turnstileSiteKey;
	const language = useLanguage();
	const place = useRef<HTMLDivElement>(null);
	const touchedAt = useRef<number>(undefined);
	const widget = useRef<Promise<TurnstileWidget>>(undefined);

	useEffect(
		() => () => {
			widget.current?.then(({ remove }) => remove()).catch(() => {});
			widget.current = undefined;
		},
		[],
	);

	/** Nothing of Turnstile is loaded before this. */
	function openWidget(): Promise<TurnstileWidget> | undefined {
		const element = place.current;
		if (!siteKey || !element) return undefined;
		widget.current ??= import("./turnstile.client.ts").then(
			({ openTurnstile }) => openTurnstile(element, { siteKey, action: call, language }),
			(error) => Promise.reject(new FormCheckError("failed", error)),
		);
		widget.current.catch(() => {
			widget.current = undefined;
		});
		return widget.current;
	}

	return {
		place,
		/** The form is being used. */
		begin() {
			touchedAt.current ??= performance.now();
			openWidget();
		},
		/**
		 * Waits until the form has been in use for as long as people need at least, and for Turnstile where it is on.
		 * @throws FormCheckError
		 */
		async answer(form: HTMLFormElement): Promise<FormChecks> {
			touchedAt.current ??= performance.now();
			const website = new FormData(form).get(trapField);
			const token = await (await openWidget())?.takeToken();
			const filledInMs = await timeSince(touchedAt.current, limits.fillTimeMin);
			return {
				...(website && { website }),
				filledInMs,
				...(token && { turnstileToken: token }),
			};
		},
	};
}

/** Whole milliseconds since then, once there are at least so many. */
async function timeSince(then: number, atLeast: number): Promise<number> {
	for (;;) {
		const passed = Math.floor(performance.now() - then);
		if (passed >= atLeast) return passed;
		await new Promise((resolve) => setTimeout(resolve, atLeast - passed));
	}
}
