import { type RefObject, useEffect, useRef } from "react";
import { useLanguage } from "../i18n/use-language.ts";
import { useRootData } from "../root-data.ts";
import type { BotProtection, FormEndpoint } from "../schemas/forms.ts";
import { TurnstileError } from "./form-errors.tsx";
import type { TurnstileWidget } from "./turnstile.client.ts";

/**
 * The honeypot, a field that visitors can neither see nor reach. Browsers and password managers know no such name, and the
 * attributes tell 1Password, LastPass, Bitwarden, Proton Pass and Dashlane to leave it alone.
 */
const honeypot = {
	name: "topic" satisfies keyof BotProtection,
	autoComplete: "off",
	tabIndex: -1,
	"data-1p-ignore": true,
	"data-lpignore": true,
	"data-bwignore": true,
	"data-protonpass-ignore": true,
	"data-form-type": "other",
};

/**
 * The honeypot, and the container of Turnstile's widget, which stays empty unless Turnstile needs an interaction.
 */
export function BotProtectionFields({ widgetRef }: { widgetRef: RefObject<HTMLDivElement | null> }) {
	return (
		<>
			{/* Inert, against keyboard focus, screen readers and autofill. */}
			<div inert aria-hidden="true" className="sr-only">
				<input type="text" {...honeypot} />
			</div>
			<div ref={widgetRef} className="data-shown:mb-5" />
		</>
	);
}

/**
 * Bot protection of a form: honeypot and Turnstile. Give `start` to the form's `onFocus`, render
 * `<BotProtectionFields>` with `widgetRef` in the form, and send what `collect` returns with the form's fields.
 */
export function useBotProtection(endpoint: FormEndpoint) {
	const siteKey = useRootData()?.turnstileSiteKey;
	const language = useLanguage();
	const widgetRef = useRef<HTMLDivElement>(null);
	const widget = useRef<Promise<TurnstileWidget>>(undefined);

	useEffect(
		() => () => {
			widget.current?.then(({ remove }) => remove()).catch(() => {});
			widget.current = undefined;
		},
		[],
	);

	/** Loads Turnstile, unless it is off. */
	function openWidget(): Promise<TurnstileWidget> | undefined {
		const container = widgetRef.current;
		if (!siteKey || !container) return undefined;
		widget.current ??= import("./turnstile.client.ts").then(
			({ openTurnstile }) => openTurnstile(container, { siteKey, action: endpoint, language }),
			(error) => Promise.reject(new TurnstileError("turnstile", error)),
		);
		widget.current.catch(() => {
			widget.current = undefined;
		});
		return widget.current;
	}

	return {
		widgetRef,
		start() {
			openWidget();
		},
		/** Waits for Turnstile's token. Throws a `TurnstileError`. */
		async collect(form: HTMLFormElement): Promise<BotProtection> {
			const topic = new FormData(form).get(honeypot.name);
			const token = await (await openWidget())?.getToken();
			return { ...(topic && { topic }), ...(token && { turnstileToken: token }) };
		},
	};
}
