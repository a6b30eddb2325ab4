import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher, useFormAction } from "react-router";
import type { createIdempotencyKeys } from "../api-client/idempotency-keys.ts";
import { usePublicApiKey } from "../api-client/use-public-api-key.ts";
import { useFormChecks } from "../components/form-checks.tsx";
import { clearToast } from "../components/toasts.tsx";
import type { FormOutcome, FormSubmission, FormValues } from "./send-form.ts";

interface FormOptions<Call extends keyof FormValues> {
	call: Call;
	keys: ReturnType<typeof createIdempotencyKeys>;
	/** Not called if the form is gone by then. */
	onSent(outcome: Extract<FormOutcome<Call>, { sent: true }>): void;
	onFailure(failure: unknown): void;
}

/**
 * A form that its page's action takes: `Form` posts it to the server where no script runs, and `send` hands what was checked in
 * the browser to `sendForm`, the page's `clientAction`.
 */
export function useForm<Call extends keyof FormValues>({ call, keys, onSent, onFailure }: FormOptions<Call>) {
	const { Form, submit, state, data } = useFetcher<FormOutcome<Call>>();
	// The page that the form is sent from, even if the visitor is on another one when the checks are over.
	const action = useFormAction();
	const publicApiKey = usePublicApiKey();
	const checks = useFormChecks(call);
	const [checking, setChecking] = useState(false);
	// State comes too late for a second submit in the same moment.
	const sending = useRef(false);

	const conclude = useEffectEvent((outcome: FormOutcome<Call>) => {
		sending.current = false;
		if (outcome.sent) onSent(outcome);
		else fail(outcome.failure);
	});
	useEffect(() => {
		if (data) conclude(data);
	}, [data]);

	function fail(failure: unknown) {
		console.error(failure);
		onFailure(failure);
	}

	return {
		Form,
		/** Belongs to the form's `onFocus`. */
		begin: checks.begin,
		/** Belongs into `<FormCheckFields>`. */
		place: checks.place,
		busy: checking || state !== "idle",
		/**
		 * Sends the form; nothing while it is on its way.
		 * @param read gives what the contract takes, or undefined once it has said what is wrong
		 */
		async send(
			form: HTMLFormElement,
			read: () => Promise<FormValues[Call] | undefined> | FormValues[Call] | undefined,
		): Promise<void> {
			if (sending.current) return;
			sending.current = true;
			setChecking(true);
			try {
				const values = await read();
				if (!values) {
					sending.current = false;
					return;
				}
				clearToast();
				const submission = {
					call,
					values,
					checks: await checks.answer(form),
					publicApiKey,
					idempotencyKey: keys.keyFor(values),
				} as FormSubmission;
				// Nothing on the page depends on what was sent.
				submit(JSON.stringify(submission), {
					method: "post",
					action,
					encType: "application/json",
					flushSync: true,
					defaultShouldRevalidate: false,
				});
			} catch (failure) {
				sending.current = false;
				fail(failure);
			} finally {
				setChecking(false);
			}
		},
	};
}
