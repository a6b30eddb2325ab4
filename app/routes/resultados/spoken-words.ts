import type { CompanyId } from "../../content/companies.ts";
import { plainWords, stem } from "../../schemas/analysis-layout.ts";
import { type AnalysisBlock, type AnalysisSection, companiesIn, joinRuns } from "./parse-analysis.ts";

/** Stems of words in Spanish, English and Catalan that say nothing of an idea's subject. */
const stopWords = new Set(
	`para como este esta estos estas desde hasta sobre entre cuand donde porqu nuest vuest queri quere tambi tiene tener
	hacer puede poder podri podem hemos cada todo toda todos todas pero seria somos cerca menos mucho with from that this have
	would could busca which their there your ours what when where they them than about into more most some only also each will amb
	quan nostr volem seva altre every needs need want wants want like look looks anell`.split(/\s+/),
);

/**
 * The words that the summary of the idea, the verdict and the proposals use, as stems, each with the company that is named where
 * it is used, or else the first that fits.
 */
export function spokenWords(sections: readonly AnalysisSection[], fitting: readonly CompanyId[]) {
	const blocks = sections.flatMap(({ kind, blocks }) =>
		kind === "understanding" || kind === "fit" || kind === "collaboration" ? blocks : [],
	);
	const spoken = new Map<string, CompanyId | undefined>();
	for (const block of blocks) {
		const company = companiesIn([block]).find((id) => fitting.includes(id)) ?? fitting[0];
		for (const word of plainWords(textOf(block)).split(" ")) {
			const key = stem(word);
			if (key.length >= 4 && !stopWords.has(key) && !spoken.has(key)) spoken.set(key, company);
		}
	}
	return spoken;
}

function textOf(block: AnalysisBlock): string {
	const { title, points } = block.kind === "item" ? block : { title: "", points: [] };
	return [title, joinRuns(block.text), ...points.map(({ text }) => joinRuns(text))].join(" ");
}
