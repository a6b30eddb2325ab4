import { tabStorage } from "./storage.ts";

const key = "contactDraft";

/** The message of the contact form, without name and address, in session storage. */
export const contactDraft = {
	read: (): string => tabStorage.read(key) ?? "",
	save(message: string): void {
		if (message) tabStorage.write(key, message);
		else tabStorage.remove(key);
	},
};
