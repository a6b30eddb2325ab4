import type { GoalNumber } from "#app/content/goals.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Clues } from "./theme.ts";

/** A goal as an idea may speak of it, beside the goal that comes with its theme. Its name comes from the locale files. */
export interface GoalKnowledge extends Record<Language, string> {
	goal: GoalNumber;
	/** Words that show that the idea serves this goal. Why it then does is said in the languages' entries: no capital, no full stop. */
	clues: Clues;
}

export const goalKnowledge: readonly GoalKnowledge[] = [
	{
		goal: 1,
		clues:
			"poverty, energy poverty, low income | pobreza, pobreza energética, bajos ingresos | pobresa, pobresa energètica, ingressos baixos",
		en: "it is addressed to people on low incomes",
		es: "se dirige a personas con bajos ingresos",
	},
	{
		goal: 2,
		clues:
			"hunger, food bank, soup kitchen, animal feed, food surplus, fruit surplus | hambre, banco de alimentos, pienso, comedor social | fam, banc d'aliments, pinso, menjador social",
		en: "food that feeds somebody is part of this goal",
		es: "que los alimentos alimenten a alguien forma parte de este objetivo",
	},
	{
		goal: 3,
		clues:
			"anxiety, depression, burnout, mental health, psychologist | ansiedad, depresión, salud mental, psicólogo, psicóloga | ansietat, depressió, salut mental, psicòloga, psicòleg",
		en: "it looks after people’s health",
		es: "cuida la salud de las personas",
	},
	{
		goal: 4,
		clues:
			"trainees, vocational training, left school early, apprentice, learn a trade, workshops for pupils, teach | formación profesional, formación en prevención, enseñar, aprender un oficio, aprendan un oficio, abandono escolar | formació professional, ensenyar, aprendre un ofici, aprenguin un ofici",
		en: "that people learn is part of this goal",
		es: "que las personas aprendan forma parte de este objetivo",
	},
	{
		goal: 5,
		clues:
			"women, girls, gender equality | mujeres, niñas, igualdad de género | dones, nenes, igualtat de gènere",
		en: "it widens women’s opportunities",
		es: "amplía las oportunidades de las mujeres",
	},
	{
		goal: 6,
		clues:
			"wastewater, drought, reclaimed water, save water, smart irrigation, drip irrigation, to water only, microplastics | aguas residuales, agua depurada, sequía, riego por goteo, ahorrar agua, sin agua | aigua depurada, aigües residuals, sequera, consum d'aigua, estalviar aigua",
		en: "saving or cleaning water is part of this goal",
		es: "ahorrar o depurar agua forma parte de este objetivo",
	},
	{
		goal: 7,
		clues:
			"solar panel, solar heat, biogas, biomass, waste heat, wind turbine, as fuel | placas solares, paneles solares, biogás, biomasa, calor residual, biocombustible, fotovoltaic* | plaques solars, biogàs, biomassa, calor residual",
		en: "it changes where the energy comes from",
		es: "cambia el origen de la energía",
	},
	{
		goal: 8,
		clues:
			"find work, find a job, create jobs, jobs for, employment for, trainees | puestos de trabajo, inserción, en paro, empleo para, encontrar trabajo, contratar a | llocs de treball, inserció, trobar feina, donar feina",
		en: "decent jobs are part of this goal",
		es: "el empleo digno forma parte de este objetivo",
	},
	{
		goal: 9,
		clues: "patent*, pilot plant | patent*, planta piloto | patent*, planta pilot",
		en: "new technology for industry is part of this goal",
		es: "la tecnología nueva para la industria forma parte de este objetivo",
	},
	{
		goal: 10,
		clues:
			"disability, disabilities, refugees, migrants, social exclusion, seasonal workers, seasonal farm workers, homeless, out of prison, left prison, long-term unemployed | discapacidad, refugiados, migrantes, sin hogar, salen de la cárcel, parados de larga duración, exclusión social, temporeros, temporero | discapacitat, refugiats, migrants, sense llar, surten de la presó, aturats de llarga durada, exclusió social, temporers",
		en: "it opens doors to people with fewer chances",
		es: "abre puertas a quien tiene menos oportunidades",
	},
	{
		goal: 11,
		clues:
			"affordable housing, social housing, energy community, green roof, urban garden | vivienda social, vivienda asequible, comunidad energética, cubierta verde | habitatge social, comunitat energètica, horts urbans",
		en: "it improves how people live or work in a place",
		es: "mejora cómo se vive o se trabaja en un lugar",
	},
	{
		goal: 12,
		clues:
			"recycl*, reuse, second life, landfill, used substrate, spent grain, offcuts, returnable, reusable, food surplus, fruit surplus, by-product, second-hand, coffee grounds | recicl*, reutiliz*, segunda vida, vertedero, residuos, recortes, retornable, excedentes de fruta, subproducto, segunda mano, escombros | recicl*, reutilitz*, segona vida, abocador, residus, retalls, excedents de fruita, restes, segona mà",
		en: "less waste and materials that are used for longer are part of this goal",
		es: "generar menos residuos y usar los materiales más tiempo forma parte de este objetivo",
	},
	{
		goal: 13,
		clues:
			"carbon footprint, CO2, emissions, climate change, natural gas, diesel, methane, emit | huella de carbono, CO2, emisiones, cambio climático, gas natural, gasóleo, metano | petjada de carboni, CO2, emissions, canvi climàtic, gas natural, gasoil, metà",
		en: "less fossil fuel or fewer emissions are part of this goal",
		es: "usar menos combustible fósil o emitir menos forma parte de este objetivo",
	},
	{
		goal: 14,
		clues:
			"marine litter, ocean plastic, fishing nets, microplastics, rubbish from the sea, beach litter | basura marina, redes de pesca, microplásticos, basura del mar | brossa marina, xarxes de pesca, microplàstics",
		en: "less waste in the sea is part of this goal",
		es: "que haya menos residuos en el mar forma parte de este objetivo",
	},
	{
		goal: 15,
		clues:
			"biodiversity, bees, soil restoration, reforestation, plant trees, birds and insects | biodiversidad, abejas, polinizadores, reforestación, plantar árboles, cubiertas vegetales | biodiversitat, abelles, pol·linitzadors, restaurem el sòl, reforestació, plantar arbres, cobertes vegetals",
		en: "it looks after soils, forests or species",
		es: "cuida suelos, bosques o especies",
	},
	{
		goal: 16,
		clues:
			"transparency, corruption, human rights | transparencia, corrupción, derechos humanos | transparència, corrupció, drets humans",
		en: "it makes organisations more open",
		es: "hace más transparentes a las organizaciones",
	},
	{
		goal: 17,
		clues:
			"public-private, Global Compact, network of companies, industrial symbiosis | público-privada, Pacto Mundial, red de empresas, simbiosis industrial | publicoprivada, Pacte Mundial, xarxa d'empreses",
		en: "it rests on an alliance of organisations",
		es: "se apoya en una alianza de organizaciones",
	},
];
