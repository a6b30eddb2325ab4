const makingWords =
	/^(?:turn\w*|convert\w*|transform\w*|mak\w+|made|hacer|hech[ao]s?|fabric\w+|fer|fem|fet[as]?|fetes|produc\w+)$/;
/** Words for what somebody makes: "we make", "fábrica de", and in English "brick factory". */
const makerBefore = /^(?:mak\w+|manufactur\w*|produc\w*|fabric\w*|fem|faig|hacemos|hago|montamos|muntem)$/;
const makerAfter = /^(?:factory|factories|maker|makers|manufacturer|manufacturers|works)$/;
/** Words after which stands what something is to become. */
const becoming =
	/^(?:become|into|convertir\w*|convert\w*|transform\w*|hacer|hacerlo|hacerlos|fer|fer ne|obtener|producir|produir|generar|planta)$/;

/** Whether a folded word says that something is made of something. */
export const isMaking = (folded: string): boolean => makingWords.test(folded);

type Words = readonly { folded: string }[];
const between = (words: Words, from: number, to: number) =>
	words.slice(Math.max(0, from), Math.max(0, to)).map(({ folded }) => folded);

/** Whether a thing is what the sender makes for a living, and so not what the idea is about. */
export function isOwnProduct(words: Words, { from, to }: { from: number; to: number }): boolean {
	return (
		between(words, from - 2, from).some((word) => makerBefore.test(word)) ||
		makerAfter.test(words[to + 1]?.folded ?? "")
	);
}

const ofMaterial = /^(?:from|of|with|de|d|con|amb|partir)$/;
const amountOrWaste =
	/^(?:t|tn|tons?|ton\w+|kg|kilos?|quilos?|m3|resid\w+|waste|rest\w+|retalls|recortes|offcuts)$/;

/** Whether a product of the sender's is made of a thing: "we make benches of recycled plastic", but not "we produce 3 t of film". */
export function isInOwnProduct(words: Words, { from }: { from: number }): boolean {
	const before = between(words, from - 6, from);
	const link = before.findLastIndex((word) => ofMaterial.test(word));
	return (
		before.some((word) => isMaking(word) || makerBefore.test(word)) &&
		link > 0 &&
		link >= before.length - 2 &&
		!amountOrWaste.test(before[link - 1] ?? "")
	);
}

/** Whether a thing is what something is to become: "it could become biogas". */
export function isOutcome(words: Words, { from }: { from: number }): boolean {
	return between(words, from - 2, from).some((word) => becoming.test(word));
}

/** Whether something is made of a thing: "paper from tomato waste". */
export function isIngredient(words: Words, { from }: { from: number }): boolean {
	const before = between(words, from - 6, from);
	return before.some(isMaking) && before.slice(-2).some((word) => /^(?:from|of|con|amb|partir)$/.test(word));
}
