import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { ZodMiniType } from "zod/mini";
import { usePublicApiKey } from "../root-data.ts";
import type { BotProtection, FormEndpoint } from "../schemas/bot-protection.ts";
import { limits } from "../schemas/limits.ts";
import { useBotProtection } from "./bot-protection/bot-protection.tsx";
import { TurnstileError } from "./bot-protection/turnstile-error.ts";
import {
	type FormActionData,
	type FormError,
	useFormErrorText,
	type ValidationCode,
} from "./form-errors.tsx";
import { ApiError, post } from "./post.ts";
import { dismissToast, showToast } from "./toasts/toast-store.ts";

interface FormOptions<Values> {
	endpoint: FormEndpoint;
	/** Called when the form gets the focus, so that the schema is there when the form is sent. */
	loadSchema: () => Promise<ZodMiniType<Values>>;
	/** Result of a submission without JavaScript. */
	actionData?: FormActionData<keyof Values & string> | undefined;
	/** The toast about a failure. */
	failure: { title: string; description: string };
	/**
	 * Called with the endpoint's response even if the form has unmounted. The form is busy until it resolves; what it
	 * throws is shown as a failure.
	 *
	 * @param pageLeft whether the visitor has left the page by now
	 */
	onSent(response: Response, sent: Values & BotProtection, pageLeft: () => boolean): void | Promise<void>;
	onBusy?: ((busy: boolean) => void) | undefined;
}

/**
 * A form that is validated in the browser, sent to an endpoint of the API, and shows errors until the next try. Without
 * JavaScript, and before hydration, the browser posts it to the page's `action`.
 */
export function useForm<Values>({
	endpoint,
	loadSchema,
	actionData,
	failure,
	onSent,
	onBusy,
}: FormOptions<Values>) {
	type Field = keyof Values & string;
	const publicApiKey = usePublicApiKey();
	const botProtection = useBotProtection(endpoint);
	const { t } = useTranslation("dialogs");
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
	async function validate(form: HTMLFormElement): Promise<Values | undefined> {
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

	/** Validates and sends the form; does nothing while a submission is pending. */
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
			const body = { ...values, ...(await botProtection.collect(form)) };
			await onSent(await post(publicApiKey, endpoint, body), body, pageLeft);
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
		/** Props of the router's `Form`. */
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
		field(name: Field) {
			const code: ValidationCode | undefined = errors[name];
			return {
				name,
				readOnly: busy,
				error: code && t(`validation.${code}`, limits),
				defaultValue: defaultValues?.[name],
				// For pages without JavaScript: React does not focus elements that it hydrates.
				autoFocus: name === invalidOnServer,
				onChange: () => code && setErrors(({ [name]: _, ...others }) => others as typeof errors),
			};
		},
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
	if (!(error instanceof ApiError)) return { kind: "failed" };
	if (error.code === "turnstile_failed") return { kind: "turnstile" };
	return error.retryAfter ? { kind: "rateLimited", retryAfter: error.retryAfter } : { kind: "failed" };
}
