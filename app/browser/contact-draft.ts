import { tabStorage } from "./storage.ts";

const key = "contactDraft";

/** The message of the contact form, without name and address, in session storage. */
export const contactDraft = {
	read: (): string => tabStorage.read(key) ?? "",
	save: (message: string) => tabStorage.write(key, message),
};
