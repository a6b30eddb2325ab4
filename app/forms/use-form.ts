import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFetcher, useFormAction } from "react-router";
import type { ZodMiniType } from "zod/mini";
import { TurnstileError } from "./bot-protection/turnstile-error.ts";
import { useBotProtection } from "./bot-protection/use-bot-protection.ts";
import type { FormActionData, FormError } from "./form-action-data.ts";
import { useFormErrorText } from "./form-error-notice.tsx";
import type { createIdempotencyKeys } from "./idempotency-keys.ts";
import { isTurnstileRejection, retryAfterSeconds } from "./post.ts";
import {
	type FormSubmission,
	type FormValues,
	type SubmissionResult,
	takeSubmissionResult,
} from "./send-form.ts";
import { dismissToast, showToast } from "./toasts/toast-store.ts";
import { usePublicApiKey } from "./use-public-api-key.ts";
import { useValidationText, type ValidationCode } from "./use-validation-text.ts";

export interface FormOptions<Endpoint extends keyof FormValues> {
	endpoint: Endpoint;
	keys: ReturnType<typeof createIdempotencyKeys>;
	/** Called when the form gets the focus, so that the schema is there when the form is sent. */
	loadSchema: () => Promise<ZodMiniType<FormValues[Endpoint]>>;
	/** Result of a submission without JavaScript. */
	actionData?: FormActionData<keyof FormValues[Endpoint] & string> | undefined;
	/** The toast about a failure. */
	failure: { title: string; description: string };
	/**
	 * Called even if the form has unmounted. The form is busy until it resolves.
	 *
	 * @param pageLeft whether the visitor has left the page meanwhile
	 */
	onSuccess(
		result: Extract<SubmissionResult<Endpoint>, { sent: true }>,
		pageLeft: boolean,
	): void | Promise<void>;
	onBusy?: ((busy: boolean) => void) | undefined;
}

/**
 * A form with an action on its page. Without JavaScript `Form` posts to the server's `action`; with it, valid values
 * are submitted to the page's `clientAction`. Errors stay in the form until the next try.
 */
export function useForm<Endpoint extends keyof FormValues>({
	endpoint,
	keys,
	loadSchema,
	actionData,
	failure,
	onSuccess,
	onBusy,
}: FormOptions<Endpoint>) {
	type Field = keyof FormValues[Endpoint] & string;
	const { Form, submit } = useFetcher();
	// Resolved now: the visitor may be on another page once the bot protection has finished.
	const action = useFormAction();
	const publicApiKey = usePublicApiKey();
	const botProtection = useBotProtection(endpoint);
	const validationText = useValidationText();
	const formErrorText = useFormErrorText(failure.description);
	const ref = useRef<HTMLFormElement>(null);
	const [defaultValues, setDefaultValues] = useState(actionData?.values);
	const [errors, setErrors] = useState<Partial<Record<Field, ValidationCode>>>(actionData?.errors ?? {});
	const [formError, setFormError] = useState(actionData?.formError);
	const [busy, setBusy] = useState(false);
	// A ref as well as state: a second submit may come before the next render.
	const sending = useRef(false);
	// The server's values are in the form's order.
	const invalidOnServer = Object.keys(actionData?.values ?? {}).find(
		(name) => actionData?.errors[name as Field],
	);

	function setSending(value: boolean) {
		sending.current = value;
		setBusy(value);
		onBusy?.(value);
	}

	/** Returns the values, or undefined after showing an error at each invalid field. */
	async function validate(form: HTMLFormElement): Promise<FormValues[Endpoint] | undefined> {
		const { data, error } = (await loadSchema()).safeParse(Object.fromEntries(new FormData(form)));
		const fieldErrors: typeof errors = {};
		for (const { path, message } of error?.issues ?? []) {
			fieldErrors[path[0] as Field] ??= message as ValidationCode;
		}
		flushSync(() => {
			setFormError(undefined);
			setErrors(fieldErrors);
		});
		form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
		return data;
	}

	/** Sends the form; does nothing while a submission is pending. */
	async function send(form: HTMLFormElement): Promise<void> {
		if (sending.current) return;
		setSending(true);
		const sentFrom = window.location.href;
		// During a navigation `location.href` changes before the form unmounts.
		const pageLeft = () => !form.isConnected || window.location.href !== sentFrom;
		try {
			const values = await validate(form);
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
			await onSuccess(result, pageLeft());
		} catch (error) {
			console.error(error);
			const reason = toFormError(error);
			setFormError(reason);
			// Nobody sees the notice in the form of a page that was left.
			if (reason.kind === "failed" || pageLeft()) {
				showToast({ variant: "destructive", title: failure.title, description: formErrorText(reason) });
			}
		} finally {
			setSending(false);
		}
	}

	return {
		Form,
		formProps: {
			ref,
			method: "post",
			noValidate: true,
			onFocus() {
				botProtection.start();
				// `send` reports the error.
				loadSchema().catch(() => {});
			},
			onSubmit(event: FormEvent<HTMLFormElement>) {
				event.preventDefault();
				send(event.currentTarget);
			},
		} as const,
		/** Props of a field. */
		field: (name: Field) => ({
			name,
			readOnly: busy,
			error: validationText(errors[name]),
			defaultValue: defaultValues?.[name],
			// For pages without JavaScript: React does not focus elements that it hydrates.
			autoFocus: name === invalidOnServer,
			onChange: () => errors[name] && setErrors(({ [name]: _, ...others }) => others as typeof errors),
		}),
		/** For `<FormErrorNotice>`. */
		errorNotice: { error: formError, fallback: failure.description },
		/** For `<BotProtectionFields>`. */
		widgetRef: botProtection.widgetRef,
		busy,
		/** Empties the form, also of the values that were sent without JavaScript. */
		reset() {
			flushSync(() => setDefaultValues(undefined));
			ref.current?.reset();
		},
	};
}

function toFormError(error: unknown): FormError {
	if (error instanceof TurnstileError) {
		return { kind: error.reason === "unanswered" ? "turnstileUnanswered" : "turnstile" };
	}
	if (isTurnstileRejection(error)) return { kind: "turnstile" };
	const retryAfter = retryAfterSeconds(error);
	return retryAfter ? { kind: "rateLimited", retryAfter } : { kind: "failed" };
}
