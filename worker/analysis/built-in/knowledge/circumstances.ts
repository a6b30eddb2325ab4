import type { Language } from "#app/i18n/languages.ts";
import type { Clues } from "./theme.ts";

/** How far an idea has come; it is said as a sentence. The further along, the earlier. */
export interface Stage extends Record<Language, string> {
	clues: Clues;
}

export const stages: readonly Stage[] = [
	{
		en: "It is already in operation.",
		es: "Ya está en marcha.",
		clues:
			"we already sell, already sell, we have been doing, we already run, already running, up and running, in operation, in use in, customers used, we have worked with, already use it, use it already, use it for free, shippers use it | ya participan, ya lo usan, ya la usan, ya lo hacemos, ya funciona, hemos hecho, ya en marcha, está en marcha, en funcionamiento, tres instaladas, atendemos a, ya vendemos | ja movem, hem arribat, ja venem, ja funciona, ja ho fem, està en marxa, ja en marxa, petit en marxa, ja el fan servir, ja la fan servir, en funcionament",
	},
	{
		en: "There is a prototype or first trials.",
		es: "Hay un prototipo o primeros ensayos.",
		clues:
			"prototype, first prototype, in the lab, lab-tested, lab tests, patented | prototipo, en laboratorio, tenemos ensayos, patentado | prototip, màquina pilot, provat ~ laboratori, provada ~ laboratori, assajos ~ laboratori, proves ~ laboratori",
	},
	{
		en: "The design, the permits or a study exist.",
		es: "Existen ya el diseño, los permisos o un estudio.",
		clues:
			"have the design, have the permits, have the study | tenemos los permisos, tenemos el diseño, tenemos el estudio, ya tenemos el estudio | tenim el projecte, tenim els permisos, tenim el disseny, tenim l'estudi, ja tenim l'estudi",
	},
	{
		en: "It is at the start.",
		es: "Está al comienzo.",
		clues:
			"want to launch, want to set up, want to open a, we are thinking of, thinking of, to start with, to get started, not started yet, only an idea | pensando en, queremos empezar, para empezar, queremos montar, quiero montar, queremos poner en marcha, queremos crear, todavía no hemos empezado, aún no hemos empezado, solo es una idea | volem començar, per començar, comencem, pensem, volem muntar, vull muntar, volem posar en marxa, volem crear, encara no hem començat, només és una idea",
	},
];

/** Words that a wish begins with: where nothing tells which it is, its own clause says it. */
export const wishWords: Clues =
	"we want, i want, wants to, we would like, we'd like, would like, like to, we need, i need, needs to, looking for, look for, looking to, we offer, hope to, we are thinking of, we plan to, could you, could it, can you, who can, who could, anyone interested, would love, we are after, searching for, in search of, would appreciate, happy to, would happily, gladly, glad to, interested in, keen to, is there anyone, help us, we could lend, you can use our, seeking, we seek | querría, quisiera, quisiéramos, me encantaría, nos encantaría, podríamos, nos interesa, me interesa, nos interesaría, nos vendría bien, me ofrezco, nos ofrecemos, queríamos, a ver si, nos ayudaría, os dejo, os dejamos, os cedo, os cedemos, pensamos en, hemos pensado, queremos, quiero, quiere, quieren, querríamos, nos gustaría, me gustaría, necesitamos, necesito, nos hace falta, nos falta, nos faltan, me falta, buscamos, busco, ofrecemos, podríais, podéis, se podría, quién puede, quién podría | hem pensat, pensem en, volem, vull, vol, voldríem, voldria, ens agradaria, m'agradaria, necessitem, necessito, ens cal, ens calen, ens falta, busquem, busco, oferim, podríeu, podeu, es podria, qui pot, qui podria, ens interessa, m'interessa, ens aniria bé, caldria, m'ofereixo, ens oferim, ens fa falta, em cal, em falta, podríem, necessitaria, necessitaríem, m'encantaria, ens encantaria, a veure si, ens ajudaria, us deixo, us deixem, us cedim";

/** Words for what is lacking: a sender who wishes for nothing outright needs it. */
export const lackWords: Clues =
	"we lack, i lack, we are short of, i can't get, we can't get, there is no, we have no, i have no, but have no, cannot find, can't find, cannot afford, can't afford, no room for, would change everything, would rather | no tenemos, no tengo, no encontramos, no encuentro, no hay quien, se nos queda pequeñ*, se nos ha quedado pequeñ*, no nos cabe*, ya no caben, no damos abasto, preferiríamos | no tenim, no tinc, no trobem, no trobo, no hi ha qui, se'ns queda petit*, se'ns ha quedat petit*, ja no hi caben, no donem l'abast, ens faltaria";

