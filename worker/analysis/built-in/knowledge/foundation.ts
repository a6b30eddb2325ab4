import type { Theme } from "./theme.ts";

/** Themes of the foundation. */
export const foundationThemes: readonly Theme[] = [
	{
		id: "mental-health",
		company: "foundation",
		core: true,
		name: { en: "mental health", es: "la salud mental" },
		subjects: [
			"behaviour problems | problemas de conducta | problemes de conducta",
			"burnout | el desgaste profesional, burnout | esgotament professional",
			"anxiety | la ansiedad | ansietat",
			"depression | la depresión | depressió",
			"mental health | la salud mental | salut mental",
			"psychologists | psicólogos, psicóloga | psicòlegs, psicòloga, psicòleg",
			"loneliness | la soledad | soledat",
			"older people who live alone | mayores que viven solos, personas mayores solas | persones grans que viuen soles, gent gran sola",
			"eating disorders, anorexia, bulimia | los trastornos alimentarios, la anorexia, la bulimia | trastorns alimentaris, anorèxia, bulímia",
			"peer support groups, support groups | grupos de apoyo, grupos de ayuda mutua | grups de suport",
			"carers | cuidadores, cuidadoras | cuidadors, cuidadores",
			"stress at work | el estrés laboral | estrès laboral",
			"grief, suicide prevention | el duelo, prevención del suicidio | dol, prevenció del suïcidi",
			"lonely people | la soledad no deseada | soledat no desitjada",
			"widows and widowers, widows, widowers | viudos, viudas | vidus, vídues",
			"insomnia, sleep problems | el insomnio | insomni",
			"addiction | las adicciones | addiccions",
			"screen addiction | la adicción a las pantallas | addicció a les pantalles",
			"gambling addiction | la ludopatía | ludopatia",
			"schizophrenia | la esquizofrenia | esquizofrènia",
			"dementia | la demencia | demència",
			"Alzheimer | el alzhéimer | alzheimer",
			"bullying | el acoso escolar | assetjament escolar",
			"nature therapy | la terapia en la naturaleza | teràpia a la natura",
			"garden therapy | huerto terapéutico | hort terapèutic",
			"mindfulness | la atención plena | atenció plena",
			"conversation groups, peer groups | grupos de conversación | grups de conversa",
		],
		sure: "support line, counsellor, under stress, older people alone, sleep better, night shifts, yoga for staff, psychological support, emotional well-being, burnt out, burned out, psychological, psychiatric, suicide, well-being at work, emotional health, helpline, feel low, emotional support, not sleep, people who feel alone, who are alone, women ~ alone | dormir mejor, turno de noche, apoyo psicológico, bienestar emocional, están quemados, estamos quemados, plantilla quemada, psicológic*, psiquiátric*, suicidio, bienestar laboral, salud emocional, teléfono de la esperanza, apoyo emocional, línea de ayuda, que están solas, que están solos, mayores solos, personas mayores solas | dormir millor, torn de nit, suport psicològic, benestar emocional, estan cremats, estem cremats, psicològic*, psiquiàtric*, suïcidi, benestar laboral, salut emocional, suport emocional, línia d'ajuda, avis ~ infants, infants ~ avis, que estan soles, que estan sols, persones grans soles",
		hints:
			"therapy, well-being, wellbeing, teenagers, older people, live alone, nurse, teenager, peer, coach, listen, grief, yoga, carers, alone, cancer, elderly, stress, helpline, exams, feel low, sleepless, volunteers, self-esteem, loneliness, isolation, old people, children and grandparents, emotions, psychologist, burnout, resilience, night shift, grandparents, rest home, weekly coffee | bienestar, terapia, adolescentes, mayores, viven solos, enfermeras, escuchar, acompañar, yoga, solas, cáncer, ancianos, chavales, estrés, teléfono de ayuda, exámenes, insomnio, voluntarios, autoestima, aislamiento, residencia de mayores, emociones, abuelos, no duermen, soledad | benestar, teràpia, adolescents, gent gran, persones grans, viuen soles, infermeres, escoltar, acompanyar, ioga, soles, càncer, avis, estrès, telèfon d'ajuda, exàmens, insomni, voluntaris, autoestima, aïllament, residència, emocions, no dormen, estan soles, soledat",
		together: [["group", "distress"]],
		goal: {
			number: 3,
			en: "people’s mental health is cared for",
			es: "se cuida la salud mental de las personas",
		},
		alsoGoals: [8, 4, 10],
		aspects: [
			{
				en: "Well-being lasts when the causes are addressed as well as the symptoms: company, timetable, workload.",
				es: "El bienestar dura cuando se atienden las causas además de los síntomas: compañía, horarios, carga de trabajo.",
			},
			{
				clues:
					"employer, staff, warehouse, companies, worker, burnout | plantilla, empresas, trabajador, temporero | empreses, treballadors",
				en: "At work, prevention reaches more people than treatment, and confidentiality decides whether they come.",
				es: "En el trabajo, la prevención llega a más personas que el tratamiento, y la confidencialidad decide si acuden.",
			},
			{
				clues:
					"older people, alone, loneliness, volunteers, carers, peer support | mayores, solos, soledad, voluntarios, cuidador* | persones grans, soles, soledat, voluntaris, cuidador*",
				en: "Volunteers keep going with training, supervision and a person to call when a case exceeds them.",
				es: "El voluntariado se mantiene con formación, supervisión y alguien a quien llamar cuando un caso lo supera.",
			},
			{
				clues: "teenager, pupil, school | adolescente, instituto, alumno | adolescents, instituts, alumnes",
				en: "With teenagers, involving families and teachers makes the effect last beyond the workshop.",
				es: "Con adolescentes, implicar a familias y profesorado hace que el efecto dure más que el taller.",
			},
		],
		proposals: [
			{
				when: ["sell"],
				en: [
					"Introduction to employers",
					"the programme, its evidence and which companies of the group or its circle could try it",
					"the outline of the programme, references and the price per group",
					"evidence that it helps, and the time employers give their staff for it",
				],
				es: [
					"Presentación a empresas",
					"el programa, su evidencia y qué empresas del grupo o de su entorno podrían probarlo",
					"el esquema del programa, referencias y el precio por grupo",
					"la evidencia de que ayuda y el tiempo que las empresas ceden a su plantilla",
				],
			},
			{
				when: ["do"],
				en: [
					"A programme for the people concerned",
					"which causes can be changed, what can be offered in confidence and who would lead it",
					"the number of people, their circumstances and what has been tried so far",
					"confidentiality, and a time and place at which people can take part",
				],
				es: [
					"Un programa para esas personas",
					"qué causas se pueden cambiar, qué se puede ofrecer con confidencialidad y quién lo dirigiría",
					"el número de personas, sus circunstancias y lo que se ha probado hasta ahora",
					"la confidencialidad, y un horario y un lugar en que las personas puedan participar",
				],
				question: {
					en: "What causes the strain, and what has been tried so far?",
					es: "¿Qué causa el malestar y qué se ha probado hasta ahora?",
				},
				ready: {
					en: [
						{ thing: "people concerned", unless: "people" },
						"what has been tried",
						"places and times available",
						"person in charge",
					],
					es: [
						{ thing: "personas afectadas", unless: "people" },
						"lo que se ha probado",
						"lugares y horarios disponibles",
						"persona responsable",
					],
				},
			},
			{
				when: ["join"],
				en: [
					"Support for the programme",
					"whom the programme reaches, how it is supervised and what kind of support would help most",
					"the outline, the people reached and the team’s qualifications",
					"supervision by professionals and a way of measuring the effect",
				],
				es: [
					"Apoyo al programa",
					"a quién llega el programa, cómo se supervisa y qué tipo de apoyo serviría más",
					"el esquema, las personas atendidas y la formación del equipo",
					"la supervisión profesional y una forma de medir el efecto",
				],
			},
		],
		question: {
			en: "Who supervises the work professionally, and how do you know that it helps?",
			es: "¿Quién supervisa el trabajo profesionalmente y cómo sabes que ayuda?",
		},
		ready: {
			en: [
				{ thing: "people reached", unless: "people" },
				{ thing: "team and qualifications", unless: "team" },
				{ thing: "results so far", unless: "results" },
				"yearly budget",
			],
			es: [
				{ thing: "personas atendidas", unless: "people" },
				{ thing: "equipo y formación", unless: "team" },
				{ thing: "resultados hasta ahora", unless: "results" },
				"presupuesto anual",
			],
		},
	},
	{
		id: "education",
		company: "foundation",
		core: false,
		name: { en: "training and education", es: "la formación y la educación" },
		subjects: [
			"special education | la educación especial | educació especial",
			"vocational training | la formación profesional | formació professional",
			"environmental education | la educación ambiental | educació ambiental",
			"trainees | personas en prácticas | persones en pràctiques",
			"apprentices | aprendices | aprenents",
			"school workshops | talleres escolares, talleres en escuelas | tallers a les escoles, tallers escolars",
			"educational materials | material educativo | material educatiu",
			"sustainability workshops, training courses on sustainability | talleres de sostenibilidad | tallers de sostenibilitat",
			"school programme, educational programme, educational games | programa educativo, juegos educativos | programa educatiu",
			"university students, master students | estudiantes universitarios | estudiants universitaris",
		],
		sure: "we train young people, left school early, do their placement, students ~ placement, training course ~ unemployed, teach children, teach ~ pupils, teach ~ students to, school project, learn a trade, upskilling | alumnos ~ prácticas, alumnos hagan prácticas, abandono escolar, formamos a jóvenes, curso de formación, enseñar a niños, aprender un oficio, proyecto escolar, recualific* | alumnes ~ pràctiques, abandonament escolar, formem joves, curs de formació, ensenyar als nens, aprendre un ofici, projecte escolar",
		hints:
			"teach, teenagers, pupils, students, teachers, training, young people, left school, course, courses, school, schools, vocational, apprentices, lessons, children, coding | alumnos, estudiantes, docentes, formación, jóvenes, curso, cursos, escuela, escuelas, FP, clases, niños, enseñar | alumnes, estudiants, docents, formació, joves, instituts, curs, cursos, escola, escoles, FP, classes, nens, infants, ensenyar",
		goal: {
			number: 4,
			en: "people learn a trade or how to live more sustainably",
			es: "las personas aprenden un oficio o aprenden a vivir de forma más sostenible",
		},
		alsoGoals: [8, 10, 7, 12],
		aspects: [
			{
				en: "Training is worth most when it ends in a job or a change that can be seen.",
				es: "La formación vale más cuando termina en un empleo o en un cambio visible.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Work placements in companies",
					"which companies of the group or its circle could take people on placement, and with which tutor",
					"the syllabus, the calendar and the follow-up you give",
					"a tutor in the company and a post in view",
				],
				es: [
					"Plazas de prácticas en empresas",
					"qué empresas del grupo o de su entorno podrían acoger prácticas y con qué tutor",
					"el programa, el calendario y el seguimiento que haces",
					"un tutor en la empresa y un puesto a la vista",
				],
			},
		],
		question: {
			en: "Where do the people trained work or study afterwards?",
			es: "¿Dónde trabajan o estudian después las personas formadas?",
		},
		ready: {
			en: [
				"syllabus",
				{ thing: "people each year", unless: "people" },
				{ thing: "results after training", unless: "results" },
				"what a company has to provide",
			],
			es: [
				"programa",
				{ thing: "personas al año", unless: "people" },
				{ thing: "resultados tras la formación", unless: "results" },
				"qué debe aportar una empresa",
			],
		},
	},
	{
		id: "inclusion",
		company: "foundation",
		core: false,
		name: { en: "work and inclusion", es: "el empleo y la inclusión" },
		subjects: [
			"people with disabilities, disabilities | personas con discapacidad, la discapacidad | persones amb discapacitat, discapacitat",
			"sheltered workshop, supported employment, social enterprise | el empleo con apoyo, taller de inserción, empresa de inserción, taller textil de inserción | treball amb suport, empresa d'inserció, taller d'inserció",
			"refugees | refugiados | refugiats",
			"migrants, immigrants | migrantes, inmigrantes | migrants, immigrants",
			"seasonal workers, seasonal farm workers | temporeros | temporers",
			"homeless people | personas sin hogar | persones sense llar",
			"women who have suffered violence, gender-based violence | mujeres que han sufrido violencia, la violencia de género | dones que han patit violència, violència masclista",
			"long-term unemployed | parados de larga duración | aturats de llarga durada",
			"women in technical careers, women in industry | mujeres en la industria, mujeres en carreras técnicas | dones a la indústria",
			"former prisoners, prison | presos, prisión, cárcel | presos, presó",
			"people without papers, asylum seekers | solicitantes de asilo | sol·licitants d'asil",
			"unemployed people, people out of work | personas en paro, desempleados | persones aturades",
			"young people in care, vulnerable families | jóvenes tutelados, familias vulnerables | joves tutelats, famílies vulnerables",
			"single mothers | madres solteras | mares solteres",
		],
		sure: "technical careers, job inclusion, social inclusion, left school early, equal opportunities, gender equality, job placement, help ~ find work, help ~ find a job, return to work | carreras técnicas, inserción laboral, inclusión social, exclusión social, igualdad de oportunidades, igualdad de género, encontrar trabajo ~ mujeres, volver a trabajar | inserció laboral, inclusió social, exclusió social, igualtat d'oportunitats, trobar feina",
		hints:
			"poor families, women, young people, unemployed, find work, vulnerable, employment, mentor, careers, girls, inequality, gender, deaf, blind, wheelchair, prison, retired, immigrant women, immigrants, newcomers, sewing workshop, long-term unemployed, social enterprise, ex-offenders, single mothers, more orders, jobs | mujeres, jóvenes, en paro, inserción, vulnerables, contraten, mentor, mentora, carrera técnica, empleo, niñas, desigualdad, género, ciegas, sordas, cárcel, jubilados, recién llegados, mujeres inmigrantes, inmigrantes, cose, costura, más encargos, empresa social, puestos de trabajo | dones, joves, aturats, feina, vulnerables, contractin, nenes, desigualtat, gènere, cegues, sordes, ocupació, presó, jubilats, nouvinguts, dones immigrants, immigrants, cus, cosir, més encàrrecs, empresa social, llocs de treball",
		together: [["vulnerable", "employ"]],
		goal: {
			number: 8,
			en: "people at a distance from the labour market get decent work",
			es: "personas alejadas del mercado laboral acceden a un empleo digno",
		},
		alsoGoals: [5, 10, 4, 3],
		aspects: [
			{
				en: "A job that lasts needs ongoing support in the first months, for the person and for the team that receives them.",
				es: "Un empleo que dura necesita apoyo continuado los primeros meses, para la persona y para el equipo que la recibe.",
			},
			{
				clues:
					"dismantl*, take apart, takes apart, sewing, banner | coser, cosen, lonas, desmontar | cosir, lones, desmuntar",
				en: "Dismantling, sorting and sewing give work that can be learnt step by step.",
				es: "Desmontar, clasificar o coser da trabajo que se aprende paso a paso.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Posts with ongoing support",
					"which tasks in the companies suit the people, and who would support them in the first months",
					"the profiles, the support you give and the results so far",
					"a real vacancy and a person responsible for support",
				],
				es: [
					"Puestos con apoyo continuado",
					"qué tareas en las empresas se ajustan a las personas y quién las apoyaría los primeros meses",
					"los perfiles, el apoyo que prestas y los resultados hasta ahora",
					"una vacante real y una persona responsable del apoyo",
				],
			},
			{
				when: ["sell", "take"],
				en: [
					"Orders and material for the workshop",
					"which companies could give the workshop orders or material it can use",
					"the catalogue, the capacity and the prices",
					"constant orders that the workshop can deliver on time",
				],
				es: [
					"Encargos y material para el taller",
					"qué empresas podrían dar al taller encargos o material aprovechable",
					"el catálogo, la capacidad y los precios",
					"encargos constantes que el taller pueda entregar a tiempo",
				],
			},
		],
		question: {
			en: "Who supports people in the first months, and who pays for that support?",
			es: "¿Quién apoya a las personas los primeros meses y quién paga ese apoyo?",
		},
		ready: {
			en: [
				{ thing: "people and profiles", unless: "people" },
				"support offered",
				{ thing: "results so far", unless: "results" },
				"capacity or posts needed",
			],
			es: [
				{ thing: "personas y perfiles", unless: "people" },
				"apoyo que se ofrece",
				{ thing: "resultados hasta ahora", unless: "results" },
				"capacidad o puestos necesarios",
			],
		},
	},
];
