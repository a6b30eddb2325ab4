import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { ZodMiniType } from "zod/mini";
import { isReachable } from "../browser/connection.ts";
import { postForm } from "../browser/post.ts";
import { dismissToast, showToast } from "../components/toasts.tsx";
import { useLocalizedPath } from "../i18n/use-language.ts";
import type { PagePath } from "../pages.ts";
import { usePublicApiKey } from "../root-data.ts";
import type { FormEndpoint, FormFields, SubmittedForm } from "../schemas/forms.ts";
import { limits } from "../schemas/limits.ts";
import { useBotProtection } from "./bot-protection.tsx";
import { type FormActionData, type FormError, TurnstileError, type ValidationCode } from "./form-errors.tsx";
import { submitForm } from "./submit-form.ts";

/** The pages whose actions take the forms without JavaScript. */
const actionPages = {
	"analysis-requests": "/idea",
	"send-contact-email": "/contact",
} as const satisfies Record<FormEndpoint, PagePath>;

interface FormOptions<Form extends FormEndpoint> {
	endpoint: Form;
	/** Called when the form gets the focus, so that the schema is there when the form is sent. */
	loadSchema: () => Promise<ZodMiniType<FormFields[Form]>>;
	/** Result of a submission without JavaScript. */
	actionData?: FormActionData<keyof FormFields[Form] & string> | undefined;
	failure: { title: string; description: string };
	/**
	 * Called when the form was sent, even if it has unmounted. The form is busy until it resolves; what it throws is shown
	 * as a failure.
	 *
	 * @param id of the submission
	 * @param pageLeft whether the visitor has left the page by now
	 */
	onSent(id: string, sent: SubmittedForm<Form>, pageLeft: () => boolean): void | Promise<void>;
	onBusy?: ((busy: boolean) => void) | undefined;
}

/**
 * A form that is validated in the browser, sent to an endpoint of the API, and shows errors until the next try. Without
 * JavaScript, and before hydration, the browser posts it to the page's `action`.
 */
export function useForm<Form extends FormEndpoint>({
	endpoint,
	loadSchema,
	actionData,
	failure,
	onSent,
	onBusy,
}: FormOptions<Form>) {
	type Field = keyof FormFields[Form] & string;
	const publicApiKey = usePublicApiKey();
	const botProtection = useBotProtection(endpoint);
	const { t, i18n } = useTranslation("dialogs");
	const localizedPath = useLocalizedPath();
	const ref = useRef<HTMLFormElement>(null);
	const [defaultValues, setDefaultValues] = useState(actionData?.values);
	const [errors, setErrors] = useState<Partial<Record<Field, ValidationCode>>>(actionData?.errors ?? {});
	const [formError, setFormError] = useState(actionData?.formError);
	const [busy, setBusy] = useState(false);
	// The server's values are in the form's order.
	const invalidOnServer = Object.keys(actionData?.values ?? {}).find(
		(name) => actionData?.errors[name as Field],
	);

	function setSending(value: boolean) {
		setBusy(value);
		onBusy?.(value);
	}

	function formErrorText(error: FormError | undefined): string {
		if (error?.kind === "rateLimited") return t("toasts.wait", { count: error.retryAfter });
		if (error?.kind === "turnstile") return t("turnstile.failed");
		return error?.kind === "turnstileUnanswered" ? t("turnstile.unanswered") : failure.description;
	}

	/**
	 * Shows the errors of the last try, and leads to them: focuses the first invalid field, or scrolls to the notice. A toast
	 * says as well that sending failed, and anything on a page that was left, until it is dismissed, because nobody sees the notice there.
	 */
	function showErrors(fieldErrors: typeof errors, error?: FormError, pageLeft = false) {
		// Only what is rendered can be focused together with its error, or scrolled to.
		flushSync(() => {
			setErrors(fieldErrors);
			setFormError(error);
		});
		const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector);
		find("[aria-invalid=true]")?.focus();
		if (!error) return;
		find("p[role=alert]:not(:empty)")?.scrollIntoView({ block: "nearest" });
		if (error.kind === "failed" || pageLeft)
			showToast({
				variant: "destructive",
				title: failure.title,
				description: formErrorText(error),
				lang: i18n.language,
				persistent: pageLeft,
			});
	}

	/** Validates and sends the form; does nothing while a submission is pending. */
	async function send(form: HTMLFormElement): Promise<void> {
		if (busy) return;
		setSending(true);
		const sentFrom = window.location.href;
		// During a navigation `location.href` changes before the form unmounts.
		const pageLeft = () => !form.isConnected || window.location.href !== sentFrom;
		try {
			const schema = await loadSchema().catch(async (error) => {
				console.error(error);
				// After a deployment the schema's code may be gone: the form works without it.
				if (!(await isReachable())) throw error;
			});
			if (!schema) return form.submit();
			const result = await submitForm(schema, Object.fromEntries(new FormData(form)), async (fields) => {
				showErrors({});
				dismissToast();
				const sent = { ...fields, ...(await botProtection.collect(form)) };
				const answer = await postForm(publicApiKey, endpoint, sent);
				if ("id" in answer) await onSent(answer.id, sent, pageLeft);
				return answer;
			});
			if ("errors" in result) showErrors(result.errors, result.formError, pageLeft());
		} catch (error) {
			console.error(error);
			const { kind } = error instanceof TurnstileError ? error : { kind: "failed" as const };
			showErrors({}, { kind }, pageLeft());
		} finally {
			setSending(false);
		}
	}

	return {
		/** Props of the router's `Form`. */
		formProps: {
			ref,
			method: "post",
			action: localizedPath(actionPages[endpoint]),
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
		errorNotice: { error: formError, text: formErrorText(formError) },
		/** For `<BotProtectionFields>`. */
		widgetRef: botProtection.widgetRef,
		busy,
		/** Empties the form, also of the values that were sent without JavaScript. */
		reset() {
			setDefaultValues(undefined);
			// A field that was reset has its default value, also when that changes with the next render.
			ref.current?.reset();
		},
	};
}
