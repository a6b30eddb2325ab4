/** Longest quotation, in characters: a longer sentence is taken apart at its commas. */
const quoteMax = 200;
/** Shortest piece of a sentence worth quoting, in characters. */
const pieceMin = 25;

const sentencePattern = /[^.!?…\r\n]+(?:[.!?…]+(?!\s|$)[^.!?…\r\n]*)*[!?]*/g;

/** Words with which people ask for something, in English, Spanish and Catalan. */
const wish = new RegExp(
	`(?<!\\p{L})(?:${[
		"looking for|we(?:['’]d| would)? like|i(?:['’]d| would)? like|want|need|wish|hope|seek(?:ing)?|help|could you|can you|would you",
		"anyone|anybody|someone|somebody|interested",
		"busc\\p{L}+|querr?[ií]a\\p{L}*|quier[oe]\\p{L}*|queremos|quisi[eé]r\\p{L}+|gustar[ií]a\\p{L}*|necesit\\p{L}+|pod[eé]is|podr[ií]a\\p{L}*",
		"hace falta|hacen falta|nos falta\\p{L}*|me falta\\p{L}*|alguien|ayud\\p{L}+|interesar?[ií]a\\p{L}*|propon\\p{L}+|ped\\p{L}mos",
		"cer[cq]\\p{L}+|vull|volem|voldr[ií]\\p{L}+|agradaria|necessit\\p{L}+|podeu|podr[ií]eu|cal(?:dria)?|ens falta|alg[uú]|ajud\\p{L}+",
	].join("|")})(?!\\p{L})`,
	"iu",
);

/** The sentences of a text, each as it is written. */
function sentencesIn(text: string): string[] {
	return (text.match(sentencePattern) ?? [])
		.map((sentence) => sentence.trim())
		.filter((s) => /\p{L}/u.test(s));
}

/** A sentence, or its parts between commas and the like where it is too long to quote. */
function piecesOf(sentence: string): string[] {
	if (sentence.length <= quoteMax) return [sentence];
	const parts = sentence.split(/[,;:](?=\s)|\s[–—-]\s/).map((part) => part.trim());
	const pieces = parts.filter((part) => part.length >= pieceMin && part.length <= quoteMax);
	return pieces.length > 0 ? pieces : [sentence];
}

/**
 * The pieces of an idea to quote, each as the visitor wrote it: the one that weighed most, and the last one that asks for
 * something. Either is undefined where there is none; both can be the same piece.
 * @param evidence how much a piece speaks for the company
 */
export function quotesFrom(
	idea: string,
	evidence: (piece: string) => number,
): { telling: string | undefined; asking: string | undefined } {
	const pieces = sentencesIn(idea).flatMap(piecesOf);
	const weighed = pieces.map((piece) => ({ piece, weight: evidence(piece) }));
	const [best] = weighed.sort((one, other) => other.weight - one.weight);
	return {
		telling: best?.piece,
		asking: pieces.findLast((piece) => wish.test(piece)) ?? pieces.findLast((piece) => piece.endsWith("?")),
	};
}
