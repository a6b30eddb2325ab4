import type { Language } from "../i18n/languages.ts";
import type { Proposal } from "./proposal.ts";
import { tabStorage } from "./tab-storage.ts";

/** An analysis that is shown again when the visitor returns to it. */
export interface StoredAnalysis {
	text: string;
	/** Name of the model that wrote it. */
	model: string;
	/** ISO time of its end; missing if it ended early. */
	writtenOn?: string | undefined;
}

/** Analyses are stored by the page's language and by the id of the request, or by the idea if it has none. */
const storageKey = ({ id, message }: Proposal, language: Language) => `analysis:${language}:${id ?? message}`;

/** The analyses of this tab, in session storage. */
export const storedAnalyses = {
	/** Undefined if there is none. Deletes invalid data. */
	read(proposal: Proposal, language: Language): StoredAnalysis | undefined {
		const key = storageKey(proposal, language);
		const text = tabStorage.read(key);
		if (text === null) return undefined;
		const analysis = parse(text);
		if (!analysis) tabStorage.remove(key);
		return analysis;
	},
	save(proposal: Proposal, language: Language, analysis: StoredAnalysis): void {
		tabStorage.write(storageKey(proposal, language), JSON.stringify(analysis));
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
