import type { GoalNumber } from "#app/group/goals.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Clues } from "./theme.ts";

/** A goal as an idea may speak of it, beside the goal that comes with its theme. Its name comes from the locale files. */
export interface GoalKnowledge extends Record<Language, string> {
	goal: GoalNumber;
	/** Id of the theme that leads when an idea names this goal by its number and nothing else. */
	theme: string;
	/** Words that show that the idea serves this goal. Why it then does is said in the languages' entries: no capital, no full stop. */
	clues: Clues;
}

export const goalKnowledge: readonly GoalKnowledge[] = [
	{
		goal: 1,
		theme: "inclusion",
		clues:
			"poverty, energy poverty, low income | pobreza, pobreza energética, bajos ingresos | pobresa, pobresa energètica",
		en: "it is addressed to people on low incomes",
		es: "se dirige a personas con bajos ingresos",
	},
	{
		goal: 2,
		theme: "farmers",
		clues:
			"hunger, food bank, animal feed, growers, vineyard, almond, seasonal farm, crops, lettuce, food surplus, fruit surplus | hambre, banco de alimentos, pienso, riego, regar, viñedo, agricultor, apicultor, cooperativa agrícola, comedor escolar | fam, banc d'aliments, pinso, regar, vinya, celler, pagès, avellanaires, horts, tomàquet",
		en: "it concerns how food is grown or shared",
		es: "trata de cómo se produce o se reparte el alimento",
	},
	{
		goal: 3,
		theme: "mental-health",
		clues:
			"anxiety, depression, burnout, mental health, psychologist, hospital | ansiedad, depresión, salud mental, psicólogo, psicóloga, hospital, soledad | ansietat, depressió, salut mental, psicòloga, psicòleg, soledat",
		en: "it looks after people’s health",
		es: "cuida la salud de las personas",
	},
	{
		goal: 4,
		theme: "education",
		clues:
			"pupils, trainees, vocational training, left school early | alumnos, formación profesional, formación en prevención | alumnes, formació professional, instituts",
		en: "people learn in it",
		es: "incluye aprendizaje",
	},
	{
		goal: 5,
		theme: "inclusion",
		clues:
			"women, girls, gender equality | mujeres, niñas, igualdad de género | dones, nenes, igualtat de gènere",
		en: "it widens women’s opportunities",
		es: "amplía las oportunidades de las mujeres",
	},
	{
		goal: 6,
		theme: "water",
		clues:
			"wastewater, water only, drought, reclaimed water, smart irrigation, drip irrigation | aguas residuales, agua depurada, depuradora, sequía, riego, regar, sin agua | aigua depurada, aigües residuals, sequera, regar, consum d'aigua, pluja",
		en: "it saves or cleans water",
		es: "ahorra o depura agua",
	},
	{
		goal: 7,
		theme: "communities",
		clues:
			"solar panel, solar heat, biogas, biomass, waste heat, refrigeration heat, solar installer, wind turbine, as fuel | placas solares, paneles solares, biogás, biomasa, calor residual, biocombustible, fotovoltaic* | plaques solars, biogàs, biomassa, calor residual",
		en: "it changes where the energy comes from",
		es: "cambia el origen de la energía",
	},
	{
		goal: 8,
		theme: "inclusion",
		clues:
			"employment, find work, seasonal workers, seasonal farm workers, warehouse staff, jobs, trainees | empleo, puestos de trabajo, inserción, temporero, en paro | feina, llocs de treball, inserció, temporers",
		en: "it creates or improves jobs",
		es: "crea o mejora empleo",
	},
	{
		goal: 9,
		theme: "processes",
		clues:
			"patent*, pilot plant, production line, industrial process, hydrogen | patent*, planta piloto, línea de producción, hidrógeno | patent*, planta pilot, línia de producció, hidrogen",
		en: "it brings a new process into industry",
		es: "lleva un proceso nuevo a la industria",
	},
	{
		goal: 10,
		theme: "inclusion",
		clues:
			"disability, disabilities, refugees, migrants, social exclusion, seasonal workers, homeless | discapacidad, refugiados, migrantes, exclusión social, temporeros, viven solos | discapacitat, refugiats, migrants, exclusió social, viuen soles",
		en: "it opens doors to people with fewer chances",
		es: "abre puertas a quien tiene menos oportunidades",
	},
	{
		goal: 11,
		theme: "cities",
		clues:
			"town council, municipal, affordable housing, energy community, green roof, urban garden, neighbourhood | ayuntamiento, municipal, vivienda social, comunidad energética, pueblo, cubierta verde | ajuntament, municipal, veïns, horts urbans",
		en: "it improves how a town or neighbourhood lives",
		es: "mejora la vida de un municipio o un barrio",
	},
	{
		goal: 12,
		theme: "materials",
		clues:
			"recycl*, reuse, second life, landfill, used substrate, spent grain, offcuts, returnable, reusable, food surplus, fruit surplus, by-product, second-hand, coffee grounds | recicl*, reutiliz*, segunda vida, vertedero, residuos, recortes, retornable, excedentes de fruta, subproducto, segunda mano, escombros | recicl*, reutilitz*, segona vida, abocador, residus, retalls, excedents de fruita, restes, segona mà",
		en: "it keeps materials in use",
		es: "mantiene los materiales en uso",
	},
	{
		goal: 13,
		theme: "carbon",
		clues:
			"carbon footprint, CO2, emissions, climate change, natural gas, diesel, methane, emit | huella de carbono, CO2, emisiones, cambio climático, gas natural, gasóleo, metano | petjada de carboni, CO2, emissions, canvi climàtic, gas natural, gasoil, metà",
		en: "it acts on emissions",
		es: "actúa sobre las emisiones",
	},
	{
		goal: 14,
		theme: "seas",
		clues:
			"sea, ocean, marine litter, fishing nets, beach, microplastics | mar, océano, basura marina, redes de pesca, playa, microplásticos | mar, oceà, brossa marina, xarxes de pesca, platja, microplàstics",
		en: "it keeps waste out of the sea",
		es: "evita que los residuos lleguen al mar",
	},
	{
		goal: 15,
		theme: "soil",
		clues:
			"forest, biodiversity, bees, soil restoration, reforestation | bosque, biodiversidad, abejas, reforestación | bosc, biodiversitat, abelles, sòl, reforestació",
		en: "it looks after soils, forests or species",
		es: "cuida suelos, bosques o especies",
	},
	{
		goal: 16,
		theme: "alliances",
		clues:
			"transparency, corruption, human rights | transparencia, corrupción, derechos humanos | transparència, corrupció, drets humans",
		en: "it makes organisations more open",
		es: "hace más transparentes a las organizaciones",
	},
	{
		goal: 17,
		theme: "alliances",
		clues:
			"public-private, Global Compact, network of companies, industrial symbiosis | público-privada, Pacto Mundial, red de empresas, simbiosis industrial | publicoprivada, Pacte Mundial, xarxa d'empreses",
		en: "it rests on an alliance of organisations",
		es: "se apoya en una alianza de organizaciones",
	},
];
