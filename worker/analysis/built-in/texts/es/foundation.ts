import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const foundation: CompanyTexts<"foundation"> = {
	company: {
		name: "el apoyo a las personas y a su entorno",
		why: "La salud mental y la sostenibilidad son sus dos ámbitos.",
		// Ley 45/2015, de Voluntariado (Spain), arts. 2 (programmes in several regions), 3 and 14.2 (agreement; insurance or another guarantee); Catalonia: Llei 25/2015, arts. 7 and 11.
		insight:
			"Si alguien va a ayudar como voluntario, en España hace falta una entidad que firme un acuerdo con cada persona y cubra sus accidentes: así la ley estatal (45/2015, art. 14) y otras autonómicas, como la catalana. La entidad va antes que la fecha.",
		test: {
			title: "Una mañana, y después preguntar",
			text: "Preguntas a una entidad cercana qué es lo que más le falta: manos, cosas, un local o compañía. Pruebas una de esas cosas una mañana con {company} y después preguntas a quienes iba dirigida.",
			decides: "si les gustaría repetir; si les quita más tiempo del que les da, ayuda más otra cosa",
		},
		ask: {
			people:
				"¿Para quién es, y se les ha preguntado? Si es así, empieza por lo que dijeron; si no, pregunta a una o dos personas antes de fijar nada.",
			offer:
				"¿Qué podrías dar: horas, cosas o un local? Si son cosas, primero una lista con el último día de recogida; si son horas o un local, una persona que reciba a quien venga.",
			open: "¿Hay una entidad que estaría detrás? Si la hay, pregunta cómo asegura a quien ayuda; si no, en el ayuntamiento suelen saber cuáles trabajan cerca.",
		},
		ready: {
			time: "Días y horas posibles",
			amount: "Si hay cosas que dar: número, tamaño y estado",
			place: "Dónde sería y cómo se llega sin coche",
		},
		aspect:
			"La ayuda llega antes, y alguien tiene que recibirla, explicarla y seguir localizable: ese tiempo forma parte de ella.",
	},
	wellbeing: {
		name: "el bienestar y la salud mental",
		why: "La salud mental es uno de sus dos ámbitos.",
		// 112 and 024 (Ministry of Health, Spain, since May 2022: free, day and night); health data: Regulation (EU) 2016/679, art. 9.
		insight:
			"Dos cosas van antes del primer encuentro: una persona formada que esté cada vez y que todos sepan a quién llamar si alguien empeora. En España, el 112 en una emergencia y el 024, gratis, día y noche, ante pensamientos de suicidio.",
		test: {
			title: "Seis veces, la misma hora y la misma cara",
			text: "Seis encuentros a la misma hora y con la misma persona formada, para quien quiera venir, sin lista de nombres. El primero lo preparáis juntos {company} y tú.",
			decides: "si esa persona puede estar cada vez; si no, es mejor unirse a un grupo que ya se reúne cerca",
		},
		ask: {
			trained:
				"¿Qué persona formada estaría cada vez? Si la hay, que sea ella quien diga cuántos caben; si no, pregunta primero en el centro de salud o en una asociación de pacientes.",
			people:
				"¿Para quién es, y lo desean ellos? Si lo han dicho, empieza en pequeño con ellos; si son otros los que se preocupan, empieza por alguien en quien confíen.",
			open: "¿A quién llamarías si alguien empeorara esa misma noche? Si todos lo saben, se puede empezar; si no, acuérdalo antes: en España, el 112 o el 024.",
		},
		ready: {
			time: "Un día y una hora que no cambien",
			place: "Una sala tranquila con una puerta que se cierre",
			open: "Ningún nombre en papeles: los datos de salud tienen protección especial (RGPD, art. 9)",
		},
		aspect:
			"Cuesta menos hablar, siempre que nadie esté obligado; acompaña al tratamiento y no lo sustituye.",
	},
	care: {
		name: "la compañía y el cuidado entre personas",
		// Promising approaches to reducing loneliness and isolation in later life (Age UK and Campaign to End Loneliness, 2015), chapter 2: reaching lonely individuals, understanding them, supported access.
		insight:
			"Antes que la actividad van tres pasos, según la guía de Age UK sobre mayores (2015): dar con quien se siente solo, escuchar qué querría y acompañarlo hasta allí. Para lo primero sirve quien ya lo ve: la farmacéutica, un vecino, quien ayuda en casa.",
		test: {
			title: "Dos o tres, invitadas por su nombre",
			text: "Alguien de su confianza invita por su nombre a dos o tres personas a algo pequeño, las va a buscar si quieren y lo repite cuatro semanas. Con quien no puede salir, se hace en su casa.",
			decides: "si tienen ganas de la próxima vez; si no, pregúntales qué preferirían, sin insistir",
		},
		ask: {
			people:
				"¿Para quién sería, y se le ha preguntado a alguien? Si es así, empieza por lo que le gustaría; si no, pregunta primero a una persona, con un café.",
			distance:
				"¿Cómo llegarían? Si van a pie o alguien los recoge, basta un sitio fijo; si no, el ascensor, el coche o la visita en casa van antes que la actividad.",
			trained:
				"¿Alguien necesita ayuda para moverse, comer o tomar la medicación mientras tanto? Si es así, que esté quien ya lo hace o alguien formado; si no, basta un vecino que venga cada vez.",
			open: "¿Quién sigue cuando la primera persona enferma o se cansa? Si hay una segunda, se puede empezar; si no, búscala antes de la primera visita.",
		},
		ready: {
			time: "Un día y una hora fijos",
			place: "Si se puede entrar con silla de ruedas o cochecito",
			open: "El teléfono de los servicios sociales de la zona, en el ayuntamiento",
		},
		aspect:
			"Unas horas de compañía, o de descanso, mientras venga alguien cada vez: una visita que se corta se nota.",
	},
	inclusion: {
		name: "la inclusión por el trabajo y la formación",
		// Burns and others, The effectiveness of supported employment for people with severe mental illness, Lancet 370 (2007): worked for at least a day within 18 months. Place, then train, for other groups: EUSE Toolkit (2010).
		insight:
			"Primero un puesto y aprender en él con apoyo: con trastorno mental grave, en seis centros europeos, trabajó al menos un día el 55 %, frente al 28 % con otros servicios (Burns, 2007). La guía europea EUSE lo propone también para otros grupos.",
		test: {
			title: "Una tarea de verdad, con compañía",
			text: "Una tarea o un encargo de verdad, pagado a su precio, con alguien al lado todos los días la primera semana y cada semana un poco menos. Al mes, todos dicen qué habría que cambiar.",
			decides:
				"si la tarea hace falta cada semana y le va bien a la persona; si no, mejor otra, con el mismo apoyo",
		},
		ask: {
			trained:
				"¿Quién estaría al lado las primeras semanas? Si una entidad tiene preparador laboral, acuerda las horas; si no, esa persona va antes que el contrato: en el servicio público de empleo suelen saber dónde.",
			money:
				"¿Con qué se pagarían los sueldos después del primer año? Si hay pedidos o una vacante, empieza por ahí; si solo hay una subvención, busca el primer cliente mientras dura.",
			open: "¿Qué tarea hay que hacer cada semana en cualquier caso? Si sabes una, empieza por ella; si no, buscadla juntos una mañana en un lugar de trabajo.",
		},
		ready: {
			people: "Lo que cada uno sabe y quiere hacer, con sus palabras, sin diagnósticos",
			time: "Las horas que van bien y cómo se llega",
			open: "El certificado o permiso que haya: de él depende el contrato",
			place: "El lugar de trabajo: ruido, ritmo, pausas, quién más está",
		},
		aspect:
			"Un sueldo y compañeros, si se adaptan tareas e instrucciones; los primeros meses eso lleva horas de otros.",
		goal: "Contratos que siguen un año después, según las nóminas.",
	},
	youth: {
		name: "los proyectos con jóvenes",
		// Grossman and Rhodes, The Test of Time, American Journal of Community Psychology 30 (2002). Certificate: Ley Orgánica 8/2021 (Spain), art. 57, for regular contact, paid or not.
		insight:
			"En un estudio con 1138 adolescentes, cuando la relación con el mentor acabó muy pronto les fue peor en varios aspectos; más mejoraron quienes la tuvieron un año o más (Grossman y Rhodes, 2002). Mejor, entonces, menos jóvenes y más tiempo.",
		test: {
			title: "Diez semanas con el mismo adulto",
			text: "Una tarde por semana durante diez semanas, el mismo adulto, de seis a ocho jóvenes y algo que hayan elegido ellos. A quien deja de venir se le pregunta por qué, y la respuesta cambia algo.",
			decides: "si la cuarta semana siguen viniendo sin que nadie los mande; si no, que elijan otra vez",
		},
		ask: {
			trained:
				"¿Qué adulto estaría cada semana durante un año? Si lo hay, forma el grupo en torno a esa persona; si no, búscala antes que el local.",
			people:
				"¿Para qué dicen los propios jóvenes que vendrían? Si se les ha preguntado, empieza por eso; si no, dedica una tarde a preguntarles.",
			open: "¿Qué podrían hacer después: un curso, un club, un trabajo? Si tiene nombre, díselo el primer día; si no, búscalo antes del último.",
		},
		ready: {
			open: "En España, certificado de delitos sexuales de quien esté con ellos habitualmente: Justicia, gratis",
			permits: "Permiso escrito de las familias y de los jóvenes, también para fotos",
			time: "Días, horas y la fecha en que acaba",
			place: "El sitio y qué seguro lo cubre: centro, club o asociación",
		},
		aspect:
			"Horas con alguien que sabe cómo se llaman, mientras esa persona siga: con cada cambio hay que ganarse otra vez la confianza.",
	},
	education: {
		name: "la educación ambiental",
		why: "La sostenibilidad es uno de sus dos ámbitos.",
		// Orion and Hofstein, Factors that influence learning during a scientific field trip, Journal of Research in Science Teaching 31 (1994).
		insight:
			"En una salida se aprende más si se sabe antes adónde se va y qué se hará: se vio con 296 alumnos de secundaria, unos preparados y otros no (Orion y Hofstein, 1994). Cuenta con una clase corta antes.",
		test: {
			title: "Tres preguntas, dos veces",
			text: "Un grupo lo hace una vez. Haces tres preguntas antes y las mismas cuatro semanas después, con una cuarta: ¿qué has hecho desde entonces? {company} y tú leéis las respuestas.",
			decides:
				"cuántos más contestan bien, o lo hacen, a las cuatro semanas; si casi ninguno, mejor menos contenido y más práctica",
		},
		ask: {
			people:
				"¿Qué edad tienen y cuántos vienen a la vez? Si es más de una clase, prepara mesas por las que vayan rotando; si no, basta un guía.",
			time: "¿Los tienes una hora o varias semanas? Si es una hora, una sola idea y un solo objeto; si son semanas, que midan algo y comparen.",
			open: "¿Qué podrían tocar, pesar o contar? Si hay algo, un cubo, un contador, un arroyo, empieza por ahí; si solo hay palabras, lleva antes un objeto.",
		},
		ready: {
			open: "Una hora en una página: qué hacen cada diez minutos",
			permits: "En España, con menores de forma habitual: el certificado de delitos sexuales",
			money: "El coste por grupo: oferta del autocar o de la imprenta",
			place: "Dónde es, quién los recibe y si pueden entrar todos",
		},
		aspect:
			"Hacen más ellos, a cambio de más preparación que una charla y, por lo general, grupos más pequeños.",
		goal: "Respuestas acertadas antes y cuatro semanas después, con las mismas tres preguntas.",
	},
};

