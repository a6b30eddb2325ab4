import type { Proposal } from "./proposal.ts";
import { tabStorage } from "./tab-storage.ts";

/** An analysis as it is shown again when the visitor comes back to it. */
export interface StoredAnalysis {
	text: string;
	/** Name of the model that wrote it. */
	model: string;
	/** ISO time of its end; none if it broke off. */
	writtenOn?: string | undefined;
}

/** By its request, or by its idea where it has none. */
const storageKey = ({ id, message }: Proposal) => `analysis:${id ?? message}`;

/** What was written of the analyses in this tab. */
export const storedAnalyses = {
	/** Undefined if there is none. What is stored in its place and is no analysis is forgotten. */
	read(proposal: Proposal): StoredAnalysis | undefined {
		const text = tabStorage.read(storageKey(proposal));
		if (text === null) return undefined;
		const analysis = parse(text);
		if (!analysis) tabStorage.remove(storageKey(proposal));
		return analysis;
	},
	save(proposal: Proposal, analysis: StoredAnalysis): void {
		tabStorage.write(storageKey(proposal), JSON.stringify(analysis));
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
