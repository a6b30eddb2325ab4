import { useRef, useState } from "react";
import { useFetcher, useFormAction } from "react-router";
import type { createIdempotencyKeys } from "../api-client/idempotency-keys.ts";
import { usePublicApiKey } from "../api-client/use-public-api-key.ts";
import { useBotProtection } from "../bot-protection/use-bot-protection.ts";
import { dismissToast } from "../toasts/toast-store.ts";
import {
	type FormSubmission,
	type FormValues,
	type SubmissionResult,
	takeSubmissionResult,
} from "./send-form.ts";

interface FormOptions<Endpoint extends keyof FormValues> {
	endpoint: Endpoint;
	keys: ReturnType<typeof createIdempotencyKeys>;
	/** Called even if the form has unmounted, as `onError` is. The form is busy until it resolves. */
	onSuccess(result: Extract<SubmissionResult<Endpoint>, { sent: true }>): void | Promise<void>;
	onError(error: unknown): void;
	onBusy?: ((busy: boolean) => void) | undefined;
}

/**
 * A form with an action on its page. Without JavaScript `Form` posts to the server's `action`; with it, `send` submits
 * validated values to the page's `clientAction`.
 */
export function useForm<Endpoint extends keyof FormValues>({
	endpoint,
	keys,
	onSuccess,
	onError,
	onBusy,
}: FormOptions<Endpoint>) {
	const { Form, submit } = useFetcher();
	// Resolved now: the visitor may be on another page once the bot protection has finished.
	const action = useFormAction();
	const publicApiKey = usePublicApiKey();
	const botProtection = useBotProtection(endpoint);
	const [busy, setBusy] = useState(false);
	// A ref as well as state: a second submit may come before the next render.
	const sending = useRef(false);

	function setSending(value: boolean) {
		sending.current = value;
		setBusy(value);
		onBusy?.(value);
	}

	return {
		Form,
		/** For the form's `onFocus`. */
		start: botProtection.start,
		/** For `<BotProtectionFields>`. */
		widgetRef: botProtection.widgetRef,
		busy,
		/**
		 * Validates and sends the form; does nothing while a submission is pending.
		 *
		 * @param validate returns the values, or undefined after showing the validation errors
		 */
		async send(
			form: HTMLFormElement,
			validate: () => Promise<FormValues[Endpoint] | undefined> | FormValues[Endpoint] | undefined,
		): Promise<void> {
			if (sending.current) return;
			setSending(true);
			try {
				const values = await validate();
				if (!values) return;
				dismissToast();
				const idempotencyKey = keys.keyFor(values);
				const submission = {
					endpoint,
					values,
					botProtection: await botProtection.collect(form),
					publicApiKey,
					idempotencyKey,
				} as FormSubmission;
				// No loader's data depends on a submission.
				await submit(JSON.stringify(submission), {
					method: "post",
					action,
					encType: "application/json",
					defaultShouldRevalidate: false,
				});
				const result = takeSubmissionResult<Endpoint>(idempotencyKey);
				if (!result) throw new Error("The form was not sent.");
				if (!result.sent) throw result.error;
				await onSuccess(result);
			} catch (error) {
				console.error(error);
				onError(error);
			} finally {
				setSending(false);
			}
		},
	};
}
