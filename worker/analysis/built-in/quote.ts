/** Sentences longer than this, in characters, are taken apart at their commas, if they have any. */
const quoteMax = 200;
/** Shortest piece of a sentence worth quoting, in characters. */
const pieceMin = 25;

/** Where a sentence ends: a mark before a capital, so that "approx. 40 t" stays in one piece, or a line's end. */
const sentenceEnd = /(?<=[.!?…])\s+(?=[\p{Lu}¿¡"“«(])|[\r\n]+/u;
/** Marks that would be read as layout: a piece that holds one is not quoted. */
const markup = /[*_#<>`[\]\\]/;

/** Words with which people say that they want something, in English, Spanish and Catalan. */
const wish = new RegExp(
	`(?<!\\p{L})(?:${[
		"looking for|look for|(?:we|i)(?:['’]d| would)? (?:like|love|want|need|seek)|can you|would you",
		"could (?:you|somebody|someone|anybody|anyone)",
		"busc(?:o|amos)|quiero|queremos|querr[ií]a(?:mos)?|quisi[eé]ra(?:mos)?|gustar[ií]a|necesit(?:o|amos)",
		"pod[eé]is|podr[ií]ais",
		"(?:nos|me) faltan?|interesar[ií]a|pedimos|proponemos",
		"busquem|cerquem|vull|interessaria|volem|voldr[ií]\\p{L}+|agradaria|necessit(?:o|em)|podeu|podr[ií]eu",
		"(?:ens|em) falten?|proposem|demanem",
	].join("|")})(?!\\p{L})`,
	"iu",
);

/** How a question begins that is one: people also end a complaint or a story with a question mark. */
const question = new RegExp(
	`¿|^(?:${[
		"who|what|which|where|when|how|why|is|are|do|does|can|could|would|should|any",
		"qui|qu[eè]|quin(?:a|s|es)?|com|on|quan|hi ha|es pot|es podria|teniu|feu",
	].join("|")})(?!\\p{L})`,
	"iu",
);

/** The sentences of a text, each as it is written, but for the full stop. */
function sentencesIn(text: string): string[] {
	return text.split(sentenceEnd).flatMap((sentence) => {
		const plain = sentence.trim().replace(/[.…]+$/, "");
		return /\p{L}/u.test(plain) && !markup.test(plain) ? [plain.replace(/\s+/g, " ")] : [];
	});
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
		asking:
			pieces.findLast((piece) => wish.test(piece)) ??
			pieces.findLast((piece) => piece.endsWith("?") && question.test(piece)),
	};
}
