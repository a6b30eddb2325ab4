import type { Language } from "#app/i18n/languages.ts";

/**
 * Signs that a text is not an idea for the group. `serious` ones weigh against a match more than `slight` ones: a football
 * ground may want solar panels, a horoscope never does.
 */
export const offTopicWords: Record<Language, { serious: string; slight: string }> = {
	en: {
		serious:
			"poem, poems, horoscope, zodiac, tarot, cryptocurrency, bitcoin, ethereum, NFT, memecoin, casino, betting, lottery, joke, jokes, idiots, idiot, stupid, fuck, fucking, shit, bastard, homework, essay, porn, lyrics, short story, love letter, riddle, screenplay",
		slight:
			"recipe, pizza, football, soccer, match, girlfriend, boyfriend, wedding, weather, movie, song, celebrity, president, election, translate, novel, fairy tale, mozzarella, forex, waste time, sex, iphone, samsung, laptop, video game, actor, theatre, theater, concert, netflix, dating, hairstyle, makeup, tattoo, flights, lawyer, divorce, javascript, equation, coach, championship, olympics, ghost, birthday, rich, millionaire, lose weight, passport, hairdresser, nanny, dentist, guitar, park my car, rent a flat, looking for a flat, buy a sofa, car for sale, low mileage, one owner, price negotiable",
	},
	es: {
		serious:
			"poema, poemas, horóscopo, zodiaco, tarot, criptomoneda, criptomonedas, bitcoin, NFT, casino, apuestas, lotería, chiste, chistes, idiotas, idiota, estúpidos, gilipollas, mierda, cabrones, imbéciles, tontos, deberes, redacción, porno, letra de canción, carta de amor, adivinanza",
		slight:
			"receta, pizza, fútbol, partido, novia, novio, boda, película, canción, famoso, presidente, elecciones, traduce, novela, cuento, mañana lloverá, sexo, iphone, samsung, videojuego, actor, actriz, teatro, concierto, netflix, ligar, peinado, maquillaje, tatuaje, vuelos, abogado, divorcio, javascript, ecuación, entrenador, campeonato, olimpiadas, fantasma, cumpleaños, rico, millonario, adelgazar, pasaporte, peluquería, niñera, dentista, guitarra, busco piso, clases particulares, vendo coche, coche de segunda mano, pocos kilómetros, precio a convenir",
	},
};

/** Commands to the tool itself. They are never carried out, whatever else the text says. */
export const commandPatterns: readonly RegExp[] = [
	/\b(ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(instructions?|rules?|prompts?|guidelines|above|previous)\b/,
	/\b(ignora|ignorad|ignore|olvida|olvidad|omite|salta|saltate)\b[^.!?\n]{0,40}\b(instruccion(es)?|reglas|normas|prompt|anterior(es)?)\b/,
	/\b(system|developer) (prompt|message|instructions?)\b/,
	/\b(prompt|mensaje|instrucciones) (del|de) sistema\b/,
	/(^|\n)\s*(system|assistant|developer|sistema)\s*:/,
	/\b(reveal|repeat|print|show|dime|muestra|revela|repite) (me )?(your|tu|tus|vuestras) (prompt|instructions|instrucciones|rules|reglas)\b/,
	/\b(jailbreak|you are now|from now on you|a partir de ahora eres|ahora eres|haz como si fueras|pretend (to be|you are))\b/,
];

/** Words that say "sustainable" and nothing more: an idea made of these alone is told to be more concrete. */
export const vagueWords: Record<Language, string> = {
	en: "sustainable, sustainability, ecological, eco, green, environment, environmental, planet, world, future, project, company, business, collaborate, collaboration, partner, invest, innovation, impact, help, opportunity, idea, alliance, energy, nature, circular, technology",
	es: "sostenible, sostenibilidad, ecológico, eco, verde, medio ambiente, ambiental, planeta, mundo, futuro, proyecto, empresa, negocio, colaborar, colaboración, socio, invertir, innovación, impacto, ayudar, oportunidad, idea, alianza, energía, naturaleza, circular, tecnología",
};
