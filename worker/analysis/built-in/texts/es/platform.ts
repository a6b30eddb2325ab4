import type { CompanyTexts } from "../../themes.ts";

export const platform: CompanyTexts<"platform"> = {
	company: {
		name: "la cooperación y la empresa sostenible",
		why: "Es una plataforma empresarial sostenible y una asociación agraria.",
		aspects: [
			"Cuando personas y empresas comparten lo que saben y lo que usan, los recursos cunden más.",
			"Unas reglas claras y un beneficio para cada parte ayudan a que una colaboración dure.",
		],
		proposals: {
			give: ["Encontrar a quien le sirva", "quién lo usaría, en qué condiciones y cómo llegaría"],
			take: ["Encontrar un proveedor", "quién lo tiene, en qué condiciones y cómo llegaría"],
			other: [
				"Las personas clave en una misma mesa",
				"quién saldría ganando, qué aportaría cada parte y qué primer acuerdo bastaría",
			],
		},
		decides: "si todas las partes ganan lo suficiente para seguir participando",
		question: "¿Quién más tendría que decir que sí para que funcionara?",
		ready: ["Qué se ofrece y qué se busca", "Personas o empresas", "Zona que abarcaría"],
		goal: "En alianza, personas, empresas e instituciones pueden llegar más lejos que por separado.",
	},
	cooperatives: {
		name: "las formas de unir fuerzas",
		why: "Es una asociación agraria: en sí misma, una forma de unir fuerzas.",
		aspects: [
			"Entre varios se pueden repartir costes, equipos y riesgos que son una carga para uno solo.",
			"Unas reglas claras sobre los votos, el dinero y la salida de un socio ayudan a que el grupo dure.",
		],
		proposals: {
			other: [
				"Necesidades comunes y reglas claras",
				"qué se compartiría, cómo se decidiría y cómo se repartirían los costes y las ganancias",
			],
		},
		decides: "cuántos participan, y si a cada uno le va mejor en grupo que por su cuenta",
		question: "¿Cómo se repartirían las decisiones, los gastos y los beneficios?",
		ready: ["Quién participaría", "Qué se necesita en común", "Gastos o tareas que compartir"],
		goal: "Las cooperativas y asociaciones pueden convertir esfuerzos dispersos en alianzas duraderas.",
	},
	trade: {
		name: "el producto, el comercio y el turismo locales",
		why: "La empresa y el campo, sus dos facetas, se encuentran en la economía local.",
		aspects: [
			"Lo que se compra cerca de donde se hace o se ofrece deja más ingresos en la zona.",
			"Aprovechar bien cada viaje puede pesar tanto en la huella como acortar la distancia.",
		],
		proposals: {
			give: ["Una salida adecuada", "a quién le serviría, cómo llegaría y en qué condiciones"],
			take: ["Un suministro cercano", "qué se necesita, cuándo, quién lo tiene y cómo llegaría"],
			other: [
				"De quien ofrece a quien compra o visita",
				"quién interviene en cada paso, con qué trabajo, qué coste y qué beneficio",
			],
		},
		decides: "si lo que se paga cubre todo el coste, incluido el trabajo",
		question: "¿Quién compraría, suministraría o vendría con regularidad, y por qué?",
		ready: ["Productos o servicios", "Temporadas y cantidades", "Zona y clientes probables"],
		goal: "Una oferta local de origen conocido favorece una producción y un consumo responsables.",
	},
	community: {
		name: "el uso compartido, la reparación y las redes",
		why: "Poner en contacto a personas y empresas es la razón de ser de una plataforma empresarial.",
		aspects: [
			"Lo que se comparte, se intercambia o se repara se usa durante más tiempo y puede evitar compras nuevas.",
			"Una red vive de la confianza y de las personas que la mantienen en marcha.",
		],
		proposals: {
			give: ["Encontrar a quien le sirva", "cómo se enteraría y quién se ocuparía de ello"],
			take: ["Buscar primero cerca", "quién lo tiene ya y podría prestarlo, compartirlo o cederlo"],
			other: [
				"Unir lo que se ofrece y lo que se busca",
				"quién participa, qué ofrece o busca cada cual y quién lo mantiene en marcha día a día",
			],
		},
		decides: "cuántas personas vuelven después de la primera vez, y quién tiene tiempo de mantenerlo",
		question: "¿Qué haría que la gente volviera una segunda vez?",
		ready: ["A quién se dirige", "Qué se comparte o se busca", "Quién podría ocuparse"],
		goal: "Si es más fácil compartir, intercambiar y reparar, el consumo puede ser más responsable.",
	},
	succession: {
		name: "el relevo en el campo, los oficios y los pueblos",
		why: "El campo y la empresa son su ámbito, y ambos necesitan quien los continúe.",
		aspects: [
			"Si una finca, una tienda o un oficio sigue adelante, se conservan empleo y saber hacer; el relevo lleva tiempo.",
			"Es más fácil arraigar donde coinciden vivienda, servicios e ingresos.",
		],
		proposals: {
			other: [
				"Continuidad, paso a paso",
				"qué debe seguir, quién podría continuarlo y cómo encajan la vivienda, los ingresos y el aprendizaje",
			],
		},
		decides: "si da para vivir, y cuánto tiempo hay para transmitir lo que se sabe",
		question: "¿Qué se perdería si nadie viniera a darle continuidad?",
		ready: ["Actividad o lugar", "Personas implicadas hasta ahora", "Fechas que importan"],
		goal: "Si fincas, tiendas y oficios continúan, puede haber trabajo decente también en los pueblos.",
	},
};
