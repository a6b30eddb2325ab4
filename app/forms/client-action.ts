import type { ClientActionFunctionArgs } from "react-router";

/** The `clientAction` of every page that shows a form, in a dialog too. What it runs is loaded with the form. */
export async function clientAction(args: ClientActionFunctionArgs): Promise<null> {
	const { sendForm } = await import("./send-form.ts");
	return sendForm(args);
}
