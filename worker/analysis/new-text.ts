/** In characters: whoever repeats so much of a text does so by habit. Less may be the text's own, such as "ha", "ha". */
const habitLength = 16;

/**
 * Tells what is new in each piece of a text. Some services send all of the text so far in each piece or in the last one, others send
 * each piece twice. Pieces at the beginning are held as long as they may be repetitions.
 */
export function createNewText() {
	/** All that was new. */
	let all = "";
	/** The pieces so far, until it is known how to read them. */
	let first: string[] | undefined = [];
	/** Whether each of them begins with the one before, and whether each second one is the one before. */
	let isGrowing = true;
	let isDoubled = true;
	/** The last piece, if pieces come twice and this one has come once. */
	let single: string | undefined;

	function become(text: string): string {
		const added = text.slice(all.length);
		all = text;
		return added;
	}

	/** The text of the first pieces; undefined if they may repeat each other by chance. */
	function readFirst(pieces: string[]): string | undefined {
		if (!isGrowing && !isDoubled) return pieces.join("");
		if (isGrowing) return (pieces.at(-2) ?? "").length >= habitLength ? pieces.at(-1) : undefined;
		// The same pair again is no further proof.
		const again = pieces.filter((piece, index) => index % 2 === 1 && piece !== pieces[index - 2]);
		if (again.join("").length < habitLength) return undefined;
		return pieces.filter((_, index) => index % 2 === 0).join("");
	}

	/** Whether a piece is the text so far but for blanks around it. The last one may leave out the beginning, such as thoughts. */
	function isWhole(piece: string, isLast: boolean): boolean {
		if (piece.startsWith(all)) return false;
		const [part, known] = [piece.trim(), all.trim()];
		return part.length >= habitLength && (known === part || (isLast && known.endsWith(part)));
	}

	return {
		/** @param isLast whether it comes with a finish reason */
		add(piece: string, isLast: boolean): string {
			const before = first?.at(-1);
			if (!piece || (piece.length >= habitLength && isWhole(piece, isLast))) return "";
			if (first) {
				first.push(piece);
				if (before === undefined) return become(piece);
				isGrowing &&= piece.startsWith(before);
				isDoubled &&= piece === before || first.length % 2 === 1;
				// The same piece again and again tells nothing.
				const isOpen = piece === before && (isGrowing || isDoubled);
				const text = isOpen ? undefined : readFirst(first);
				if (text === undefined) return "";
				[first, single] = [undefined, piece];
				return become(text);
			}
			const isLonger = all.length >= habitLength && piece.length >= all.length;
			if (isLonger && piece.startsWith(all)) return become(piece);
			single = isDoubled && piece === single ? undefined : piece;
			return single ? become(all + piece) : "";
		},
		/** What is still held at the end. */
		rest(): string {
			return first ? become(readFirst(first) ?? first.join("")) : "";
		},
	};
}
