import type { Proposal } from "../../themes.ts";
import type { Pair } from "../phrases.ts";

export const pairs: Record<Pair, Proposal> = {
	"paper+energy": {
		title: "Primero lo que se recicla, luego lo que arde",
		text: "De unos 50 kg del material, {first} aparta lo que se puede reciclar; un laboratorio mide la humedad y el poder calorífico del resto, y {second} lee el resultado.",
		decides:
			"cuánto sobra y cómo de húmedo está; si es poco, o casi todo agua, no es un combustible y sale mejor la gestión habitual",
	},
	"paper+engineering": {
		title: "Una carga pesada dos veces",
		text: "{first} pesa lo aprovechable de una carga tal como llega y {second} lo que queda: agua, lodos, impropios. Entre los dos sale el balance de la carga entera.",
		decides:
			"qué parte acaba en producto; fijad antes el mínimo, por ejemplo la mitad: por debajo, separar en origen va antes que una planta",
	},
	"paper+construction": {
		title: "La misma muestra en dos mesas",
		text: "Envías la misma muestra a los dos: {first} dice si se puede reciclar y {second} si serviría en obra o sobre el suelo, y qué exige cada uso.",
		decides:
			"qué uso deja más por tonelada una vez descontado el transporte; si ninguno, mejor seguir con la recogida habitual",
	},
	"paper+platform": {
		title: "Un camión lleno entre varios",
		text: "Con {second}, quienes tienen el material apuntan en una hoja cuánto sale al mes; {first} dice, con muestras de tres de ellos, qué calidad necesita y qué es una carga completa.",
		decides:
			"si entre todos llenan un camión de calidad pareja antes de quedarse sin sitio; si no, primero una prensa o un almacén compartidos",
	},
	"paper+foundation": {
		title: "Una mañana en la mesa de selección",
		text: "{first} enseña una tarea con el material que alguien paga; {second} y quienes la harían la prueban una mañana y dicen qué cambiarían.",
		decides:
			"si es una tarea pagada que querrían repetir; si solo se cumple una de las dos cosas, mejor buscar otra",
	},
	"energy+engineering": {
		title: "Una semana de lecturas hora a hora",
		text: "La misma semana, {first} lee la energía que se gasta cada hora y {second} lo que pasa por el proceso: caudal, temperatura, contenido. Todo en una sola hoja.",
		decides:
			"si lo que sobra y lo que se necesita coinciden en hora; si no, el almacenamiento u otro uso tiene que pagarse solo",
	},
	"energy+construction": {
		title: "Primero gastar menos, luego la fuente",
		text: "{second} señala lo que se ahorra con obra, sombra o suelo; solo entonces {first} calcula, con un año de facturas, lo que aún hace falta y de qué fuente.",
		decides:
			"cuánto baja el consumo; con esa cifra, y no con la de hoy, se dibuja la instalación y se piden ofertas",
	},
	"energy+platform": {
		title: "Diez facturas en una hoja",
		text: "{second} y tú reunís un año de facturas de diez que firmarían; {first} superpone sus curvas horarias, que en España se descargan de la web de la distribuidora.",
		decides:
			"cuánto gastan de día; si es poco, comprar juntos suele ser mejor comienzo que una instalación solar común",
	},
	"energy+foundation": {
		title: "Una habitación, dos semanas",
		text: "Las personas afectadas enseñan a {second} dónde pesan más el frío, el calor o la factura; {first} mide allí con ellas dos semanas y leéis juntos los datos.",
		decides: "si ya ayuda algo sin obra, como la tarifa, unos burletes o una sombra; si es así, va primero",
	},
	"engineering+construction": {
		title: "La muestra antes que el plano",
		text: "{first} manda analizar el suelo, el agua o el material según lo que exige el uso; con el informe, {second} dibuja la parte más pequeña que se puede construir o cultivar.",
		decides:
			"si algún valor pasa del límite para ese uso; si pasa, tratarlo o cambiar de uso va antes que el plano",
	},
	"engineering+platform": {
		title: "Un estudio para quienes tienen el mismo problema",
		text: "{second} y tú buscáis a quienes tienen el mismo problema, con cantidades; {first} compara tres casos y dice si a todos les vale una misma solución.",
		decides: "si los tres casos se parecen; si no, mejor encargar juntos los análisis y que cada uno decida",
	},
	"engineering+foundation": {
		title: "Que mida quien convive con ello",
		text: "Las personas afectadas y {second} eligen sitios y horas; {first} dice con qué aparato, y con ellas se leen cuatro semanas de datos.",
		decides:
			"si los datos coinciden con lo que la gente nota; si no, otros sitios u otras horas antes de sacar conclusiones",
	},
	"construction+platform": {
		title: "Primero quién lo usa, luego qué se construye",
		text: "{second} y tú reunís horas o cantidades firmadas de quienes lo usarían; {first} dibuja solo la fase que eso llena.",
		decides:
			"si lo firmado paga el funcionamiento de un año; si no, es mejor compartir un sitio que ya existe",
	},
	"construction+foundation": {
		title: "Dos horas en el sitio con quienes lo usarían",
		text: "Quienes lo usarían recorren el sitio con {second}, con una silla y un reloj; {first} apunta dónde se paran y valora los tres cambios que nombran primero.",
		decides: "cuál de los tres les haría volver; si lo que falta es una persona, va antes que la obra",
	},
	"platform+foundation": {
		title: "Tres citas con los dos en la mesa",
		text: "{first} busca a quienes participarían con una tarea o un encargo; {second}, a la persona que estaría con ellos. Os veis todos en tres fechas fijas.",
		decides:
			"si están las dos cosas cada vez, la tarea y la persona; si falta una, se busca antes de la cita siguiente",
	},
};
