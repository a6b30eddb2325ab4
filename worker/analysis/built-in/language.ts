import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemSpanish } from "@orama/stemmers/spanish";
import { fallbackLanguage, type Language } from "#app/i18n/languages.ts";

/** A word of a text and where it stands there. */
export interface Word {
	/** Lower case, without accents. */
	folded: string;
	start: number;
	end: number;
}

const spaceSeparated = (list: string) => new Set(list.trim().split(/\s+/));

/** Words that carry no subject. They are not searched for, and they tell one language from the other. */
const stopWords: Record<Language, ReadonlySet<string>> = {
	en: spaceSeparated(`
		a an the and or but if so than then too very not nor only own same such as at by for from in into of off on onto out over
		to up with without under between through during before after above below about against again once here there when where
		why how what which who whom whose this that these those i me my we us our ours you your yours he him his she her hers it
		its they them their theirs is am are was were be been have has had having do does did doing will would shall should
		can could may might must let lets want wants like need needs make makes made get gets use uses using also just every each
		all any both few more most other some no yes today now new way still one two make take give don`),
	es: spaceSeparated(`
		el la los las un una unos unas lo al del de en y e o u ni que a con sin por para pero si no se me te le les nos os mi mis tu
		tus su sus nuestro nuestra nuestros nuestras vuestro vosotros nosotros yo ella ellos ellas usted ustedes este esta estos
		estas ese esa esos esas eso esto aquel aquella como cuando donde cual quien quienes cuyo mas menos muy tan tanto mucho mucha
		muchos muchas poco poca otro otra otros otras todo toda todos todas algo alguien nada nadie sobre entre desde hasta hacia
		durante segun tambien ya solo es son era fue ser soy somos esta estan estar estamos hay he ha han hemos tengo tiene tienen
		tenemos hacer hace hacen hacemos quiero quiere queremos quieren puede pueden podemos podria podrian seria gustaria porque
		pues luego asi aqui alli hoy ahora nuevo nueva cada mismo misma va van vamos dar da dan deja tras ante bajo sea uno dos cuanto
		buscamos necesitamos usar unas
		amb els dels vull volem per fer`),
};

/** Stop words over which two words still read as one piece: "boxes from shops", "residuos de plástico". */
const connectors: Record<Language, ReadonlySet<string>> = {
	en: spaceSeparated("a the and of in on for from into to with by new"),
	es: spaceSeparated("el la los las un una al del de en y e a con para por"),
};

/** Stop words that do not change what a phrase says: "línea de producción". Others do: "business with parking". */
const lightWords: Record<Language, ReadonlySet<string>> = {
	en: spaceSeparated("a an the of my our your their its his her this these that those"),
	es: spaceSeparated(
		"el la los las lo un una unos unas al del de mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas",
	),
};

/** Letters and digits; "e-waste", "re-use" and "start-up" are one word each, other compounds are two. */
const wordPattern = /\b(?:e|re|co|by|off|bio|eco|agro)-\p{L}+|\p{L}+-(?:up|off)(?!\p{L})|[\p{L}\p{N}]+/giu;

/** Lower case without accents: "energía", "Energia" and "ENERGÍA" are one word. */
export function fold(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words of a text in order. Nothing but letters, digits and a hyphen is ever part of a word. */
export function wordsOf(text: string): Word[] {
	return [...text.matchAll(wordPattern)].map((match) => ({
		folded: fold(match[0]).replace("-", ""),
		start: match.index,
		end: match.index + match[0].length,
	}));
}

/** True for articles, pronouns, auxiliaries and the like. */
export function isStopWord(folded: string, language: Language): boolean {
	return stopWords[language].has(folded) || (folded.length === 1 && !/\d/.test(folded));
}

/** True for the stop words that a quote may run over. */
export function isConnector(folded: string, language: Language): boolean {
	return connectors[language].has(folded);
}

/** True for the stop words that a phrase may hold or leave out. */
export function isLightWord(folded: string, language: Language): boolean {
	return lightWords[language].has(folded);
}

/**
 * Positions of the words that look like proper names: capitalised inside a sentence. In a text whose every word is
 * capitalised, as titles are, capitals tell nothing.
 */
export function properNames(text: string, words: readonly Word[]): ReadonlySet<number> {
	const inside = words.flatMap(({ start }, position) =>
		/(?:^|[.!?:;\n¿¡«“"(*•-])\s*$/u.test(text.slice(0, start)) ? [] : [position],
	);
	const capitalised = inside.filter((position) => /^\p{Lu}/u.test(text.slice(words[position]?.start)));
	const plain = inside.some(
		(position) => (words[position]?.folded.length ?? 0) > 3 && !capitalised.includes(position),
	);
	return new Set(plain || capitalised.length < 2 ? capitalised : []);
}

/** The stem of a folded word: "reciclamos", "reciclado" and "reciclar" are all `recicl`. */
export function stem(folded: string, language: Language): string {
	if (language === "en") return stemEnglish(folded);
	// In Spanish b and v sound alike and h not at all, so they are what is most often misspelt.
	return stemSpanish(folded.replaceAll("v", "b").replace(/(?<!c)h/g, ""));
}

/**
 * The language that an idea is written in: that of most of its words. `isSubject` tells whether a word is known to the
 * knowledge base in a language, which decides ideas that hold no article, such as "Industrial Recycling".
 */
export function detectLanguage(
	idea: string,
	isSubject: (stem: string, language: Language) => boolean,
	hint: Language = fallbackLanguage,
): Language {
	let spanish = (idea.match(/[ñ¿¡]/gi) ?? []).length;
	let english = 0;
	// Accents are common in Spanish and next to unknown in English, however few they are.
	if (/[áéíóú]/i.test(idea)) spanish += 1;
	for (const { folded } of wordsOf(idea)) {
		const inSpanish = stopWords.es.has(folded) || isSubject(stem(folded, "es"), "es");
		const inEnglish = stopWords.en.has(folded) || isSubject(stem(folded, "en"), "en");
		if (inSpanish && !inEnglish) spanish += 1;
		if (inEnglish && !inSpanish) english += 1;
	}
	if (spanish === english) return hint;
	return spanish > english ? "es" : "en";
}
