import type { Language } from "#app/i18n/languages.ts";

/** Languages that the analyst reads. */
export type ReadLanguage = Language | "ca";

/** A word of a text and where it stands there. */
export interface Word {
	/** Lower case, without accents. */
	folded: string;
	start: number;
	end: number;
	/** Whether it is written in capitals only. */
	isUpper: boolean;
	/** Whether a sentence ends between the word before and this one. */
	beginsSentence: boolean;
}

const spaceSeparated = (list: string) => new Set(list.trim().split(/\s+/));

/** Function words by language, folded. They tell languages apart, those that are read and those that are not. */
const functionWords = {
	en: spaceSeparated(`
		a an the and or but if so than then not no only such as at by for from in into of off on out over to up with without under
		between through before after about against once here there when where why how what which who whose this that these those i
		me my we us our you your he she it its they them their is am are was were be been have has had do does did will would shall
		should can could may might must want wants like need needs make get also just every each all any both more most other some
		yes today now new still one`),
	es: spaceSeparated(`
		el la los las un una unos unas lo al del de en y e o u ni que a con sin por para pero si no se me te le les nos os mi tu su
		sus nuestro nuestra nuestros nuestras yo ella ellos usted este esta estos estas ese esa como cuando donde cual quien mas
		menos muy mucho poco otro todo todos algo alguien nada sobre entre desde hasta ya solo es son era ser soy somos esta estan
		hay he ha han hemos tengo tiene tenemos hacer hace hacemos quiero queremos puede podemos podria gustaria porque hoy cada
		buscamos necesitamos busco`),
	ca: spaceSeparated(`
		el la els les un una uns unes lo al als del dels de d l s n en na i o ni que a amb sense per pero si no es em et li ens us hi
		ho ne me meu meva nostre nostra nostres aquest aquesta com quan on qual qui mes menys molt poc altre altres tot tots alguna
		algu res sobre entre des fins ja nomes son era ser soc som esta estan hi ha tinc te tenim fer fem vull volem voldriem puc
		podem perque avui cada busquem necessitem nosaltres seva`),
	fr: spaceSeparated(`
		le la les un une des du de d l et ou ni que qui a avec sans pour par mais si ne pas se me nous vous notre votre nos ce cette
		ces comme quand dans sur entre est sont etre avons avez ont cherchons voulons chez plus tres aussi je il elle on y`),
	pt: spaceSeparated(`
		o a os as um uma de do da dos das em no na nos e ou nem que com sem por para mas se nao me nosso nossa este esta como quando
		onde quem mais muito sobre entre e sao ser temos tem fazer queremos pode podem ao aos pelo pela sabemos procuramos ajudar-nos`),
	de: spaceSeparated(`
		der die das ein eine einen einem einer und oder nicht mit ohne fur von zu im in am an auf aus bei ist sind wir ihr unser
		unsere unserer sie es den dem des suchen haben als auch wie was wer mochten konnen`),
	it: spaceSeparated(`
		il lo la i gli le un una uno di del della dei delle da in nel nella e o ne che con senza per ma se non mi ci nostro nostra
		questo come quando dove chi piu molto su tra sono essere abbiamo ha fare vogliamo cerchiamo al alla`),
} as const;

export const readLanguages = ["en", "es", "ca"] as const satisfies readonly ReadLanguage[];
/** Languages that are recognised, so as to say that they are not read. */
export type UnreadLanguage = Exclude<keyof typeof functionWords, ReadLanguage>;
const unreadLanguages = ["fr", "pt", "de", "it"] as const satisfies readonly UnreadLanguage[];

/** Articles and prepositions of belonging, which a phrase may hold or leave out: "línea de producción". */
const lightWords = spaceSeparated(
	"a an the of el la los las lo un una unos unas de del els les l d dels al als i",
);

/** Letters and digits. "e-waste", "co-op" and "start-up" are one word each, other compounds are two. */
const wordPattern =
	/\b(?:e|re|co|bio|eco|agro)-\p{L}+|\p{L}+-(?:up|off)(?!\p{L})|[\p{L}\p{N}]+(?:·\p{L}+)?/giu;

