import type { Theme } from "./theme.ts";

export const foundationThemes: readonly Theme[] = [
	{
		id: "mental-health",
		company: "foundation",
		goals: [3, 8, 10],
		text: {
			en: {
				name: "mental health and well-being",
				words:
					"mental health, wellbeing, well-being, anxiety, depression, stress, burnout, burnt out, psychologist, psychologists, therapy, therapeutic, loneliness, emotional, mindfulness, suicide prevention, addiction, dementia, eco-anxiety, psychosocial, autism, healthcare, lonely, isolation, grief, insomnia, teenagers, adolescents, support groups, caregivers, carers, alzheimer, patients, illness, nurses, yoga, meditation, forest bathing, trauma, bullying, eating disorders, self-esteem, therapy dogs, old people, nursing home, stressed, depressed, anxious, screen addiction, overworked",
				hints:
					"health, people, elderly, volunteering, nature, employees, care, alone, young, caregivers, workers, talk, screens, phones, seniors, walks, sad, hiking, sport, group, listen, sleep, hospital, grandparents, school, feel, sailing",
				aspects: [
					"Contact with nature and a shared task do good, and leave something cared for behind.",
					"At work, prevention means looking at how work is organised, beyond help for each person.",
					"Support must be safe: trained people, confidentiality and a way to professional care.",
				],
				why: [
					"people's mental health is looked after and problems are noticed earlier",
					"healthy work is decent work",
					"support reaches those who usually have no access to it",
				],
				proposals: [
					[
						"Well-being pilot",
						"{foundation} could help to shape a small pilot with professionals, with consent, confidentiality and a measure of well-being.",
					],
					[
						"Care at work",
						"{foundation} could think through a service that several companies share, so that small ones have access too.",
					],
				],
				with: {
					platform: [
						"Companies and farms that take part",
						"{platform} could open the programme to its members and find places where it can happen.",
					],
					construction: [
						"Spaces that help",
						"{construction} could study gardens, light and silence in the places where people live and work.",
					],
					engineering: [
						"Industry centred on people",
						"{engineering} could join in with work places and shifts designed around people, in the sense of Industry 5.0.",
					],
				},
			},
			es: {
				name: "la salud mental y el bienestar",
				words:
					"salud mental, bienestar, ansiedad, depresión, estrés, burnout, agotamiento laboral, psicólogos, psicología, terapia, terapéutico, soledad, emocional, mindfulness, prevención del suicidio, adicciones, demencia, ecoansiedad, psicosocial, autismo, quemados, aislamiento social, duelo, insomnio, adolescentes, grupos de apoyo, cuidadores, alzhéimer, pacientes, enfermos, enfermeras, yoga, meditación, baños de bosque, trauma, acoso escolar, trastornos alimentarios, autoestima, perros de terapia, ancianos, tercera edad, residencia de mayores, estresados, deprimidos, ansiosos, tristeza, adicción a las pantallas",
				hints:
					"salud, personas mayores, mayores, voluntariado, naturaleza, empleados, cuidado, solas, jóvenes, cuidadores, trabajadores, hablar, pantallas, móvil, paseos, triste, senderismo, deporte, grupo, escuchar, dormir, acompañar, hospital, compañía, solos, abuelos, sentirse",
				aspects: [
					"El contacto con la naturaleza y una tarea compartida hacen bien y dejan algo cuidado.",
					"En el trabajo, prevenir es revisar cómo se organiza, además de ayudar a cada persona.",
					"El apoyo tiene que ser seguro: personas formadas, confidencialidad y un camino hacia la atención profesional.",
				],
				why: [
					"se cuida la salud mental y los problemas se detectan antes",
					"un trabajo sano es un trabajo decente",
					"el apoyo llega a quien no suele tenerlo",
				],
				proposals: [
					[
						"Piloto de bienestar",
						"La {foundation} podría ayudar a dar forma a un piloto pequeño con profesionales, consentimiento, confidencialidad y una medida del bienestar.",
					],
					[
						"Cuidar en el trabajo",
						"La {foundation} podría pensar un servicio compartido por varias empresas, para que las pequeñas también accedan.",
					],
				],
				with: {
					platform: [
						"Empresas y fincas que participan",
						"{platform} podría abrir el programa a sus miembros y encontrar lugares donde hacerlo.",
					],
					construction: [
						"Espacios que ayudan",
						"{construction} podría estudiar jardines, luz y silencio en los lugares donde se vive y se trabaja.",
					],
					engineering: [
						"Una industria centrada en las personas",
						"{engineering} podría sumarse con puestos y turnos pensados para las personas, en el sentido de la Industria 5.0.",
					],
				},
			},
		},
	},
	{
		id: "education",
		company: "foundation",
		goals: [4, 8, 13],
		text: {
			en: {
				name: "education and training for sustainability",
				words:
					"education, educational, school project, vocational training, training course, training courses, workshops for children, environmental education, teaching, curriculum, apprentices, upskilling, environmental awareness, lessons, teach, courses, summer camp, educators, e-learning, exhibition, documentary, training, training programme, bootcamp, internships, trade school",
				hints:
					"training, learn, course, youth, young people, workshop, skills, school, game, awareness, unemployed, schools, students, children, university, pupils, kids, teenagers, college, explain, museum",
				aspects: [
					"One learns sustainability best by doing: a real material, a real meter, a real problem of the area.",
					"Training is worth most when it ends in a trade that companies are looking for.",
					"Teachers need material that fits into their year, and someone to call.",
				],
				why: [
					"people learn what the transition asks for",
					"training opens a way into work",
					"what is understood in class changes habits at home",
				],
				proposals: [
					[
						"Programme with {foundation}",
						"{foundation} could help to design contents, age groups and how to tell what has been learned.",
					],
					[
						"Learning from real cases",
						"{foundation} could bring real cases of the group's sectors into the course as practical work.",
					],
				],
				with: {
					paper: [
						"Recycling seen from inside",
						"{paper} could receive a class or send material, so that students follow paper from bin to reel.",
					],
					energy: [
						"Learning with meters",
						"{energy} could contribute a case of renewable energy with real data.",
					],
					engineering: [
						"Mentors from industry",
						"{engineering} could contribute mentors and practical projects in engineering and waste.",
					],
					construction: [
						"Trades with a future",
						"{construction} could guide practical training in building and the field.",
					],
					platform: ["Placements", "{platform} could look for placements in companies and farms."],
				},
			},
			es: {
				name: "la educación y la formación en sostenibilidad",
				words:
					"educación, educativo, maestros, profesores, formación profesional, curso de formación, cursos, talleres para niños, becas, educación ambiental, enseñar, aprendices, sensibilización, aprendizaje, enseñanza, campamento, educadores, exposición, documental, formación, escuela taller, prácticas en empresas, divulgación, charlas, didáctico",
				hints:
					"formación, aprender, jóvenes, taller, talleres, competencias, colegio, colegios, juego, paro, escuela, alumnos, estudiantes, niños, universidad, instituto, institutos, adolescentes, explicar, clases, museo",
				aspects: [
					"La sostenibilidad se aprende haciendo: un material real, un contador real, un problema real de la zona.",
					"La formación vale más cuando termina en un oficio que las empresas buscan.",
					"El profesorado necesita material que quepa en su curso y alguien a quien llamar.",
				],
				why: [
					"las personas aprenden lo que pide la transición",
					"la formación abre la puerta al empleo",
					"lo que se entiende en clase cambia hábitos en casa",
				],
				proposals: [
					[
						"Programa con la {foundation}",
						"La {foundation} podría ayudar a diseñar contenidos, edades y la forma de saber qué se ha aprendido.",
					],
					[
						"Aprender de casos reales",
						"La {foundation} podría llevar al curso casos reales de los sectores del grupo como trabajo práctico.",
					],
				],
				with: {
					paper: [
						"El reciclaje por dentro",
						"{paper} podría recibir a una clase o enviar material para seguir el papel del contenedor a la bobina.",
					],
					energy: [
						"Aprender con contadores",
						"{energy} podría aportar un caso de energía renovable con datos reales.",
					],
					engineering: [
						"Mentores de la industria",
						"{engineering} podría aportar mentores y proyectos prácticos de ingeniería y residuos.",
					],
					construction: [
						"Oficios con futuro",
						"{construction} podría orientar prácticas en la obra y en el campo.",
					],
					platform: ["Prácticas", "{platform} podría buscar plazas de prácticas en empresas y fincas."],
				},
			},
		},
	},
	{
		id: "inclusion",
		company: "foundation",
		goals: [10, 8, 5],
		text: {
			en: {
				name: "inclusion and equality",
				words:
					"disability, disabled, women, girls, gender, gender equality, refugees, migrants, homeless, homelessness, inclusion, inclusive, social exclusion, sheltered workshop, social integration, poverty, vulnerable, equal pay, diversity, ex-prisoners, long-term unemployed, unemployed, disabilities, wheelchair, blind, deaf, single mothers, immigrants, asylum seekers, prison, prisoners, unemployment, jobless, minorities, accessible, accessibility, Down syndrome, low-income, poor families",
				hints:
					"jobs, employment, people, mentor, careers, opportunity, families, social, community, young people, poor, hire, sewing, work, training, neighbourhood, skills, mothers",
				aspects: [
					"Jobs in the circular economy can be a way in, if they come with training, a fair contract and company on the way.",
					"Those concerned should take part in the design; they know the obstacles.",
					"What counts is who is still there a year later, more than how many came in.",
				],
				why: [
					"the project opens doors to people who find them closed",
					"it seeks stable jobs with rights",
					"women and men have the same opportunities",
				],
				proposals: [
					[
						"Accompanied jobs",
						"{foundation} could help to design selection, mentoring and care for the well-being of those who join.",
					],
				],
				with: {
					paper: [
						"Trades of recycling",
						"{paper} could describe which tasks of collecting and sorting suit accompanied work.",
					],
					engineering: [
						"Technical mentors",
						"{engineering} could offer the view of technical trades and mentors from the profession.",
					],
					platform: [
						"Companies that hire",
						"{platform} could look among its members for companies willing to hire and to learn how.",
					],
					construction: [
						"Trades in works and fields",
						"{construction} could identify trades in building and agriculture that need people.",
					],
				},
			},
			es: {
				name: "la inclusión y la igualdad",
				words:
					"discapacidad, mujeres, niñas, género, igualdad de género, igualdad, refugiados, migrantes, inmigrantes, personas sin hogar, inclusión, inclusivo, exclusión social, riesgo de exclusión, centro especial de empleo, empresa de inserción, inserción laboral, pobreza, vulnerables, brecha salarial, diversidad, reclusos, parados de larga duración, discapacitados, silla de ruedas, ciegos, sordos, madres solteras, prisión, cárcel, presos, desempleo, desempleados, minorías, accesible, accesibilidad, síndrome de Down, bajos ingresos, familias pobres, mayores de cincuenta",
				hints:
					"empleo, trabajo, personas, mentoras, carrera, oportunidad, familias, social, comunidad, jóvenes, paro, contratar, coser, formación, barrio, vecinos, madres",
				aspects: [
					"El empleo en la economía circular puede ser una puerta, con formación, contrato justo y acompañamiento.",
					"Las personas afectadas deberían participar en el diseño: conocen los obstáculos.",
					"Cuenta quién sigue un año después, más que cuántos entraron.",
				],
				why: [
					"el proyecto abre puertas a quien las encuentra cerradas",
					"busca empleo estable y con derechos",
					"mujeres y hombres tienen las mismas oportunidades",
				],
				proposals: [
					[
						"Empleo acompañado",
						"La {foundation} podría ayudar a diseñar la selección, la mentoría y el cuidado de quienes se incorporan.",
					],
				],
				with: {
					paper: [
						"Oficios del reciclaje",
						"{paper} podría describir qué tareas de recogida y clasificación se prestan al trabajo acompañado.",
					],
					engineering: [
						"Mentoras y mentores técnicos",
						"{engineering} podría aportar la visión de los oficios técnicos y mentores de la profesión.",
					],
					platform: [
						"Empresas que contratan",
						"{platform} podría buscar entre sus miembros empresas dispuestas a contratar y a aprender cómo.",
					],
					construction: [
						"Oficios en la obra y el campo",
						"{construction} podría identificar oficios de la construcción y la agricultura que necesitan personas.",
					],
				},
			},
		},
	},
];
