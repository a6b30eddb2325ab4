import type { CompanyTexts } from "../../themes.ts";

export const construction: CompanyTexts<"construction"> = {
	company: {
		name: "la construcción y la agrotecnología",
		why: "La construcción y la agrotecnología son sus dos campos.",
		aspects: [
			"Lo que se adapta al clima y al terreno suele durar más y necesitar menos.",
			"El agua, el suelo y los materiales son limitados: usarlos con medida mantiene productivo un lugar.",
		],
		title: "Una prueba en un solo lugar",
		looksAt: "qué permite el lugar, qué se construiría o cultivaría y cómo sería una prueba pequeña",
		decides: "que encaje en el lugar, y cuánto mantenimiento pide",
		questions: {
			permits: "¿De quién es el lugar y se puede construir o cultivar allí lo que tienes en mente?",
			open: "¿Quién se ocuparía de ello una vez hecho?",
		},
		ready: { place: "Lugar, en un mapa", photos: "Fotos o un croquis", money: "Presupuesto, si lo hay" },
		goal: "Construir y cultivar mejor puede dar infraestructuras más sólidas y menos derroche al producir.",
	},
	refurbishment: {
		name: "los edificios y su rehabilitación",
		why: "La construcción es uno de sus dos campos.",
		aspects: [
			"Conservar y mejorar lo que hay suele gastar menos materiales nuevos que construir de cero.",
			"El aislamiento, la sombra y la ventilación reducen la necesidad antes que cualquier máquina.",
		],
		title: "Del estado actual a la obra",
		looksAt: "en qué estado está el edificio o el solar, qué obra va primero y a qué uso tiene que servir",
		decides: "el estado de la estructura y las instalaciones, los permisos y el presupuesto",
		questions: {
			permits: "¿De quién es el edificio o el solar y qué permisos hay ya?",
			open: "¿Qué parte tiene que usarse antes, y puede haber gente dentro durante la obra?",
		},
		ready: { open: "Planos, aunque sean antiguos", photos: "Fotografías", money: "Presupuesto, o su límite" },
		goal: "Unos edificios sólidos y con menos material nuevo hacen más sostenibles pueblos y ciudades.",
	},
	materials: {
		name: "los materiales de construcción y su uso en obra",
		why: "La construcción es uno de sus dos campos.",
		aspects: [
			"Una pieza que se reutiliza tal como está conserva el trabajo y la energía que costó hacerla.",
			"Los materiales locales, recuperados o vegetales pueden sustituir a parte del cemento, el acero y el plástico.",
		],
		title: "Un ensayo para el uso previsto",
		looksAt: "a qué uso conviene, qué ensayos de resistencia y seguridad pide y una primera pieza de prueba",
		decides: "que supere los ensayos de su uso, y en qué cantidades y medidas se encuentra",
		questions: {
			data: "¿Qué ensayos o certificados tiene el material para este uso y cuáles faltan?",
			open: "¿Qué tendrá que aguantar cuando se use: peso, lluvia, heladas, fuego?",
		},
		ready: { data: "Fichas o ensayos", amount: "Unidades, medidas o peso", photos: "Fotografías" },
		goal: "Construir con menos materiales nuevos hace más sostenibles pueblos y ciudades.",
	},
	"urban-green": {
		name: "la vegetación y la sombra en pueblos y ciudades",
		why: "Las zonas verdes unen sus dos campos: la construcción y la agrotecnología.",
		aspects: [
			"La sombra alivia el calor; las plantas y el suelo permeable, además, absorben lluvia y dan refugio a la fauna.",
			"Las especies propias del clima piden menos agua y menos trabajo.",
		],
		title: "Plantar pensando en el cuidado",
		looksAt: "qué sol, suelo, agua y carga hay, qué plantas convienen y qué cuidados piden los primeros años",
		decides: "quién lo riega y lo cuida los primeros veranos, y qué suelo o estructura hay",
		questions: {
			open: "¿Quién lo regaría y lo cuidaría los primeros veranos, y con qué agua?",
		},
		ready: { photos: "Fotografías a mediodía", amount: "Tamaño", open: "De quién es el lugar" },
		goal: "La sombra y el verde bien cuidado preparan mejor los pueblos y ciudades para el calor y el fuego.",
	},
	irrigation: {
		name: "el riego y el agua en el campo",
		why: "La agrotecnología es uno de sus dos campos.",
		aspects: [
			"Regar según lo medido, y no según el calendario, ahorra agua y bombeo.",
			"La calidad del agua decide para qué cultivos y goteros sirve.",
		],
		title: "Medir y después regar",
		looksAt: "el suelo, el cultivo y el agua que hay, y dónde se amortizarían antes los sensores o el goteo",
		decides: "cuánta agua hay en el mes más seco y quién tiene derecho a usarla",
		questions: {
			data: "¿Cuánta agua se gasta ahora y se mide por parcela?",
			open: "¿Quién tiene el derecho al agua y alcanza en el mes más seco?",
		},
		ready: {
			amount: "Hectáreas y cultivos",
			data: "Lecturas de contadores",
			open: "Plano de tuberías y parcelas",
		},
		goal: "El agua usada con medida ayuda a producir alimentos sin agotar la tierra.",
	},
	farming: {
		name: "los cultivos, los suelos y los invernaderos",
		why: "La agrotecnología es uno de sus dos campos.",
		aspects: [
			"Observar y medir antes de actuar ayuda a ahorrar agua, tratamientos, combustible y trabajo.",
			"Una prueba junto a una franja sin tratar muestra a qué se debe de verdad la diferencia.",
		],
		title: "Una prueba durante una campaña",
		looksAt: "qué parcela o nave serviría, con qué compararla y qué medir",
		decides: "qué cambia a lo largo de una campaña entera y cuánto trabajo exige",
		questions: {
			data: "¿Qué cosechas, análisis de suelo o lecturas hay de campañas anteriores?",
			open: "¿Qué debería mejorar en una campaña, y cuánto, para que merezca la pena?",
		},
		ready: {
			material: "Cultivo o ganado",
			amount: "Tamaño de la parcela",
			data: "Cosechas o análisis de suelo",
			open: "Fotos o un croquis",
		},
		goal: "Unos cultivos y un suelo sanos ayudan a producir alimentos sin agotar la tierra.",
	},
};
