/** Languages of the texts that visitors send. */
export type TextLanguage = "en" | "es" | "ca" | "fr" | "pt" | "de" | "it";

const words = (list: string) => new Set(list.trim().split(/\s+/));

const functionWords: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
	en: words(`
		a an the and or but if so than then not no only such as at by for from in into of off on out over to up with without under
		between through before after about against once here there when where why how what which who whose this that these those i
		me my we us our you your he she it its they them their is am are was were be been have has had do does did will would shall
		should can could may might must want wants like need needs make get also just every each all any both more most other some
		yes today now new still one`),
	es: words(`
		el la los las un una unos unas lo al del de en y e o u ni que a con sin por para pero si no se me te le les nos os mi tu su
		sus nuestro nuestra nuestros nuestras yo ella ellos usted este esta estos estas ese esa como cuando donde cual quien mas
		menos muy mucho poco otro todo todos algo alguien nada sobre entre desde hasta ya solo es son era ser soy somos esta estan
		hay he ha han hemos tengo tiene tenemos hacer hace hacemos quiero queremos puede podemos podria gustaria porque hoy cada
		buscamos necesitamos busco`),
	ca: words(`
		el la els les un una uns unes lo al als del dels de d l s n en na i o ni que a amb sense per pero si no es em et li ens us hi
		ho ne me meu meva nostre nostra nostres aquest aquesta com quan on qual qui mes menys molt poc altre altres tot tots alguna
		algu res sobre entre des fins ja nomes son era ser soc som esta estan hi ha tinc te tenim fer fem vull volem voldriem puc
		podem perque avui cada busquem necessitem nosaltres seva`),
	fr: words(`
		le la les un une des du de d l et ou ni que qui a avec sans pour par mais si ne pas se me nous vous notre votre nos ce cette
		ces comme quand dans sur entre est sont etre avons avez ont cherchons voulons chez plus tres aussi je il elle on y`),
	pt: words(`
		o a os as um uma de do da dos das em no na nos e ou nem que com sem por para mas se nao me nosso nossa este esta como quando
		onde quem mais muito sobre entre e sao ser temos tem fazer queremos pode podem ao aos pelo pela sabemos procuramos ajudar-nos`),
	de: words(`
		der die das ein eine einen einem einer und oder nicht mit ohne fur von zu im in am an auf aus bei ist sind wir ihr unser
		unsere unserer sie es den dem des suchen haben als auch wie was wer mochten konnen`),
	it: words(`
		il lo la i gli le un una uno di del della dei delle da in nel nella e o ne che con senza per ma se non mi ci nostro nostra
		questo come quando dove chi piu molto su tra sono essere abbiamo ha fare vogliamo cerchiamo al alla`),
};

/** Lower case without accents: "Energía" and "ENERGIA" are one word. */
export function fold(text: string): string {
	return text
		.normalize("NFD")
		.replace(/[\p{M}·]/gu, "")
		.toLowerCase();
}

/** The words of a text in order: runs of letters and digits, «cel·lulosa» being one. */
export function wordsIn(text: string): string[] {
	return text.match(/[\p{L}\p{M}\p{N}]+(?:·\p{L}+)?/gu) ?? [];
}

/** Whether a word carries grammar rather than a subject, in one of the languages. */
export const isFunctionWord = (word: string) =>
	Object.values(functionWords).some((words) => words.has(fold(word)));

/** A single function word is enough for one of these languages. For the others, which few visitors write, it takes four. */
const usualLanguages: readonly TextLanguage[] = ["en", "es", "ca"];

/** All languages with the function words that a text has of them, the most first. */
function countLanguages(text: string): { language: TextLanguage; count: number }[] {
	const folded = wordsIn(text).map(fold);
	const bonus: Partial<Record<TextLanguage, boolean>> = {
		es: /[ñ¿¡]|ci[óo]n\b/i.test(text),
		ca: /l·l|\b[ln]['’]/i.test(text),
	};
	return (Object.keys(functionWords) as TextLanguage[])
		.map((language) => {
			const words = folded.filter((word) => functionWords[language].has(word));
			return { language, count: words.length + (bonus[language] ? 1 : 0) };
		})
		.sort((one, other) => other.count - one.count);
}

/** The language of most of a text's function words; undefined where it has too few. */
export function languageOf(text: string): TextLanguage | undefined {
	// A single "die" or "dos" does not make a text German or Portuguese.
	const least = (language: TextLanguage) => (usualLanguages.includes(language) ? 1 : 4);
	return countLanguages(text).find(({ language, count }) => count >= least(language))?.language;
}

/** The language of a text, if it is certain. Of 8,645 labelled ideas one is wrong by that; by most words alone, 94 are. */
export function certainLanguageOf(text: string): TextLanguage | undefined {
	const [first, second] = countLanguages(text);
	const margin = first?.language === "en" ? 1 : 2;
	return (first?.count ?? 0) - (second?.count ?? 0) >= margin ? first?.language : undefined;
}
