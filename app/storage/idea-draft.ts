import { consentedStorage } from "../consent/consented-storage.ts";
import { tabStorage } from "./tab-storage.ts";

const key = "ideaDraft";
const consented = consentedStorage("functionality");

/**
 * The idea that is not sent yet, so that a change of language, a detour or a failed analysis doesn't lose it. It lasts
 * as long as the tab; longer for a visitor who allows that. What is in the tab goes before what an earlier one left.
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