/** Letters of the languages that are read, without their accents: quicker than taking each apart, at the first idea. */
const plainLetters: Readonly<Record<string, string>> = {
	á: "a",
	à: "a",
	é: "e",
	è: "e",
	í: "i",
	ï: "i",
	ó: "o",
	ò: "o",
	ú: "u",
	ü: "u",
	ñ: "n",
	ç: "c",
	"·": "",
};

/** Lower case without accents: "energía", "Energia" and "ENERGÍA" are one word. */
export function fold(text: string): string {
	if (/^[a-z]*$/.test(text)) return text;
	if (/^[a-záàéèíïóòúüñç·]*$/.test(text))
		return text.replace(/[^a-z]/g, (letter) => plainLetters[letter] ?? "");
	return text
		.normalize("NFD")
		.replace(/[\p{M}·-]/gu, "")
		.toLowerCase();
}

const sentenceEnd = /[.!?…](?=\s)|\n/;

/** The words of a text in order. Nothing but letters, digits and a hyphen is ever part of a word. */
export function wordsOf(text: string): Word[] {
	let end = 0;
	return [...text.matchAll(wordPattern)].map((match) => {
		const gap = text.slice(end, match.index);
		end = match.index + match[0].length;
		return {
			folded: fold(match[0]),
			start: match.index,
			end,
			isUpper: match[0] === match[0].toUpperCase(),
			beginsSentence: gap.length > 1 && sentenceEnd.test(gap),
		};
	});
}

/** For each word, how many sentences have ended before it. */
export function sentencesOf(words: readonly Word[]): number[] {
	let sentence = 0;
	return words.map(({ beginsSentence }, position) => {
		if (position > 0 && beginsSentence) sentence++;
		return sentence;
	});
}

/** True for the words that a clue may hold or leave out. */
export function isLightWord(folded: string): boolean {
	return lightWords.has(folded);
}

/** True for articles, pronouns, prepositions and the like, of one language or of any that is read. */
export function isFunctionWord(folded: string, language?: ReadLanguage): boolean {
	if (language) return functionWords[language].has(folded);
	return readLanguages.some((each) => functionWords[each].has(folded));
}

/** What a text is written in. */
export interface TextLanguage {
	/** The language of most of its words; undefined where none is recognised. */
	main: ReadLanguage | UnreadLanguage | undefined;
	/** The languages whose words are looked for: a text may mix them. All of them where too little tells. */
	read: ReadonlySet<ReadLanguage>;
}

/** Function words that it takes to say that a text is in a language that is not read. */
const unreadFrom = 3;

/** Function words from which a text is surely in a language: a shorter one is read in all. */
const surelyFrom = 3;

/** Tells the language of a text by its function words and letters. */
export function languageOf(text: string, words: readonly Word[]): TextLanguage {
	const count = (language: keyof typeof functionWords) =>
		words.filter(({ folded }) => functionWords[language].has(folded)).length;
	const counts = { en: count("en"), es: count("es"), ca: count("ca") };
	if (/[ñ¿¡]/i.test(text)) counts.es += 1;
	if (/l·l|\bl['’]|\bn['’]/i.test(text)) counts.ca += 1;
	if (/ci[óo]n\b/i.test(text)) counts.es += 1;
	const most = Math.max(...Object.values(counts));
	const unread = unreadLanguages.find(
		(language) =>
			count(language) >= unreadFrom &&
			count(language) > most &&
			unreadLanguages.every((other) => count(language) >= count(other)),
	);
	if (unread) return { main: unread, read: new Set() };
	if (most < surelyFrom) {
		const main = most === 0 ? undefined : readLanguages.find((language) => counts[language] === most);
		return { main, read: new Set(readLanguages) };
	}
	const main = readLanguages.find((language) => counts[language] === most) ?? "en";
	// Spanish and Catalan share many of these words: only others show that a text holds both.
	const holds = (language: ReadLanguage) =>
		words.some(({ folded }) => functionWords[language].has(folded) && !functionWords[main].has(folded));
	return {
		main,
		read: new Set(readLanguages.filter((language) => language === main || holds(language))),
	};
}
