import type { CompanyTexts } from "../../themes.ts";

export const construction: CompanyTexts<"construction"> = {
	company: {
		name: "la construcción y la agrotecnología",
		why: "La construcción y la agrotecnología son sus dos campos de trabajo.",
		aspects: [
			"El suelo, el agua y los materiales son limitados, y tanto construir como cultivar depende de ellos.",
			"Lo que se adapta al clima y al terreno suele durar más y necesitar menos.",
		],
		proposals: {
			give: ["Un uso en la obra o en el campo", "para qué tarea sirve y cómo se probaría"],
			take: ["Un suministro adecuado", "para qué es, qué cualidades importan y de dónde vendría"],
			other: [
				"Primero el lugar, después la técnica",
				"cómo el clima, el terreno y el uso orientan la elección de materiales y técnicas",
			],
		},
		decides: "si los materiales y las técnicas se adaptan al lugar, y cuánto mantenimiento piden",
		question: "¿Dónde se construiría, se cultivaría o se usaría el resultado?",
		ready: ["Fotos o un croquis", "Tipo de lugar al que se destina", "Para qué se usaría"],
		goal: "Construir y cultivar mejor puede dar infraestructuras más sólidas y menos derroche al producir.",
	},
	buildings: {
		name: "los edificios y los materiales de construcción",
		why: "La construcción es uno de sus dos campos de trabajo.",
		aspects: [
			"La huella de un edificio viene sobre todo de sus materiales y de la energía que se gasta en él con los años.",
			"Alargar la vida de los materiales supone menos residuos y menos extracción.",
		],
		proposals: {
			give: ["Un uso en construcción", "su estado, los usos posibles y los ensayos que exigen"],
			take: ["Un suministro adecuado", "qué exige el uso y qué opción cercana podría cumplirlo"],
			other: [
				"Construir pensando en toda la vida útil",
				"qué materiales convienen al uso, cómo se comportan con los años y cómo podrían reutilizarse",
			],
		},
		decides: "si los materiales convienen a su uso y duran",
		question: "¿Qué tiene que resistir el edificio o el material, y cuánto tiempo?",
		ready: ["Fotos o un croquis", "Lo que se sabe del material", "Lugar, tamaño o cantidad"],
		goal: "Unos edificios sólidos y con menos material nuevo hacen más sostenibles pueblos y ciudades.",
	},
	"urban-green": {
		name: "la vegetación y la sombra en pueblos y ciudades",
		why: "Las zonas verdes unen sus dos campos: la construcción y la agrotecnología.",
		aspects: [
			"La sombra alivia el calor; las plantas y el suelo permeable, además, absorben lluvia y dan refugio a la fauna.",
			"Las especies propias del clima, bien cuidadas, piden menos agua y dan menos combustible al fuego.",
		],
		proposals: {
			give: ["Un uso en zonas verdes", "qué uso le conviene, cómo envejece y qué cuidados pide"],
			take: ["Plantas y materiales adecuados", "qué se adapta al lugar y dónde encontrarlo"],
			other: [
				"Sombra, agua y cuidados a la vez",
				"cómo el sol, el agua, el suelo y el uso orientan la elección de plantas y materiales, y sus cuidados",
			],
		},
		decides: "el mantenimiento año tras año, con su agua, su trabajo y alguien que se encargue",
		question: "¿Quién se ocuparía de cuidarlo, sobre todo en verano?",
		ready: ["Fotos o un croquis", "Lo que se sabe del sol, el agua y el suelo", "Tamaño aproximado"],
		goal: "La sombra y el verde bien cuidado preparan mejor los pueblos y ciudades para el calor y el fuego.",
	},
	farming: {
		name: "el campo, los huertos y los jardines",
		why: "La agrotecnología es uno de sus dos campos de trabajo.",
		aspects: ["Observar y medir antes de actuar ayuda a ahorrar agua, tratamientos, combustible y trabajo."],
		proposals: {
			give: ["Un uso en el campo", "qué es, para qué tareas sirve y cómo probarlo con seguridad"],
			take: ["Lo que conviene al lugar", "qué piden la tarea, el clima y el agua"],
			other: [
				"Resultados medidos, temporada a temporada",
				"qué necesita el cultivo o la tierra y cómo medirlo",
			],
		},
		decides: "qué cambia a lo largo de un año entero y cuánto trabajo exige",
		question: "¿Qué debería haber mejorado después de una temporada y en qué se notaría?",
		ready: ["Qué se cultiva o se cría, o se querría", "Lo que se ha medido o visto", "Fotos o un croquis"],
		goal: "Unos cultivos y un suelo sanos ayudan a producir alimentos sin agotar la tierra.",
	},
};
