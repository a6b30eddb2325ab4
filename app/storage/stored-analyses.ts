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
const keyOf = ({ id, message }: Proposal) => `analysis:${id ?? message}`;

/** What was written of the analyses in this tab. */
export const storedAnalyses = {
	/** Undefined if there is none. What is stored in its place and is no analysis is forgotten. */
	read(proposal: Proposal): StoredAnalysis | undefined {
		const stored = tabStorage.read(keyOf(proposal));
		if (stored === null) return undefined;
		const kept = parse(stored);
		if (!kept) tabStorage.remove(keyOf(proposal));
		return kept;
	},
	save(proposal: Proposal, analysis: StoredAnalysis): void {
		tabStorage.write(keyOf(proposal), JSON.stringify(analysis));
	},
};

function parse(stored: string): StoredAnalysis | undefined {
	try {
		const { text, model, writtenOn }: { [Key in keyof StoredAnalysis]?: unknown } = JSON.parse(stored);
		if (typeof text !== "string" || !text || typeof model !== "string") return undefined;
		if (writtenOn === undefined) return { text, model };
		const isTime = typeof writtenOn === "string" && !Number.isNaN(Date.parse(writtenOn));
		return isTime ? { text, model, writtenOn } : undefined;
	} catch {
		return undefined;
	}
}