export const foundationRequests: RequestTexts = {
	outlet: {
		title: "Una lista a la que se pueda contestar",
		text: "Añades fotos y el último día, y lo divides en lotes que quepan en una furgoneta. {company} lee la lista; envíala también a los servicios sociales del municipio y a dos entidades cercanas.",
		decides: "si alguien puede usarlo tal como está y recogerlo a tiempo; si no, pregunta qué preferirían",
		ask: "¿Hasta qué día puede esperar y quién podría llevarlo? Si lo llevas tú, también pueden decir que sí las entidades pequeñas; si hay que recogerlo, ofrécelo por lotes.",
	},
	supplier: {
		title: "Primero dos voces de quienes lo recibirían",
		text: "Dos de quienes lo recibirían dicen a qué irían, qué día y en qué lengua. Con su respuesta preguntas a {company} y, a la vez, en el centro de salud, la escuela o la biblioteca más cercanos.",
		decides:
			"si hay alguien formado para esas personas en concreto; si no, mejor un grupo más pequeño o una fecha posterior",
	},
	site: {
		title: "Un sitio que ya está abierto",
		text: "Pides una hora fija a la semana donde ya abre alguien: una biblioteca, la parroquia, un club. En media página pones qué necesita el grupo; {company} la lee antes contigo.",
		decides: "quién abre, cierra y asegura; mientras no haya nadie, es mejor ser el invitado de otra entidad",
		ask: "¿Cuántas personas serían y a qué horas? Si bastan unas horas a la semana, pide sitio donde ya abren; si hace falta cada día, busca un local propio.",
	},
	permit: {
		title: "Tres nombres antes que un abogado",
		// Ley Orgánica 1/2002 (Spain), art. 5: three founders.
		text: "Escribes quién responde, quién asegura y quién guarda los nombres de quienes vienen. {company} repasa contigo los tres; lo que quede por aclarar va a un abogado.",
		decides: "si una entidad que ya existe puede acogerlo; si puede, no hace falta fundar otra",
		ask: "¿Hay ya detrás una asociación, una escuela o una empresa? Si la hay, pregunta si sus estatutos y su seguro lo cubren; si no, en España bastan tres personas para fundar una asociación.",
	},
	money: {
		title: "Lo que sigue si se acaba el dinero",
		text: "Antes de que nadie decida, escribes en una página lo que cuesta un año, lo que ya hay, como un local u horas, y qué sigue si se acaba el dinero. {company} la lee contigo.",
		decides: "si puede seguir en pequeño; si no, es más amable prometer menos tiempo a quienes vienen",
		ask: "¿Con qué suma mínima llega hasta el próximo verano, y para qué? Si es para una cosa, pide esa cosa; si es para sueldos, di quién podría pagarlos el año siguiente.",
	},
	technical: {
		title: "Que lo pruebe quien lo usaría",
		text: "Lo prueba alguien que lo usaría y tú apuntas dónde se para o lo deja. Con esa página, {company} y tú buscáis a quién preguntar: un terapeuta, un docente, un técnico.",
		decides:
			"si la dificultad está en la cosa o en cómo se explica; antes de cambiarla, prueba a que lo explique otro usuario",
	},
	people: {
		title: "Una tarea, dos horas, un nombre",
		text: "Escribes una tarea en media página: día, hora, qué hay que saber y a quién llamar. Se lo pides en persona a tres; {company} lee antes la página contigo.",
		decides:
			"si hay una persona que recibe, explica y da las gracias; mientras no la haya, mejor pocos voluntarios que muchos",
		ask: "¿Qué harían exactamente y quién los recibiría? Si hay tarea y nombre, pídelo en persona; si no, resuelve antes las dos cosas.",
	},
	trial: {
		title: "Seis semanas y una fecha para mirar atrás",
		text: "Acuerdas con quienes va dirigido seis semanas, una fecha para mirar atrás y que cualquiera puede dejarlo cuando quiera. Ese día {company} y tú los escucháis.",
		decides:
			"si a quienes vinieron les gustaría seguir; si no, se acaba dando las gracias y preguntando por qué",
		ask: "¿Para quién sería la prueba, y saben que puede acabarse? Si lo saben, fija la fecha para mirar atrás; si no, díselo antes de empezar.",
	},
	advice: {
		title: "Dos voces antes de decidir",
		text: "Escribes en cinco líneas qué te gustaría hacer o qué te preocupa, y preguntas a alguien que lo vive y a alguien con formación. {company} lee también esas cinco líneas.",
		decides: "lo que digan las propias personas; si desean otra cosa, esa va primero",
	},
};
