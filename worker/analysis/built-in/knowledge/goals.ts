import type { GoalNumber } from "#app/group/goals.ts";
import type { Language } from "#app/i18n/languages.ts";

/** A goal as an idea may speak of it. Its name comes from the locale files. */
export interface GoalKnowledge {
	goal: GoalNumber;
	/** Id of the theme that leads when an idea names this goal and nothing else. */
	theme: string;
	/** Words that alone bring this goal in, and why it then belongs. */
	text: Record<Language, { words: string; why: string }>;
}

export const goalKnowledge: readonly GoalKnowledge[] = [
	{
		goal: 1,
		theme: "inclusion",
		text: {
			en: {
				words: "poverty, poor, low income, homeless, energy poverty",
				why: "it can relieve people with few means",
			},
			es: {
				words:
					"pobreza, pobres, bajos ingresos, personas sin hogar, pagar la calefacción, pobreza energética",
				why: "puede aliviar a personas con pocos medios",
			},
		},
	},
	{
		goal: 2,
		theme: "food-and-farmers",
		text: {
			en: {
				words:
					"hunger, food, farming, farmers, crops, agriculture, food bank, nutrition, meals, bread, growers, olive oil, lettuces, greenhouse",
				why: "it concerns how food is grown and shared",
			},
			es: {
				words:
					"hambre, alimentos, comida, agricultura, agricultores, cultivos, banco de alimentos, nutrición, fruta, viñedo, ganaderos, aceite de oliva, lechugas, invernadero",
				why: "trata de cómo se produce y se reparte el alimento",
			},
		},
	},
	{
		goal: 3,
		theme: "mental-health",
		text: {
			en: {
				words:
					"health, mental health, wellbeing, hospital, anxiety, disease, air pollution, psychologists, therapy, lonely, patients, teenagers",
				why: "it has an effect on people's health",
			},
			es: {
				words:
					"salud, salud mental, bienestar, hospital, ansiedad, enfermedad, contaminación del aire, psicólogos, terapia, soledad, pacientes, adolescentes, cuidadores",
				why: "influye en la salud de las personas",
			},
		},
	},
	{
		goal: 4,
		theme: "education",
		text: {
			en: {
				words:
					"education, training course, training courses, schools, students, vocational training, teachers, university, upskilling, children",
				why: "it includes learning",
			},
			es: {
				words:
					"educación, formación, escuelas, colegios, estudiantes, alumnos, formación profesional, maestros, universidad, niños",
				why: "incluye aprendizaje",
			},
		},
	},
	{
		goal: 5,
		theme: "inclusion",
		text: {
			en: {
				words: "women, girls, gender, equal pay, mothers, female",
				why: "it speaks of women's opportunities",
			},
			es: {
				words: "mujeres, niñas, género, brecha salarial, madres, femenino",
				why: "habla de las oportunidades de las mujeres",
			},
		},
	},
	{
		goal: 6,
		theme: "water",
		text: {
			en: {
				words: "water, wastewater, sanitation, drought, irrigation, river, sewage, desalination, leaks, rain",
				why: "it touches the use and quality of water",
			},
			es: {
				words:
					"agua, aguas residuales, saneamiento, sequía, riego, río, depuradora, desaladora, fugas, lluvia",
				why: "afecta al uso y a la calidad del agua",
			},
		},
	},
	{
		goal: 7,
		theme: "renewables-and-communities",
		text: {
			en: {
				words:
					"renewable energy, solar, wind power, clean energy, electricity, biogas, energy efficiency, heating, heat, turbines, batteries",
				why: "it concerns the source or the saving of energy",
			},
			es: {
				words:
					"energía renovable, solar, eólica, energía limpia, electricidad, biogás, eficiencia energética, calefacción, calentar, turbinas, baterías",
				why: "trata del origen o del ahorro de la energía",
			},
		},
	},
	{
		goal: 8,
		theme: "inclusion",
		text: {
			en: {
				words: "jobs, employment, unemployed, decent work, workers, local economy, SMEs, seasonal workers",
				why: "it can create or improve jobs",
			},
			es: {
				words:
					"empleo, puestos de trabajo, en paro, trabajo digno, trabajadores, economía local, pymes, inserción laboral, temporeros",
				why: "puede crear o mejorar empleo",
			},
		},
	},
	{
		goal: 9,
		theme: "process-engineering",
		text: {
			en: {
				words:
					"innovation, infrastructure, industry, industrial, factory, industrial estate, robots, artificial intelligence, hydrogen",
				why: "it asks industry to innovate",
			},
			es: {
				words:
					"innovación, infraestructura, industria, industrial, fábrica, polígonos industriales, robots, inteligencia artificial, hidrógeno",
				why: "pide innovar a la industria",
			},
		},
	},
	{
		goal: 10,
		theme: "inclusion",
		text: {
			en: {
				words:
					"inequality, inclusion, disability, refugees, migrants, vulnerable, social exclusion, seasonal workers",
				why: "it opens doors to those who have fewer chances",
			},
			es: {
				words:
					"desigualdad, inclusión, discapacidad, refugiados, migrantes, vulnerables, exclusión social, temporeros",
				why: "abre puertas a quien tiene menos oportunidades",
			},
		},
	},
	{
		goal: 11,
		theme: "green-cities",
		text: {
			en: {
				words:
					"city, cities, urban, neighbourhood, housing, public transport, buildings, town, towns, urban mobility, municipal",
				why: "it changes how a city or town lives",
			},
			es: {
				words:
					"ciudad, urbano, barrio, vivienda, transporte público, edificios, pueblo, municipio, movilidad urbana, municipal",
				why: "cambia la vida de una ciudad o un pueblo",
			},
		},
	},
	{
		goal: 12,
		theme: "textiles-and-other-materials",
		text: {
			en: {
				words:
					"waste, recycling, recycled, reuse, circular economy, throw away, throws away, food waste, packaging, upcycling, second hand, secondhand, repair, repairing, spare parts, leftovers, compost, offcuts, cardboard, plastic",
				why: "it keeps materials in use",
			},
			es: {
				words:
					"residuos, reciclaje, reciclado, reutilizar, economía circular, se tira, desperdicio, envases, segunda mano, sobras, reparar, recambios, compost, recortes, cartón, plástico, desechos",
				why: "mantiene los materiales en uso",
			},
		},
	},
	{
		goal: 13,
		theme: "carbon",
		text: {
			en: {
				words: "climate, climate change, carbon, emissions, CO2, net zero, wildfire, flood, global warming",
				why: "it acts on emissions or on their effects",
			},
			es: {
				words:
					"clima, cambio climático, carbono, emisiones, CO2, cero neto, incendios forestales, inundaciones, calentamiento global",
				why: "actúa sobre las emisiones o sobre sus efectos",
			},
		},
	},
	{
		goal: 14,
		theme: "seas-and-coasts",
		text: {
			en: {
				words: "sea, ocean, marine litter, fishing, beach, coast, coral, algae, harbour",
				why: "it protects seas and coasts",
			},
			es: {
				words: "mar, océano, basura marina, pesca, playa, costa, coral, algas, pesqueros",
				why: "protege mares y costas",
			},
		},
	},
	{
		goal: 15,
		theme: "soil-and-biodiversity",
		text: {
			en: {
				words: "forest, biodiversity, soil, bees, wildlife, species, reforestation, trees, pesticides",
				why: "it looks after soils, forests or species",
			},
			es: {
				words: "bosque, biodiversidad, suelo, abejas, fauna, especies, reforestación, árboles, pesticidas",
				why: "cuida suelos, bosques o especies",
			},
		},
	},
	{
		goal: 16,
		theme: "responsible-business",
		text: {
			en: {
				words: "transparency, corruption, justice, peace, human rights, ethics, whistleblowing, institutions",
				why: "it makes organisations more open and fair",
			},
			es: {
				words: "transparencia, corrupción, justicia, paz, derechos humanos, ética, denuncias, instituciones",
				why: "hace más abiertas y justas a las organizaciones",
			},
		},
	},
	{
		goal: 17,
		theme: "alliances",
		text: {
			en: {
				words:
					"alliance, partnership, SDG, 2030 agenda, Global Compact, public-private, network of companies, industrial symbiosis",
				why: "it rests on an alliance among organisations",
			},
			es: {
				words:
					"alianza, colaboración público-privada, ODS, agenda 2030, Pacto Mundial, red de empresas, simbiosis industrial",
				why: "se apoya en una alianza entre organizaciones",
			},
		},
	},
];