/** Words of whoever offers a technology or a tool, and does not look for one. */
export const solutionWords: Clues =
	"software, app, system to, system that, sensor that, probe that, machine that, unit that, device that, kit for, lab-tested, have developed, has developed, have designed, has designed, we've developed, we've designed, have invented, has invented, we built, we have built, we've built, we install, patented, our technology, our software, prototype | programa informático, aplicación, app, sistema para, sistema que, máquina que, sensor que, sonda que, equipo que, dispositivo, hemos desarrollado, ha desarrollado, he desarrollado, hemos diseñado, ha diseñado, he diseñado, hemos inventado, he inventado, instalamos, patentado, nuestra tecnología, prototipo | programari, aplicació, sistema per, sistema que, sensor que, sonda que, màquina que, hem desenvolupat, ha desenvolupat, he desenvolupat, hem dissenyat, ha dissenyat, he dissenyat, hem inventat, he inventat, instal·lem, patentat, la nostra tecnologia, prototip";

/** Places by name, as an idea writes them; written in any case. Others are recognised by a capital after "in", "near", "en"… */
export const knownPlaces =
	"la Ribera del Duero, Ribera del Duero, la Bisbal, Barcelona, Girona, Lleida, Lérida, Gerona, Tarragona, Manresa, Vic, Sabadell, Terrassa, Badalona, Mataró, Reus, Tortosa, Igualada, Granollers, Rubí, Olot, Figueres, Berga, Capellades, Palamós, Sitges, Vilafranca, Solsona, Ripoll, Puigcerdà, Amposta, Valls, Balaguer, Cervera, L'Hospitalet, Hospitalet, Sant Cugat, Cornellà, Viladecans, Gavà, Mollet, Martorell, Santa Coloma, Sant Boi, Castelldefels, El Prat, Esplugues, Sant Feliu, Sant Joan Despí, Cerdanyola, Ripollet, Montcada, Barberà, Sant Adrià, Vilanova, El Vendrell, Calafell, Cambrils, Salou, Montblanc, Tàrrega, Mollerussa, Tremp, Vielha, Banyoles, Blanes, Lloret, Palafrugell, Cadaqués, Torroella, Arbúcies, Manlleu, Torelló, Moià, Súria, Cardona, Sallent, Piera, Esparreguera, Olesa, Abrera, Sant Sadurní, Falset, Gandesa, Móra d'Ebre, Flix, Ulldecona, Deltebre, La Ràpita, Calella, Pineda, Arenys, Premià, El Masnou, Vilassar, Cardedeu, La Garriga, Sant Celoni, Parets, Sant Quirze, Sant Andreu, Gràcia, Raval, Sants, Poblenou, Poble-sec, Sarrià, Nou Barris, Eixample, Guinardó, Montseny, Pirineus, Pirineos, Pyrenees, Costa Brava, Alt Camp, Alt Empordà, Baix Empordà, Empordà, Ampurdán, Alt Penedès, Baix Penedès, Penedès, Alt Urgell, Pla d'Urgell, Urgell, Alta Ribagorça, Anoia, Bages, Baix Camp, Camp de Tarragona, Baix Ebre, Baix Llobregat, Barcelonès, Berguedà, Cerdanya, Conca de Barberà, Garraf, Garrigues, Garrotxa, Gironès, Lluçanès, Maresme, Moianès, Montsià, Noguera, Osona, Pallars Jussà, Pallars Sobirà, Pallars, Pla de l'Estany, Priorat, Ribera d'Ebre, Ripollès, Segarra, Segrià, Selva, Solsonès, Tarragonès, Terra Alta, Val d'Aran, Vall d'Aran, Montserrat, Collserola, Delta del Llobregat, Vallès Occidental, Vallès Oriental, Vallès, Delta de l'Ebre, Delta del Ebro, Terres de l'Ebre, l'Ebre, Matarranya, Matarraña, Catalunya, Catalonia, Cataluña, Madrid, Getafe, Leganés, Móstoles, Alcorcón, Fuenlabrada, Vallecas, Carabanchel, Valencia, València, Alicante, Alacant, Castellón, Castelló, Elche, Elx, Alcoy, Alcoi, Gandía, Dénia, Orihuela, Torrevieja, Benidorm, Sagunto, Sagunt, Xàtiva, Sevilla, Seville, Málaga, Córdoba, Granada, Jaén, Almería, Cádiz, Huelva, Jerez, Algeciras, Marbella, Úbeda, Motril, Alpujarra, Las Alpujarras, Andalucía, Andalusia, Zaragoza, Teruel, Huesca, Calatayud, Alcañiz, Monzón, Barbastro, Fraga, Jaca, Bajo Aragón, Aragón, Maestrazgo, Monegros, Murcia, Cartagena, Lorca, Bilbao, Vitoria, Gasteiz, San Sebastián, Donostia, Álava, Guipúzcoa, Gipuzkoa, Vizcaya, Bizkaia, Irún, Eibar, Barakaldo, Euskadi, País Vasco, Basque Country, Pamplona, Tudela, Navarra, Logroño, La Rioja, Rioja, Santander, Cantabria, Oviedo, Gijón, Avilés, Asturias, Vigo, Lugo, Ourense, Orense, Pontevedra, La Coruña, A Coruña, Santiago de Compostela, Ferrol, Galicia, Valladolid, Burgos, Salamanca, León, Palencia, Zamora, Segovia, Soria, Ávila, Ponferrada, El Bierzo, Bierzo, Sanabria, Gredos, Castilla y León, Toledo, Talavera, Albacete, Ciudad Real, Cuenca, Guadalajara, La Mancha, La Alcarria, Alcarria, Badajoz, Cáceres, Mérida, Plasencia, Las Hurdes, La Vera, Valle del Jerte, Extremadura, Mallorca, Menorca, Ibiza, Eivissa, Formentera, Palma, Baleares, Balears, Canarias, Canary Islands, Tenerife, Gran Canaria, Las Palmas, Lanzarote, Fuerteventura, La Palma, La Gomera, Ceuta, Melilla, la Ribera, Lisboa, Lisbon, Perpignan, Perpinyà, Andorra, Milano, Torino, London, Paris, Berlin";

