import type { Language } from "../i18n/languages.ts";
import type { SentIdea } from "./sent-idea.ts";
import { tabStorage } from "./storage.ts";

/** An analysis that is shown again when the visitor returns to it. */
export interface StoredAnalysis {
	text: string;
	/** Name of the model that wrote it. */
	model: string;
	/** ISO time of its end; missing if it ended early. */
	writtenOn?: string | undefined;
}

/** Analyses are stored by the page's language and by the id of the idea, or by its text if it has none. */
const storageKey = ({ id, message }: SentIdea, language: Language) => `analysis:${language}:${id ?? message}`;

/** The analyses of this tab, in session storage. */
export const storedAnalyses = {
	/** Undefined if there is none, or if it is not valid. */
	read(idea: SentIdea, language: Language): StoredAnalysis | undefined {
		return parse(tabStorage.read(storageKey(idea, language)) ?? "");
	},
	save(idea: SentIdea, language: Language, analysis: StoredAnalysis): void {
		tabStorage.write(storageKey(idea, language), JSON.stringify(analysis));
	},
};

function parse(storedText: string): StoredAnalysis | undefined {
	try {
		const { text, model, writtenOn }: { [Key in keyof StoredAnalysis]?: unknown } = JSON.parse(storedText);
		if (typeof text !== "string" || !text || typeof model !== "string") return undefined;
		if (writtenOn === undefined) return { text, model };
		const isTime = typeof writtenOn === "string" && !Number.isNaN(Date.parse(writtenOn));
		return isTime ? { text, model, writtenOn } : undefined;
	} catch {
		return undefined;
	}
}
