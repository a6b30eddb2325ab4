import { tabStorage } from "./tab-storage.ts";

const key = "ideaDraft";

/** The idea that is not sent yet, so that a change of language, a detour or a failed analysis doesn't lose it. */
export const ideaDraft = {
	read: (): string => tabStorage.read(key) ?? "",
	keep: (idea: string): void => (idea ? tabStorage.write(key, idea) : tabStorage.remove(key)),
};
