import { tabStorage } from "./tab-storage.ts";

/** A complete analysis, as it is shown again when the visitor comes back to it. */
export interface FinishedAnalysis {
	text: string;
	/** Name of the model that wrote it. */
	model: string;
	/** ISO date. */
	writtenOn: string;
}

const keyOf = (requestId: string) => `analysis:${requestId}`;

/** Analyses that were finished in this tab, by the id of their request. */
export const finishedAnalyses = {
	read(requestId: string): FinishedAnalysis | undefined {
		const { text, model, writtenOn } = JSON.parse(tabStorage.read(keyOf(requestId)) ?? "{}");
		return text ? { text, model, writtenOn } : undefined;
	},
	keep(requestId: string, analysis: FinishedAnalysis): void {
		tabStorage.write(keyOf(requestId), JSON.stringify(analysis));
	},
};
