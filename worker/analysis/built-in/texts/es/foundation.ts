import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const foundation: CompanyTexts<"foundation"> = {
	company: {
		name: "el apoyo a las personas y a su entorno",
		why: "La salud mental y la sostenibilidad son sus dos ámbitos.",
		ask: {
			people:
				"¿Para quién es, y se les ha preguntado? Si es así, empieza por lo que dijeron; si no, pregunta a una o dos personas antes de fijar nada.",
			offer:
				"¿Qué podrías dar: horas, cosas o un local? Si son cosas, primero una lista con el último día de recogida; si son horas o un local, una persona que reciba a quien venga.",
			open: "¿Hay una entidad que estaría detrás? Si la hay, pregunta cómo asegura a quien ayuda; si no, en el ayuntamiento suelen saber cuáles trabajan cerca.",
		},
	},
	wellbeing: {
		name: "el bienestar y la salud mental",
		why: "La salud mental es uno de sus dos ámbitos.",
		ask: {
			trained:
				"¿Qué persona formada estaría cada vez? Si la hay, que sea ella quien diga cuántos caben; si no, pregunta primero en el centro de salud o en una asociación de pacientes.",
			people:
				"¿Para quién es, y lo desean ellos? Si lo han dicho, empieza en pequeño con ellos; si son otros los que se preocupan, empieza por alguien en quien confíen.",
			open: "¿A quién llamarías si alguien empeorara esa misma noche? Si todos lo saben, se puede empezar; si no, acuérdalo antes: en España, el 112 o el 024.",
		},
	},
	care: {
		name: "la compañía y el cuidado entre personas",
		ask: {
			people:
				"¿Para quién sería, y se le ha preguntado a alguien? Si es así, empieza por lo que le gustaría; si no, pregunta primero a una persona, con un café.",
			distance:
				"¿Cómo llegarían? Si van a pie o alguien los recoge, basta un sitio fijo; si no, el ascensor, el coche o la visita en casa van antes que la actividad.",
			trained:
				"¿Alguien necesita ayuda para moverse, comer o tomar la medicación mientras tanto? Si es así, que esté quien ya lo hace o alguien formado; si no, basta un vecino que venga cada vez.",
			open: "¿Quién sigue cuando la primera persona enferma o se cansa? Si hay una segunda, se puede empezar; si no, búscala antes de la primera visita.",
		},
	},
	inclusion: {
		name: "la inclusión por el trabajo y la formación",
		ask: {
			trained:
				"¿Quién estaría al lado las primeras semanas? Si una entidad tiene preparador laboral, acuerda las horas; si no, esa persona va antes que el contrato: en el servicio público de empleo suelen saber dónde.",
			money:
				"¿Con qué se pagarían los sueldos después del primer año? Si hay pedidos o una vacante, empieza por ahí; si solo hay una subvención, busca el primer cliente mientras dura.",
			open: "¿Qué tarea hay que hacer cada semana en cualquier caso? Si sabes una, empieza por ella; si no, buscadla juntos una mañana en un lugar de trabajo.",
		},
	},
	youth: {
		name: "los proyectos con jóvenes",
		ask: {
			trained:
				"¿Qué adulto estaría cada semana durante un año? Si lo hay, forma el grupo en torno a esa persona; si no, búscala antes que el local.",
			people:
				"¿Para qué dicen los propios jóvenes que vendrían? Si se les ha preguntado, empieza por eso; si no, dedica una tarde a preguntarles.",
			open: "¿Qué podrían hacer después: un curso, un club, un trabajo? Si tiene nombre, díselo el primer día; si no, búscalo antes del último.",
		},
	},
	education: {
		name: "la educación ambiental",
		why: "La sostenibilidad es uno de sus dos ámbitos.",
		ask: {
			people:
				"¿Qué edad tienen y cuántos vienen a la vez? Si es más de una clase, prepara mesas por las que vayan rotando; si no, basta un guía.",
			time: "¿Los tienes una hora o varias semanas? Si es una hora, una sola idea y un solo objeto; si son semanas, que midan algo y comparen.",
			open: "¿Qué podrían tocar, pesar o contar? Si hay algo, un cubo, un contador, un arroyo, empieza por ahí; si solo hay palabras, lleva antes un objeto.",
		},
	},
};

export const foundationRequests: RequestTexts = {
	outlet: {
		title: "Hacer una lista fácil de contestar",
		text: "Añades fotos y el último día, y lo divides en lotes que quepan en una furgoneta. {company} lee la lista; envíala también a los servicios sociales del municipio y a dos entidades cercanas.",
		decides: "si alguien puede usarlo tal como está y recogerlo a tiempo; si no, pregunta qué preferirían",
		ask: "¿Hasta qué día puede esperar y quién podría llevarlo? Si lo llevas tú, también pueden decir que sí las entidades pequeñas; si hay que recogerlo, ofrécelo por lotes.",
	},
	permit: {
		title: "Decidir quién responde de cada cosa",
		// Ley Orgánica 1/2002 (Spain), art. 5: three founders.
		text: "Escribes quién responde, quién asegura y quién guarda los nombres de quienes vienen. {company} repasa contigo los tres; lo que quede por aclarar va a un abogado.",
		decides: "si una entidad que ya existe puede acogerlo; si puede, no hace falta fundar otra",
		ask: "¿Hay ya detrás una asociación, una escuela o una empresa? Si la hay, pregunta si sus estatutos y su seguro lo cubren; si no, en España bastan tres personas para fundar una asociación.",
	},
	money: {
		title: "Prever qué pasa si falta el dinero",
		text: "Antes de que nadie decida, escribes en una página lo que cuesta un año, lo que ya hay, como un local u horas, y qué sigue si se acaba el dinero. {company} la lee contigo.",
		decides: "si puede seguir en pequeño; si no, es más amable prometer menos tiempo a quienes vienen",
		ask: "¿Con qué suma mínima llega hasta el próximo verano, y para qué? Si es para una cosa, pide esa cosa; si es para sueldos, di quién podría pagarlos el año siguiente.",
	},
};
