import type { CompanyTexts } from "../../themes.ts";

export const platform: CompanyTexts<"platform"> = {
	company: {
		name: "la cooperación y la empresa sostenible",
		why: "Es una plataforma empresarial sostenible y una asociación agraria.",
		aspects: [
			"Cuando personas y empresas comparten lo que saben y lo que usan, los recursos cunden más.",
			"Unas reglas claras y un beneficio para cada parte ayudan a que una colaboración dure.",
		],
		title: "Las personas clave en una misma mesa",
		looksAt: "quién saldría ganando, qué aportaría cada parte y qué primer acuerdo bastaría",
		decides: "que todas las partes ganen lo suficiente para seguir participando",
		questions: {
			people: "¿Quién más tendría que participar, y se le ha preguntado ya?",
			open: "¿Qué primer acuerdo, pequeño y para esta campaña, demostraría que funciona?",
		},
		ready: { people: "Quién participa ya", place: "Zona que abarcaría", open: "Qué aportaría cada parte" },
		goal: "En alianza, personas, empresas e instituciones pueden llegar más lejos que por separado.",
	},
	cooperatives: {
		name: "las cooperativas y las compras conjuntas",
		why: "Es una asociación agraria: en sí misma, una forma de unir fuerzas.",
		aspects: [
			"Entre varios se pueden repartir costes, equipos y riesgos que son una carga para uno solo.",
			"Unas reglas claras sobre los votos, el dinero y la salida de un socio ayudan a que el grupo dure.",
		],
		title: "Necesidades comunes y reglas claras",
		looksAt: "qué se compartiría o compraría en común, en qué cantidades y con qué reglas",
		decides: "cuántos se comprometen el primer año y cuánto ahorra o gana cada uno",
		questions: {
			people: "¿Cuántos se comprometerían un primer año, y qué compra o usa hoy cada uno?",
			open: "¿Quién negocia, quién firma y qué pasa si un miembro se va a mitad de camino?",
		},
		ready: {
			people: "Lista de participantes",
			amount: "Qué necesita cada uno al año",
			money: "Gastos que compartir",
		},
		goal: "Las cooperativas y asociaciones pueden convertir esfuerzos dispersos en alianzas duraderas.",
	},
	trade: {
		name: "el producto, el comercio y el turismo locales",
		why: "La empresa y el campo, sus dos facetas, se encuentran en la economía local.",
		aspects: [
			"Lo que se compra cerca de donde se hace deja más ingresos en la zona.",
			"Aprovechar bien cada viaje puede pesar tanto en la huella como acortar la distancia.",
		],
		title: "De quien produce a quien compra",
		looksAt:
			"quién compraría o vendría, cómo llegan el producto o las personas y qué tiene que cubrir el precio",
		decides: "que el precio cubra todo el coste, incluidos el trabajo y el transporte",
		questions: {
			open: "¿Qué primeros clientes dirían que sí y cuánto pagarían?",
		},
		ready: {
			time: "Temporadas",
			amount: "Cantidades o plazas",
			money: "Precios",
			open: "Lo que cuesta entregar o acoger",
		},
		goal: "Una oferta local de origen conocido favorece una producción y un consumo responsables.",
	},
	community: {
		name: "el uso compartido, la reparación y las redes",
		why: "Poner en contacto a personas y empresas es la razón de ser de una plataforma empresarial.",
		aspects: [
			"Lo que se comparte, se intercambia o se repara se usa más tiempo y puede evitar compras nuevas.",
			"Una red vive de la confianza y de las personas que la mantienen en marcha.",
		],
		title: "Una primera ronda con pocas personas",
		looksAt: "quién ofrece y quién necesita, qué reglas y seguro hacen falta y quién lo lleva día a día",
		decides: "cuántas personas vuelven después de la primera vez, y quién tiene tiempo de mantenerlo",
		questions: {
			open: "¿Quién lo llevaría día a día y con qué se pagarían esas horas?",
		},
		ready: { people: "Quién participa ya", open: "Qué se compartiría", place: "Dónde se haría" },
		goal: "Si es más fácil compartir, intercambiar y reparar, el consumo puede ser más responsable.",
	},
	succession: {
		name: "el relevo en el campo, los oficios y los pueblos",
		why: "El campo y la empresa son su ámbito, y ambos necesitan quien los continúe.",
		aspects: [
			"Una finca, una tienda o un oficio que sigue conserva empleo y saber hacer en el lugar.",
			"Es más fácil arraigar donde coinciden vivienda, servicios e ingresos.",
		],
		title: "Un relevo por etapas",
		looksAt: "qué se puede traspasar, en qué condiciones, y cómo aprendería y viviría quien llegue",
		decides: "que dé para vivir, y cuánto tiempo puede enseñar todavía quien lo conoce",
		questions: {
			money: "¿Qué ingresos deja en un año normal, y con qué deudas o alquileres?",
			open: "¿Cuánto tiempo seguiría enseñando quien conoce el trabajo?",
		},
		ready: {
			money: "Ingresos y gastos de un año",
			time: "Fechas que importan",
			open: "De quién es cada cosa",
		},
		goal: "Si fincas, tiendas y oficios continúan, puede haber trabajo decente también en los pueblos.",
	},
};
