/** In characters: whoever repeats so much of a text does so by habit. Less may be the text's own, such as "ha", "ha". */
const habitLength = 16;

type Habit = "none" | "growing" | "doubled";

/** Whether each piece begins with the one before, or each second one is the one before; undefined while that may be chance. */
function habitOf(pieces: readonly string[]): Habit | undefined {
	const isGrowing = pieces.every((piece, index) => piece.startsWith(pieces[index - 1] ?? ""));
	const isDoubled = pieces.every((piece, index) => index % 2 === 0 || piece === pieces[index - 1]);
	if (!isGrowing && !isDoubled) return "none";
	// The same piece again and again tells nothing.
	const told = [...new Set(pieces)];
	if (isGrowing) return (told.at(-2) ?? "").length >= habitLength ? "growing" : undefined;
	return pieces.length % 2 === 0 && told.join("").length >= habitLength ? "doubled" : undefined;
}

/** Tells what is new in each piece of a text, as some services repeat it. The first pieces are held while they may be repetitions. */
export function createNewText() {
	/** All that was new. */
	let all = "";
	/** The pieces before it is known how to read them. */
	const first: string[] = [];
	let habit: Habit | undefined;
	/** The last piece, if pieces come twice and this one has come once. */
	let single: string | undefined;

	function become(text: string): string {
		const added = text.slice(all.length);
		all = text;
		return added;
	}

	/** Whether a piece is the text so far but for blanks around it. The last one may leave out the beginning, such as thoughts. */
	function isWhole(piece: string, isLast: boolean): boolean {
		const [part, known] = [piece.trim(), all.trim()];
		return part.length >= habitLength && (known === part || (isLast && known.endsWith(part)));
	}

	return {
		/** @param isLast whether it comes with a finish reason */
		add(piece: string, isLast: boolean): string {
			const isLonger = all.length >= habitLength && piece.startsWith(all);
			if (!piece || (!isLonger && isWhole(piece, isLast))) return "";
			if (!habit) {
				first.push(piece);
				if (first.length === 1) return become(piece);
				habit = habitOf(first);
				if (habit === "growing") return become(piece);
				if (habit === "doubled") return become(first.filter((_, index) => index % 2 === 0).join(""));
				return habit ? become(first.join("")) : "";
			}
			if (isLonger) return become(piece);
			single = habit === "doubled" && piece === single ? undefined : piece;
			return single ? become(all + piece) : "";
		},
		/** What is still held at the end. */
		rest: () => (habit ? "" : become(first.join(""))),
	};
}
