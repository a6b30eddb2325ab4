import { consentedKey, hasConsent } from "../browser/consent.ts";
import { lastingStorage, tabStorage } from "../browser/storage.ts";
import { visibleText } from "../schemas/visible-text.ts";

const key = "ideaDraft";
const lastingKey = consentedKey("functionality", key);

/**
 * The text of the idea box. It is stored in session storage and, with consent to `functionality`, in local storage.
 * The tab's draft has priority.
 */
export const ideaDraft = {
	read(): string {
		const lasting = () => (hasConsent("functionality") ? lastingStorage.read(lastingKey) : null);
		return tabStorage.read(key) ?? lasting() ?? "";
	},
	save(idea: string): void {
		tabStorage.write(key, idea);
		if (hasConsent("functionality")) lastingStorage.write(lastingKey, idea);
	},
	/** Forgets an idea that was sent. What the visitor has written since stays. */
	forget(idea: string): void {
		if (visibleText(this.read()) === idea) this.save("");
	},
	/** Takes an idea up again, with an addition. What the visitor has written since stays below it. */
	takeUp(idea: string, addition = ""): void {
		const draft = visibleText(this.read());
		const [taken = "", added = ""] = [idea, addition].map(visibleText);
		// As a paragraph: a short answer may be a part of words.
		const isAdded = `\n\n${draft}\n\n`.includes(`\n\n${added}\n\n`);
		const parts = draft.includes(taken)
			? [draft, isAdded ? "" : added]
			: [taken, added, taken.includes(draft) ? "" : draft];
		this.save(parts.filter(Boolean).join("\n\n"));
	},
};

let email = "";

/** The email address that the visitor gave with the last idea. In memory only: a reload forgets it. */
export const lastEmail = {
	read: () => email,
	save(address = ""): void {
		email = address;
	},
};
