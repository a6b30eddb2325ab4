import type { ClientActionFunctionArgs } from "react-router";

/** The `clientAction` of every page that shows a form, dialogs included. Its code is loaded on demand. */
export async function clientAction(args: ClientActionFunctionArgs): Promise<null> {
	const { sendForm } = await import("./send-form.ts");
	return sendForm(args);
}