/**
 * Capitalised words after "in" or "en" that are no place of an idea. A country tells more often where customers or suppliers are,
 * and is too large to say where anything would be done.
 */
export const notPlaces =
	"English, Spanish, Catalan, Navidad, Christmas, Nadal, Pascua, Easter, January, February, March, April, May, June, July, August, September, October, November, December, Monday, Friday, Instagram, LinkedIn, Facebook, Google, Excel, Python, ODS, SDG, PET, CO2, Europe-wide, Spain, España, Espanya, Portugal, France, Francia, França, Italy, Italia, Itàlia, Germany, Alemania, Alemanya, Netherlands, Holanda, Belgium, Bélgica, Poland, Polonia, Morocco, Marruecos, Marroc, UK, England, Inglaterra, Anglaterra, China, Xina, India, Turkey, Turquía, Switzerland, Suiza, Suïssa, Austria, Denmark, Dinamarca, Sweden, Suecia, Suècia, Europe, Europa, America, América, Africa, África, Internet, ESO, FP";

/** Units after a number, and what may follow them. */
export const units = {
	measures:
		"cubic met(?:re|er)s?|square met(?:re|er)s?|metros cúbicos|metros cuadrados|metres cúbics|metres quadrats|t|tn|kg|g|kilos?|quilos?|tones|toneladas?|tonnes?|tons?|litros?|litres?|liters?|l|m2|m3|m²|m³|ha|hect[aá]reas?|hect[aà]rees|hectares?|kwh?|mwh?|gwh?|kwp|mwp|w|km|kil[oó]metros|kilometres|metros|metres|€|eur|euros?|%|ºc|°c",
	scales: "million|millions|millón|millones|milions?|mil|thousand",
	periods:
		"a day|a week|a month|a year|per day|per week|per month|per year|each year|each month|each week|every month|every week|every year|al día|a la semana|al mes|al año|por año|por mes|por semana|por día|por noche|cada noche|cada día|a night|per night|cada mes|per setmana|per mes|per any|per dia|cada semana|l'any|al mes|a l'any|a la setmana|cada dia|per campanya|por campaña|por temporada|per temporada|per season|a season|a quarter|per quarter|al trimestre|por trimestre|per trimestre",
	numberWords:
		"few hundred|several hundred|eleven|thirteen|fourteen|fifteen|sixteen|eighteen|catorce|dieciséis|dieciocho|onze|dotze|catorze|quinze|setze|divuit|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|hundred|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|cien|dues|quatre|cinc|sis|vuit|nou|deu|vint|trenta|quaranta|cinquanta|cent",
} as const;
