/** The model only refuses. */
export class RefusedError extends Error {
	override name = "RefusedError";
}

export async function* cleanText(pieces: AsyncIterable<string>): AsyncGenerator<string> {
	yield* pieces;
}
