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
			"loneliness | la soledad, la soledad no deseada | soledat, soledat no desitjada",
			"eating disorders, anorexia, bulimia | los trastornos alimentarios, la anorexia, la bulimia | trastorns alimentaris, anorèxia, bulímia",
			"peer support groups, support groups | grupos de apoyo, grupos de ayuda mutua | grups de suport",
			"stress at work | el estrés laboral | estrès laboral",
			"grief, suicide prevention | el duelo, prevención del suicidio | dol, prevenció del suïcidi",
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
		sure: "lives alone, colleagues died, colleague died, people ~ not well, look after ~ team, look after ~ staff, care of ~ staff, hurt themselves, hurting themselves, lost a baby, lost a child, a place to talk, space to talk, old ~ alone, therapy group, therapy, yoga classes, relaxation, meditation, grandparents ~ children, elderly ~ children, older neighbours, visit ~ elderly, visit ~ older people, company ~ older people, leave their rooms, leave his room, leave her room, leave their bedrooms, never leaves ~ room, sleep badly, new mothers, cancer patients, phone addiction, hooked on ~ screens, hooked on ~ phones, glued to ~ phone, psychologists, older people who live alone, older people living alone, carers, respite, mental illness, mental disorder, mental health problems, panic attacks, self-harm, self-harming, off sick with stress, off work with stress, off with anxiety, feel lonely, support line, counsellor, under stress, older people alone, sleep better, yoga for staff, psychological support, emotional well-being, burnt out, burned out, psychological, psychiatric, suicide, well-being at work, emotional health, helpline, feel low, emotional support, not sleep, people who feel alone, who are alone, women ~ alone | vive sola, vive solo, red de vecinos, compañero murió, compañera murió, murió un compañero, la gente no está bien, espacio para hablar, lugar para hablar, mayores ~ solos, mayores ~ solas, gente ~ quemada, equipo ~ quemado, cuidar ~ equipo, cuidar ~ plantilla, se hacen daño, se autolesionan, perdieron un hijo, perdido un hijo, trastorno alimentario, grupo de terapia, clases de yoga, clases de relajación, meditación, niños ~ abuelos, abuelos ~ niños, ancianos ~ niños, vecinos mayores, acompañar ~ mayores, visitar ~ mayores, compañía ~ mayores, mayores del pueblo, mayores del barrio, no salen de su habitación, no sale de su habitación, no salen de su cuarto, no sale de su cuarto, duermen mal, dormimos mal, pacientes con cáncer, madres recientes, enganchados al móvil, enganchados ~ pantallas, psicólogos, psicóloga, mayores que viven solos, personas mayores solas, cuidadores, cuidadoras, respiro familiar, enfermedad mental, enfermedades mentales, trastorno mental, trastornos mentales, ataques de pánico, autolesion*, se sienten solos, se sienten solas, baja por ansiedad, baja por estrés, baja por depresión, bajas por estrés, bajas por ansiedad, malestar emocional, dormir mejor, turno de noche, apoyo psicológico, bienestar emocional, están quemados, estamos quemados, plantilla quemada, psicológic*, psiquiátric*, suicidio, bienestar laboral, salud emocional, teléfono de la esperanza, apoyo emocional, línea de ayuda, que están solas, que están solos, mayores solos | viu sola, xarxa de veïns, va morir un company, la gent no està bé, espai per parlar, lloc per parlar, grans ~ sols, grans ~ soles, gent ~ cremada, equip ~ cremat, cuidar ~ equip, tenir cura ~ equip, es fan mal, s'autolesionen, perdut un fill, trastorn alimentari, grup de teràpia, classes de ioga, classes de relaxació, meditació, nens ~ avis, avis ~ nens, veïns grans, acompanyar ~ gent gran, visitar ~ gent gran, companyia ~ gent gran, gent gran del poble, gent gran del barri, no surten de l'habitació, no surt de l'habitació, dormen malament, dormim malament, pacients amb càncer, enganxats al mòbil, enganxats ~ pantalles, psicòlegs, psicòloga, psicòleg, persones grans que viuen soles, gent gran sola, gent gran que viu sola, cuidadors, cuidadores, servei de respir, malaltia mental, trastorn mental, atacs de pànic, autolesion*, se senten sols, se senten soles, baixa per ansietat, baixa per estrès, baixa per depressió, baixes per estrès, baixes per ansietat, malestar emocional, dormir millor, torn de nit, suport psicològic, benestar emocional, estan cremats, estem cremats, psicològic*, psiquiàtric*, suïcidi, benestar laboral, salut emocional, suport emocional, línia d'ajuda, avis ~ infants, infants ~ avis, que estan soles, que estan sols, persones grans soles",
		hints:
			"widows, widowers, therapy, well-being, wellbeing, teenagers, older people, live alone, nurse, teenager, peer, coach, listen, grief, yoga, carers, alone, cancer, elderly, stress, helpline, exams, feel low, sleepless, volunteers, self-esteem, loneliness, isolation, old people, children and grandparents, emotions, psychologist, burnout, resilience, night shift, grandparents, rest home, weekly coffee | viudos, viudas, bienestar, terapia, adolescentes, mayores, viven solos, enfermeras, escuchar, acompañar, yoga, solas, cáncer, ancianos, chavales, estrés, teléfono de ayuda, exámenes, insomnio, voluntarios, autoestima, aislamiento, residencia de mayores, emociones, abuelos, no duermen, soledad | vidus, vídues, benestar, teràpia, adolescents, gent gran, persones grans, viuen soles, infermeres, escoltar, acompanyar, ioga, soles, càncer, avis, estrès, telèfon d'ajuda, exàmens, insomni, voluntaris, autoestima, aïllament, residència, emocions, no dormen, estan soles, soledat",
		together: [["group", "distress"]],
		goal: {
			number: 3,
			en: "people’s mental health is cared for",
			es: "se cuida la salud mental de las personas",
		},
		alsoGoals: [8, 4, 10],
		aspects: [
			{
				en: "Support lasts when people also have company, an occupation and somebody to turn to.",
				es: "El apoyo dura cuando hay también compañía, una ocupación y alguien a quien acudir.",
			},
			{
				clues:
					"our staff, our employees, our workers, our nurses, our drivers, well-being at work, stress at work, shift workers, night shifts, sick leave, off sick, off work, burnt out, burned out, burnout | nuestra plantilla, nuestros trabajadores, nuestro equipo, bienestar laboral, estrés laboral, turno de noche, turnos de noche, de baja por, bajas por, están quemados, estamos quemados, desgaste profesional | nostra plantilla, nostres treballadors, nostre equip, benestar laboral, estrès laboral, torn de nit, torns de nit, de baixa per, baixes per, estan cremats, estem cremats, esgotament professional",
				en: "At work, listening to people helps most when timetables, workload and breaks may change as well.",
				es: "En el trabajo, escuchar a las personas sirve más si también pueden cambiar horarios, carga de trabajo y descansos.",
			},
			{
				clues:
					"loneliness, lonely, older people ~ alone, live alone, living alone, widows, widowers | soledad, mayores ~ solos, mayores solas, viven solos, viven solas, se sienten solos, viudos, viudas | soledat, gent gran ~ sola, viuen sols, viuen soles, viu sola, se senten sols, vidus, vídues",
				en: "Loneliness yields to regular company and a part to play: a task, a group, a place where one is expected.",
				es: "La soledad cede con compañía regular y un papel propio: una tarea, un grupo, un lugar donde te esperan.",
			},
			{
				clues:
					"carers, caregivers, relatives of, families of, respite | cuidadores, cuidadoras, cuidan de, familiares de, respiro | cuidadors, cuidadores, familiars de, respir",
				en: "Whoever cares for somebody needs rest as well as advice: a few hours of relief make it possible to come.",
				es: "Quien cuida necesita descanso además de consejo: unas horas de relevo hacen posible que venga.",
			},
			{
				clues: "volunteers | voluntarios, voluntarias, voluntariado | voluntaris, voluntàries, voluntariat",
				en: "Volunteers keep going with training, supervision and a person to call when a case exceeds them.",
				es: "El voluntariado se mantiene con formación, supervisión y alguien a quien llamar cuando un caso lo supera.",
			},
			{
				clues:
					"teenager, adolescent, pupils, secondary school, secondary schools | adolescente, institutos, alumnos, alumnas | adolescents, instituts, alumnes",
				en: "With teenagers, the effect lasts longer when families and teachers take part.",
				es: "Con adolescentes, el efecto dura más cuando participan familias y profesorado.",
			},
		],
		proposals: [
			{
				when: ["sell"],
				en: [
					"Introduction to organisations that could use it",
					"what it offers, what is known of its effect and which companies or organisations of its circle could try it",
					"an outline, the qualifications of whoever leads it and the price",
					"a sign that it helps, and the time that the organisation gives its people for it",
				],
				es: [
					"Presentación a organizaciones que podrían usarlo",
					"qué ofrece, qué se sabe de su efecto y qué empresas o entidades de su entorno podrían probarlo",
					"un esquema, la formación de quien lo dirige y el precio",
					"una muestra de que ayuda y el tiempo que la organización da a su gente para ello",
				],
				question: {
					en: "How can somebody see that it helps?",
					es: "¿En qué se nota que ayuda?",
				},
				questionUnless: "results",
				ready: {
					en: [
						"outline of what you offer",
						{ thing: "team and qualifications", unless: "team" },
						{ thing: "results so far, if there are any", unless: "results" },
						{ thing: "price", unless: "price" },
					],
					es: [
						"esquema de lo que ofreces",
						{ thing: "equipo y formación", unless: "team" },
						{ thing: "resultados hasta ahora, si los hay", unless: "results" },
						{ thing: "precio", unless: "price" },
					],
				},
			},
			{
				when: ["try"],
				en: [
					"A first trial with a group",
					"with whom it could be tried, for how long and how its effect would be seen",
					"an outline, who would lead it and what is known of its effect so far",
					"people who take part freely, confidentiality and professional supervision",
				],
				es: [
					"Una primera prueba con un grupo",
					"con quién se podría probar, durante cuánto tiempo y cómo se vería su efecto",
					"un esquema, quién lo dirigiría y lo que se sabe de su efecto hasta ahora",
					"personas que participen libremente, confidencialidad y supervisión profesional",
				],
				question: {
					en: "What would have to be different for the people by the end of the trial?",
					es: "¿Qué tendría que haber cambiado para las personas al acabar la prueba?",
				},
				ready: {
					en: [
						"outline of the programme",
						{ thing: "results so far, if there are any", unless: "results" },
						{ thing: "length of the trial", unless: "duration" },
						"what the host provides (room, hours, contact person)",
					],
					es: [
						"esquema del programa",
						{ thing: "resultados hasta ahora, si los hay", unless: "results" },
						{ thing: "duración de la prueba", unless: "duration" },
						"lo que aporta quien la acoge (sala, horas, persona de contacto)",
					],
				},
			},
			{
				when: ["do", "take"],
				en: [
					"Support for the people concerned",
					"what the people need, what can be offered in confidence and who could lead it",
					"who is concerned, what they say would help and a contact person",
					"confidentiality, and a time and place at which people can take part",
				],
				es: [
					"Apoyo para esas personas",
					"qué necesitan las personas, qué se puede ofrecer con confidencialidad y quién podría dirigirlo",
					"a quién afecta, qué dicen que les ayudaría y una persona de contacto",
					"la confidencialidad, y un horario y un lugar en que las personas puedan participar",
				],
				question: {
					en: "What do the people concerned say would help them?",
					es: "¿Qué dicen esas personas que les ayudaría?",
				},
				ready: {
					en: [
						{ thing: "how many people and in what circumstances", unless: "people" },
						"what has been tried, if anything",
						"times and places available",
						"contact person",
					],
					es: [
						{ thing: "cuántas personas y en qué circunstancias", unless: "people" },
						"lo que se ha probado, si es el caso",
						"horarios y lugares disponibles",
						"persona de contacto",
					],
				},
			},
			{
				when: ["join"],
				en: [
					"Support for the programme",
					"whom it is for, how it would be supervised and which kind of support would help most",
					"an outline, the people it is for and what is missing to begin or to go on",
					"professional supervision and a simple way of seeing whether it helps",
				],
				es: [
					"Apoyo al programa",
					"a quién se dirige, cómo se supervisaría y qué tipo de apoyo serviría más",
					"un esquema, las personas a las que se dirige y lo que falta para empezar o seguir",
					"la supervisión profesional y una forma sencilla de ver si ayuda",
				],
			},
		],
		question: {
			en: "Who with professional training would supervise it?",
			es: "¿Quién lo supervisaría con formación profesional?",
		},
		questionUnless: "team",
		ready: {
			en: [
				{ thing: "people it is for", unless: "people" },
				{ thing: "team and qualifications", unless: "team" },
				{ thing: "results so far, if there are any", unless: "results" },
				"estimated costs",
			],
			es: [
				{ thing: "personas a las que se dirige", unless: "people" },
				{ thing: "equipo y formación", unless: "team" },
				{ thing: "resultados hasta ahora, si los hay", unless: "results" },
				"costes aproximados",
			],
		},
	},
	{
		id: "education",
		company: "foundation",
		core: false,
		name: { en: "education", es: "la educación" },
		subjects: [
			"environmental education | la educación ambiental | educació ambiental",
			"school workshops | talleres escolares, talleres en escuelas | tallers a les escoles, tallers escolars",
			"educational materials | material educativo | material educatiu",
			"school garden | el huerto escolar | hort escolar",
			"board games | los juegos de mesa | jocs de taula",
			"sustainability workshops, training courses on sustainability | talleres de sostenibilidad | tallers de sostenibilitat",
			"school programme, educational programme, educational games | programa educativo, juegos educativos | programa educatiu",
		],
		sure: "learn to read, learn the language, language classes, pupils ~ see, children ~ see, kids ~ see, cards for children, vegetable garden ~ children, vegetable garden ~ pupils, where food comes from, pupils ~ learn, children ~ learn, kids ~ learn, teenagers ~ learn ~ about, show ~ pupils, show ~ children, school visit, school visits, university students, master students, special education, teach children, teach ~ pupils, teach ~ students to, teach ~ kids, workshops for schools, school project | aprender a leer, aprendan a leer, aprender el idioma, aprendan el idioma, clases de castellano, clases de catalán, alumnos ~ vean, niños ~ vean, chicos ~ vean, chavales ~ vean, huerto ~ alumnos, huerto ~ niños, de dónde viene la comida, alumnos ~ aprendan, niños ~ aprendan, niños ~ entiendan, alumnos ~ entiendan, alumnos ~ visiten, visita ~ alumnos, visitas escolares, estudiantes universitarios, educación especial, curso de formación, enseñar a niños, enseñar ~ niños, enseñar ~ escuelas, proyecto escolar | aprendre a llegir, aprenguin a llegir, aprendre l'idioma, classes de català, classes de castellà, alumnes ~ vegin, nens ~ vegin, canalla ~ vegi, hort ~ alumnes, hort ~ nens, d'on ve el menjar, alumnes ~ aprenguin, nens ~ aprenguin, nens ~ entenguin, alumnes ~ entenguin, canalla ~ aprengui, visites escolars, estudiants universitaris, educació especial, curs de formació, ensenyar als nens, ensenyar ~ nens, ensenyar ~ escoles, projecte escolar",
		hints:
			"teach, teenagers, pupils, students, teachers, training, young people, course, courses, school, schools, lessons, children, coding, kids, visits | alumnos, estudiantes, docentes, formación, jóvenes, curso, cursos, escuela, escuelas, clases, niños, enseñar, visitas | alumnes, estudiants, docents, formació, joves, instituts, curs, cursos, escola, escoles, classes, nens, infants, ensenyar, visites",
		goal: {
			number: 4,
			en: "that people learn something useful for their life or their work is part of this goal",
			es: "que las personas aprendan algo útil para su vida o su trabajo forma parte de este objetivo",
		},
		alsoGoals: [8, 10, 7, 12],
		aspects: [
			{
				en: "What is learnt by doing, with something to touch, see or repair, is remembered for longer.",
				es: "Lo que se aprende haciendo, con algo que tocar, ver o reparar, se recuerda más tiempo.",
			},
		],
		proposals: [
			{
				when: ["sell", "try"],
				en: [
					"First users for the course or the material",
					"which schools, companies or organisations of its circle could use it or try it",
					"a sample, the age or group it is meant for and the conditions",
					"a topic that fits the group’s work, and people who can say afterwards whether it was useful",
				],
				es: [
					"Primeros usuarios del curso o del material",
					"qué escuelas, empresas o entidades de su entorno podrían usarlo o probarlo",
					"una muestra, la edad o el grupo al que se dirige y las condiciones",
					"un tema que encaje con el trabajo del grupo y personas que digan después si les ha servido",
				],
			},
			{
				when: ["do", "join", "take"],
				en: [
					"A joint educational project",
					"what it could contribute, such as visits, real examples, materials or people who explain their work",
					"whom it is for, what they would learn and what is missing",
					"a person in charge on each side and a calendar that suits the school year or the group",
				],
				es: [
					"Un proyecto educativo conjunto",
					"qué podría aportar, como visitas, ejemplos reales, materiales o personas que expliquen su trabajo",
					"a quién se dirige, qué aprenderían y qué falta",
					"una persona responsable en cada lado y un calendario que encaje con el curso o con el grupo",
				],
			},
		],
		question: {
			en: "What should those who take part know or do differently afterwards?",
			es: "¿Qué deberían saber o hacer de otra manera después quienes participen?",
		},
		ready: {
			en: [
				"outline or sample",
				{ thing: "how many would take part, and their age", unless: "people" },
				{ thing: "calendar", unless: "calendar" },
				"what you expect of a company",
			],
			es: [
				"esquema o muestra",
				{ thing: "cuántas personas participarían y su edad", unless: "people" },
				{ thing: "calendario", unless: "calendar" },
				"qué esperas de una empresa",
			],
		},
	},
	{
		id: "education/trade",
		company: "foundation",
		core: false,
		name: { en: "training for work", es: "la formación para el trabajo" },
		subjects: [
			"vocational training | la formación profesional | formació professional",
			"apprenticeship | el aprendizaje de un oficio | l'aprenentatge d'un ofici",
			"dual training | la formación dual, FP dual | formació dual, FP dual",
		],
		sure: "teach teenagers to, teach ~ teenagers ~ repair, train women, train ~ women, teach ~ young people, teach ~ a trade, trainees, apprentices, we train young people, could train ~ young people, train ~ young people, train ~ unemployed, left school early, leave school early, do their placement, students ~ placement, placements in companies, training course ~ unemployed, learn a trade, learn the trade, upskilling, school leavers | formar a mujeres, formar mujeres, formar a gente, formar a personas, enseñar ~ chavales, enseñamos ~ chavales, chavales ~ dejaron, jóvenes ~ dejaron, enseñar ~ jóvenes, hagan prácticas, personas en prácticas, prácticas en empresas, cojan en prácticas, aprendices, alumnos ~ prácticas, alumnos hagan prácticas, jóvenes ~ prácticas, jóvenes ~ oficio, chicos ~ oficio, abandono escolar, dejan los estudios, han dejado los estudios, formamos a jóvenes, formar a jóvenes, formar ~ jóvenes, aprender un oficio, aprendan un oficio, enseñar ~ oficio, enseñamos ~ oficio, recualific* | formar dones, formar gent, formar persones, ensenyem ~ joves, joves ~ deixat, ensenyar ~ joves, ensenyar ~ jovent, facin pràctiques, persones en pràctiques, pràctiques en empreses, agafin en pràctiques, aprenents, alumnes ~ pràctiques, joves ~ pràctiques, joves ~ ofici, abandonament escolar, deixen els estudis, han deixat els estudis, deixen l'ESO, formem joves, formar ~ joves, aprendre un ofici, aprenguin un ofici, ensenyar ~ ofici",
		hints:
			"vocational, left school, young people, apprentice, training, course, students, teach, placement, trade, trainee | FP, formación, jóvenes, curso, alumnos, prácticas, oficio, aprendiz, enseñar, ESO | FP, formació, joves, curs, alumnes, pràctiques, ofici, aprenent, ensenyar, ESO, nois i noies",
		goal: {
			number: 4,
			en: "that people learn a trade is part of this goal",
			es: "que las personas aprendan un oficio forma parte de este objetivo",
		},
		alsoGoals: [8, 10, 5, 7, 12],
		aspects: [
			{
				en: "Training is worth most when part of it takes place at work and a job or further study comes next.",
				es: "La formación vale más cuando una parte se hace trabajando y después espera un empleo u otro estudio.",
			},
		],
		proposals: [
			{
				when: ["do", "join", "take"],
				en: [
					"Training shared between partners",
					"which company or organisation of its circle could provide the part that is missing: teaching, practice or support",
					"what there is already, whether people, a place, teaching or materials, and the calendar in view",
					"a person in charge of each part, and a job or further study at the end",
				],
				es: [
					"Formación compartida entre varios",
					"qué empresa o entidad de su entorno podría aportar la parte que falta: clases, prácticas o apoyo",
					"lo que ya hay (personas, lugar, clases o materiales) y el calendario previsto",
					"una persona responsable de cada parte y, al final, un empleo u otro estudio",
				],
			},
		],
		question: {
			en: "To which work or studies could they go on afterwards?",
			es: "¿A qué trabajo o estudios podrían pasar después?",
		},
		ready: {
			en: [
				"outline of the training",
				{ thing: "how many people, and their age", unless: "people" },
				{ thing: "calendar", unless: "calendar" },
				"what each side would provide",
			],
			es: [
				"esquema de la formación",
				{ thing: "cuántas personas y su edad", unless: "people" },
				{ thing: "calendario", unless: "calendar" },
				"qué aportaría cada parte",
			],
		},
	},
	{
		id: "inclusion",
		company: "foundation",
		core: false,
		name: { en: "work and inclusion", es: "el empleo y la inclusión" },
		subjects: [
			"supported employment | el empleo con apoyo | treball amb suport",
			"job inclusion | la inserción laboral | inserció laboral",
			"social inclusion | la inclusión social | inclusió social",
			"gender equality | la igualdad de género | igualtat de gènere",
		],
		sure: "cerebral palsy, intellectual disability, day centre for people, sleep rough, out of work for, Down's syndrome, Down syndrome, autism, autistic, care leavers, neither study nor work, not in work or school, without papers, drug addicts, sewing workshop ~ women, victims of trafficking, adapt ~ job, take on ~ refugees, over fifty ~ work, women over fifty, sheltered workshop, occupational workshop, occupational centre, people with disabilities, disabilities, refugees, migrants, immigrants, asylum seekers, people without papers, seasonal workers, seasonal farm workers, homeless people, women who have suffered violence, gender-based violence, long-term unemployed, unemployed people, people out of work, women in technical careers, women in industry, former prisoners, ex-prisoners, prison, single mothers, young people in care, vulnerable families, people at risk, at risk of exclusion, hard ~ find work, struggle to find work, trouble finding work, nobody ~ hires, nobody ~ hire, give ~ a chance, a second chance, technical careers, equal opportunities, job placement, help ~ find work, help ~ find a job, return to work, left care, hire ~ young people, hire people who, hire ~ who ~ left | parálisis cerebral, discapacidad intelectual, centro de día para personas, tiempo sin trabajar, años sin trabajar, duermen en la calle, síndrome de Down, autismo, sordos, personas sordas, centros de menores, centro de menores, ni estudian ni trabajan, no estudian ni trabajan, sin papeles, exdrogadictos, taller costura ~ mujeres, víctimas ~ trata, adaptar ~ puesto, jóvenes sin estudios, jóvenes en paro, mayores de cincuenta, mayores de 50, taller ocupacional, centro ocupacional, centro especial de empleo, personas con discapacidad, discapacidad, refugiados, migrantes, inmigrantes, solicitantes de asilo, temporeros, personas sin hogar, mujeres que han sufrido violencia, violencia de género, parados de larga duración, años en paro, personas en paro, desempleados, mujeres en la industria, mujeres en carreras técnicas, presos, prisión, cárcel, madres solteras, jóvenes tutelados, familias vulnerables, personas en riesgo, riesgo de exclusión, difícil ~ encontrar trabajo, difícil para encontrar trabajo, difícil encontrar trabajo, cuesta ~ encontrar trabajo, les cuesta encontrar, nadie ~ contrata, no encuentran trabajo, no encuentra trabajo, dar una oportunidad, segunda oportunidad, gente ~ dificultades, personas ~ dificultades, dar trabajo a personas, contratar a personas, carreras técnicas, exclusión social, igualdad de oportunidades, encontrar trabajo ~ mujeres, volver a trabajar, contratar a jóvenes, contratar ~ jóvenes, extutelad*, contratar a personas que, contratar gente que, dar trabajo a | paràlisi cerebral, discapacitat intel·lectual, centre de dia per a persones, temps sense treballar, anys sense treballar, dormen al carrer, síndrome de Down, autisme, persones sordes, centres de menors, centre de menors, no estudien ni treballen, ni estudien ni treballen, sense papers, taller costura ~ dones, víctimes ~ tràfic, adaptar ~ lloc de treball, joves sense estudis, joves a l'atur, majors de 50, més grans de 50, taller ocupacional, centre ocupacional, centre especial de treball, persones amb discapacitat, discapacitat, refugiats, migrants, immigrants, sol·licitants d'asil, temporers, persones sense llar, dones que han patit violència, violència masclista, aturats de llarga durada, persones aturades, anys a l'atur, dones a la indústria, presos, presó, mares solteres, joves tutelats, famílies vulnerables, persones en risc, risc d'exclusió, difícil ~ trobar feina, costa ~ trobar feina, ningú ~ contracta, no troben feina, donar una oportunitat, segona oportunitat, gent ~ dificultats, persones ~ dificultats, donar feina a, contractar gent, contractar persones, exclusió social, igualtat d'oportunitats, trobar feina, contractar joves, contractar ~ joves, extutelat*, contractar persones que, contractar gent que",
		hints:
			"poor families, women, young people, unemployed, find work, vulnerable, employment, mentor, careers, girls, inequality, gender, deaf, blind, wheelchair, prison, retired, immigrant women, immigrants, newcomers, sewing workshop, long-term unemployed, social enterprise, ex-offenders, single mothers, more orders, jobs | mujeres, jóvenes, en paro, inserción, vulnerables, contraten, mentor, mentora, carrera técnica, empleo, niñas, desigualdad, género, ciegas, sordas, cárcel, jubilados, recién llegados, mujeres inmigrantes, inmigrantes, cose, costura, más encargos, empresa social, empresa de inserción, taller de inserción, encargos, puestos de trabajo | dones, joves, aturats, feina, vulnerables, contractin, nenes, desigualtat, gènere, cegues, sordes, ocupació, presó, jubilats, nouvinguts, dones immigrants, immigrants, cus, cosir, més encàrrecs, empresa social, empresa d'inserció, taller d'inserció, encàrrecs, llocs de treball",
		together: [["vulnerable", "employ"]],
		goal: {
			number: 8,
			en: "decent work for those who find it harder to get is part of this goal",
			es: "el trabajo digno para quien lo tiene más difícil forma parte de este objetivo",
		},
		alsoGoals: [5, 10, 4, 3],
		aspects: [
			{
				en: "Work lasts when the tasks suit the person and somebody stays at hand, for the person and for those around.",
				es: "El trabajo dura cuando las tareas se ajustan a la persona y hay alguien cerca, para ella y para su entorno.",
			},
			{
				clues:
					"dismantl*, take apart, takes apart, sewing, sorting by hand, assembl*, packing | coser, cosen, desmontar, manipulados, montaje, clasificar a mano, clasificarla a mano | cosir, cusen, desmuntar, manipulats, muntatge, classificar a mà",
				en: "Tasks such as sewing, sorting, assembling or dismantling can be learnt step by step.",
				es: "Tareas como coser, clasificar, montar o desmontar se aprenden paso a paso.",
			},
			{
				clues:
					"hire, want to employ, like to employ, vacancies, give work to | contratar a, contratar gente, dar trabajo a, dar empleo a, vacantes, dos personas en | contractar gent, contractar persones, donar feina a, vacants",
				en: "For an employer, a trial period with a tutor in the team tells more than an interview.",
				es: "Para quien contrata, un periodo de prueba con un tutor en el equipo dice más que una entrevista.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Work with support",
					"which tasks or posts suit the people, and which organisation could prepare and support them",
					"your part, whether posts, people or support, and its conditions",
					"a real task and a person responsible for the support",
				],
				es: [
					"Trabajo con apoyo",
					"qué tareas o puestos se ajustan a las personas y qué entidad podría prepararlas y apoyarlas",
					"tu parte (puestos, personas o apoyo) y en qué condiciones",
					"una tarea real y una persona responsable del apoyo",
				],
			},
			{
				when: ["sell"],
				en: [
					"Orders for the workshop",
					"which companies could order from you, and which kind of order suits the people best",
					"samples or photographs of the work, the capacity and the prices",
					"orders that come regularly and can be delivered on time",
				],
				es: [
					"Encargos para el taller",
					"qué empresas podrían hacerte encargos y qué tipo de encargo se ajusta mejor a las personas",
					"muestras o fotografías del trabajo, la capacidad y los precios",
					"encargos regulares que se puedan entregar a tiempo",
				],
				question: {
					en: "{How large an order could you deliver in a month|How soon could you deliver an order|How much more could you take on}?",
					es: "¿{Qué volumen de encargos podrías entregar en un mes|En qué plazo podrías entregar un encargo|Cuánto más podrías asumir}?",
				},
				ready: {
					en: [
						"samples or photographs of the work",
						{ amount: "capacity a month" },
						{ thing: "prices", unless: "price" },
						"machines and space available",
					],
					es: [
						"muestras o fotografías del trabajo",
						{ amount: "capacidad al mes" },
						{ thing: "precios", unless: "price" },
						"máquinas y espacio disponibles",
					],
				},
			},
		],
		question: {
			en: "What would a working day look like for these people?",
			es: "¿Cómo sería una jornada de trabajo para estas personas?",
		},
		ready: {
			en: [
				"tasks and timetable",
				{ thing: "how many people, and their situation", unless: "people" },
				{ thing: "support there is or is missing", unless: "support" },
				{ thing: "date of the start", unless: "calendar" },
			],
			es: [
				"tareas y horario",
				{ thing: "cuántas personas y su situación", unless: "people" },
				{ thing: "apoyo que hay o que falta", unless: "support" },
				{ thing: "fecha de inicio", unless: "calendar" },
			],
		},
	},
];
