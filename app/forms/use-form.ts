import { useRef, useState } from "react";
import { useFetcher, useFormAction } from "react-router";
import type { createIdempotencyKeys } from "../api-client/idempotency-keys.ts";
import { usePublicApiKey } from "../api-client/use-public-api-key.ts";
import { useBotProtection } from "../bot-protection/use-bot-protection.ts";
import { clearToast } from "../toasts/toast-store.ts";
import { type FormOutcome, type FormSubmission, type FormValues, takeOutcome } from "./send-form.ts";

interface FormOptions<Endpoint extends keyof FormValues> {
	endpoint: Endpoint;
	keys: ReturnType<typeof createIdempotencyKeys>;
	/** Called even if the form is gone by then, as `onFailure` is. The form is busy until it is done. */
	onSent(outcome: Extract<FormOutcome<Endpoint>, { sent: true }>): void | Promise<void>;
	onFailure(failure: unknown): void;
	onBusy?: ((busy: boolean) => void) | undefined;
}

/**
 * A form that its page's action takes: `Form` posts it to the server where no script runs, and `send` hands what was checked in
 * the browser to `sendForm`, the page's `clientAction`.
 */
export function useForm<Endpoint extends keyof FormValues>({
	endpoint,
	keys,
	onSent,
	onFailure,
	onBusy,
}: FormOptions<Endpoint>) {
	const { Form, submit } = useFetcher();
	// The page that the form is sent from, even if the visitor is on another one when the checks are over.
	const action = useFormAction();
	const publicApiKey = usePublicApiKey();
	const botProtection = useBotProtection(endpoint);
	const [busy, setBusy] = useState(false);
	// State comes too late for a second submit in the same moment.
	const sending = useRef(false);

	function setSending(now: boolean) {
		sending.current = now;
		setBusy(now);
		onBusy?.(now);
	}

	return {
		Form,
		/** For the form's `onFocus`. */
		start: botProtection.start,
		/** For `<BotProtectionFields>`. */
		widgetRef: botProtection.widgetRef,
		busy,
		/**
		 * Sends the form; nothing while it is on its way.
		 * @param read gives what the contract takes, or undefined once it has said what is wrong
		 */
		async send(
			form: HTMLFormElement,
			read: () => Promise<FormValues[Endpoint] | undefined> | FormValues[Endpoint] | undefined,
		): Promise<void> {
			if (sending.current) return;
			setSending(true);
			try {
				const values = await read();
				if (!values) return;
				clearToast();
				const idempotencyKey = keys.keyFor(values);
				const submission = {
					endpoint,
					values,
					botProtection: await botProtection.collect(form),
					publicApiKey,
					idempotencyKey,
				} as FormSubmission;
				// Nothing on the page depends on what was sent.
				await submit(JSON.stringify(submission), {
					method: "post",
					action,
					encType: "application/json",
					defaultShouldRevalidate: false,
				});
				const outcome = takeOutcome<Endpoint>(idempotencyKey);
				if (!outcome) throw new Error("The form was not sent.");
				if (!outcome.sent) throw outcome.failure;
				await onSent(outcome);
			} catch (failure) {
				console.error(failure);
				onFailure(failure);
			} finally {
				setSending(false);
			}
		},
	};
}
