import { consentedStorage } from "./consented-storage.ts";
import { tabStorage } from "./tab-storage.ts";

const key = "ideaDraft";
const consented = consentedStorage("functionality");

/**
 * The text of the idea box. It is stored in session storage and, with consent to `functionality`, in local storage.
 * The tab's draft has priority.
 */
export const ideaDraft = {
	read: (): string => tabStorage.read(key) ?? consented.read(key) ?? "",
	save(idea: string): void {
		if (idea) {
			tabStorage.write(key, idea);
			consented.write(key, idea);
		} else {
			tabStorage.remove(key);
			consented.remove(key);
		}
	},
};
