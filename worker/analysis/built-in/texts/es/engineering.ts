import type { CompanyTexts } from "../../themes.ts";

export const engineering: CompanyTexts<"engineering"> = {
	company: {
		name: "la ingeniería sostenible",
		why: "La ingeniería sostenible y los residuos son su ámbito.",
		aspects: [
			"Medir primero muestra dónde un cambio cunde más.",
			"Lo que sale de un proceso puede servir a otro cuando se conoce su composición.",
		],
		proposals: {
			other: ["De los datos a la solución", "qué entra y sale, qué normas hay y qué ensayar primero"],
		},
		decides: "lo que muestren las mediciones y lo que exijan las normas",
		question: "¿Qué se ha medido o probado hasta ahora?",
		ready: ["Un croquis, fotografías o notas", "Los datos que se conocen", "Lugar y quién más participa"],
		goal: "La industria es más limpia cuando sus procesos gastan menos recursos y dejan menos residuos.",
	},
	water: {
		name: "el uso y el tratamiento del agua",
		why: "Gastar menos agua y devolverla limpia es tarea de la ingeniería sostenible, su ámbito.",
		aspects: [
			"No todos los usos necesitan agua potable: ajustar la calidad al uso puede ahorrar agua y energía.",
			"Lo que no llega al agua no hay que quitarlo después.",
		],
		proposals: {
			other: ["Agua: cantidad, calidad y uso", "cuánta agua hay, qué contiene y qué necesita cada uso"],
		},
		decides: "cuánta agua hay, qué contiene y qué calidad debe tener",
		question: "¿De dónde viene el agua y adónde va?",
		ready: ["Cantidad estimada de agua", "Lo que puede contener", "Un croquis del recorrido"],
		goal: "Gastar menos agua y limpiarla antes de devolverla deja más agua limpia para las personas y los ríos.",
	},
	residues: {
		name: "el aprovechamiento de residuos",
		why: "Los residuos forman parte de su ámbito, y lo que sobra en un sitio puede servir en otro.",
		aspects: [
			"Un residuo puede sustituir a una materia prima cuando su composición es conocida y estable.",
			"Muchos residuos pesan mucho o llevan agua, y un uso cercano ahorra transporte.",
		],
		proposals: {
			give: ["Un uso para el material", "qué contiene, a qué podría sustituir y quién podría usarlo"],
			take: ["Suministro de material recuperado", "qué material serviría y si lo hay con regularidad"],
			other: ["De residuo a recurso", "qué contiene el residuo, cómo varía y en qué podría convertirse"],
		},
		decides: "lo que contiene el residuo y la regularidad de su calidad y su cantidad",
		question: "¿De qué residuo se trata y de dónde procede?",
		ready: ["Un análisis o una descripción", "Cantidad aproximada por mes", "Lugar y cómo guardarlo"],
		goal: "Aprovechar un residuo reduce lo que hay que eliminar y puede ahorrar materias primas.",
	},
	contamination: {
		name: "los residuos peligrosos, las emisiones y los suelos contaminados",
		why: "Lo que puede dañar, y cómo gestionarlo, es tarea de la ingeniería sostenible, su ámbito.",
		aspects: ["Lo primero es saber con exactitud qué es, cuánto hay y de dónde viene."],
		proposals: {
			other: ["De medir a tratar", "qué es, cuánto hay y cómo evitarlo, recogerlo o tratarlo"],
		},
		decides: "qué es exactamente y qué exigen las normas",
		question: "¿Qué se sabe de la composición del residuo o la emisión, o qué se ha medido?",
		ready: ["Fotografías, a distancia segura", "Fichas o mediciones, si las hay", "Lugar y frecuencia"],
		goal: "Fabricar, usar y desechar con menos daño al aire, al agua y al suelo protege a la gente y la naturaleza.",
	},
	scrap: {
		name: "la recuperación de metales y equipos",
		why: "Los residuos son parte de su ámbito, y muchos metales y equipos se pueden recuperar.",
		aspects: [
			"Lo primero es reparar y reutilizar; después, desmontar con cuidado para separar metales y piezas.",
			"Los metales pueden reciclarse muchas veces, sobre todo si no se mezclan las aleaciones.",
		],
		proposals: {
			give: ["Un nuevo uso para metales o equipos", "qué puede aprovecharse y quién podría usarlo"],
			take: ["Suministro de metales o equipos", "qué convendría para ese uso y cómo se comprueba"],
			other: ["Reutilizar, desmontar y recuperar", "qué puede usarse otra vez o recuperarse, y cómo"],
		},
		decides: "de qué materiales se trata y con qué facilidad y seguridad se separan",
		question: "¿De qué metales o equipos se trata y en qué estado?",
		ready: ["Lista, con fotografías o etiquetas", "Cantidad, en peso o en unidades", "Lugar y estado"],
		goal: "Recuperar metales y piezas puede reducir la minería y los residuos peligrosos en los vertederos.",
	},
	studies: {
		name: "los estudios y planes ambientales",
		why: "La ingeniería sostenible, su ámbito, empieza por medir los impactos antes de decidir.",
		aspects: [
			"Un estudio es útil cuando deja claro qué cuenta, en qué período y qué deja fuera.",
			"Muchos impactos están fuera del lugar estudiado: en los materiales, el transporte o el uso.",
		],
		proposals: {
			other: ["Un estudio que ayude a decidir", "a qué decisión sirve, qué hay que contar y qué datos hay"],
		},
		decides: "qué se cuenta exactamente y hasta qué punto los datos son trazables y fiables",
		question: "¿Qué decisión deberían facilitar los resultados?",
		ready: ["Producto, actividad o lugar", "Datos: facturas y mediciones", "Quién usará el resultado"],
		goal: "Saber dónde se originan los impactos muestra dónde reducirlos primero.",
	},
};
