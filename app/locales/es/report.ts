import type en from "../en/report.ts";

export default {
	documentTitle: "Informe de información no financiera {{year}} · {{group}}",
	subject: "Cifras publicadas, compromisos ESG y gobernanza de {{legal}} y sus seis empresas en {{year}}.",
	contents: "Índice",
	cover: {
		art: "{{threads, number}} hilos suben desde el borde inferior y se cierran en un anillo, uno por cada mil toneladas procesadas en {{year}}; el último termina un poco antes. En el centro del anillo: {{tonnes, number}}\u00a0t procesadas en {{year}}.",
		processed: "procesadas en {{year}}",
		scale:
			"Cada hilo son {{tonnesPerLine, number}} toneladas; el naranja, las últimas {{restOfTonnes, number}}.",
	},
	about: {
		title: "Sobre este informe",
		lead: "Las cifras publicadas y a qué se refieren.",
		covers: {
			title: "Qué incluye",
			points: [
				"El año {{year}}.",
				"{{legal}}, la sociedad holding, y las seis empresas que forman el grupo.",
				"A qué se dedica cada empresa, la política ESG y los objetivos que asume, y cómo se gobierna el grupo.",
			],
		},
		leavesOut: {
			title: "Qué no incluye",
			points: [
				"Emisiones, energía, agua, residuos, salarios, formación, seguridad e impuestos: no hay cifras publicadas y, por tanto, aquí tampoco.",
				"Estimaciones. Ninguna cifra lo es.",
				"Las cuentas anuales. Ni las contiene ni las sustituye.",
			],
		},
		reading: {
			title: "Cómo leerlo",
			points: [
				"Si un dibujo tiene escala, está hecho a escala. Al lado se indica qué representa cada línea o cada anillo.",
				"«Unas {{tonnesRounded, number}} toneladas» y {{tonnes, number}} son la misma cifra. La segunda es la exacta.",
				"Las cifras generales cuentan {{sectors, number}} sectores; la política ESG, {{keySectors, number}} sectores clave. Cada recuento se usa donde corresponde.",
			],
		},
		table: {
			title: "Las cifras publicadas",
			figure: "Magnitud",
			value: "Cifra",
			refersTo: "Ámbito",
			tonnes: "Material procesado",
			capacity: "Capacidad de reciclaje de papel",
			revenue: "Facturación",
			employees: "Plantilla",
			companies: "Empresas del grupo",
			sectors: "Sectores",
			years: "Años de historia",
			portfolio: "Cartera alineada con la política ESG",
			group: "El grupo",
			inYear: "El grupo, {{year}}",
		},
	},
	figures: {
		title: "El año en cifras",
		lead: "Cada cifra, dibujada a escala.",
		tonnes: "toneladas procesadas en {{year}}",
		flow: {
			art: "Dos cintas de líneas cruzan la página e intercambian su lugar: {{tonnes, number}} toneladas procesadas en {{year}} y {{capacity, number}} toneladas al año de capacidad de reciclaje de papel, a la misma escala.",
			processed: "{{tonnes, number}}\u00a0t procesadas por el grupo en {{year}}",
			capacity: "{{capacity, number}}\u00a0t al año: el papel que puede reciclar {{paper}}",
			scale: "Cada línea son {{tonnesPerLine, number}} toneladas.",
			title: "Dos cifras, una escala",
			text: "Una es lo que procesó todo el grupo en un año; la otra, el papel que una de sus empresas podría reciclar en un año. Están dibujadas juntas para que cada una dé la medida de la otra. Ninguna es parte de la otra.",
		},
		more: "Personas, facturación, tiempo",
		revenue: {
			label: "facturación en {{year}}",
			art: "{{millions, number}} líneas de igual altura y una más corta.",
			scale: "Cada línea es un millón de euros; la última, el resto.",
		},
		employees: {
			label: "personas en plantilla en {{year}}",
			art: "{{employees, number}} anillos en filas de 25, cada uno enlazado con el siguiente.",
			scale: "Cada anillo es una persona.",
		},
		companies: {
			label: "empresas del grupo",
			art: "Una cadena de seis anillos.",
			scale: "Cada eslabón es una empresa.",
		},
		sectors: {
			label: "sectores",
			art: "Cinco bandas, cada una con su trama.",
			scale: "Reciclaje, energía, ingeniería, construcción y agricultura.",
		},
		years: {
			label: "años de historia",
			art: "{{years, number}} anillos como los de un árbol y uno más que queda abierto.",
			scale: "Cada anillo es un año. El último queda abierto: son más de {{years, number}}.",
		},
	},
	group: {
		title: "El grupo",
		lead: "Lo que a una empresa le sobra puede servirle a otra.",
		text: "{{group}} es un holding de inversión de Barcelona dedicado a la sostenibilidad y la economía circular. Tres empresas son suyas por completo, en dos tiene una participación estratégica y a una fundación le presta apoyo.",
		loop: {
			art: "Tres flechas se siguen en un anillo: recoger, transformar, devolver.",
			collect: {
				title: "Recoger",
				text: "El papel y el plástico usados se recogen y se convierten en materia prima y energía.",
			},
			transform: {
				title: "Transformar",
				text: "La ingeniería proyecta procesos que desperdician menos y la energía renovable abastece a la industria.",
			},
			return: {
				title: "Devolver",
				text: "La construcción y la agrotecnología buscan nuevos usos, en la obra y en el campo.",
			},
		},
		table: {
			title: "Estructura",
			company: "Empresa",
			activity: "Actividad",
			participation: "Participación",
		},
		participation: { strategic: "Estratégica", support: "Apoyo" },
	},
	companies: {
		title: "Seis empresas",
		lead: "Cada una con su actividad y con su trama.",
		labels: { participation: "Participación", since: "Desde", capacity: "Capacidad", site: "Web" },
		perYear: "{{capacity, number}}\u00a0t de papel al año",
		paper: {
			activity: "Reciclaje: papel, plástico, energía",
			text: "Recoge papel y plástico y los convierte en materia prima y energía. Es la empresa más antigua del grupo.",
		},
		energy: {
			activity: "Energía renovable industrial",
			text: "Energía renovable para plantas industriales, a partir de cómo trabaja cada una, de sus horarios y sus necesidades.",
		},
		engineering: {
			activity: "Ingeniería sostenible y residuos",
			text: "Proyecta procesos que ayudan a las fábricas a desperdiciar menos y busca un uso para el resto. Su trabajo va antes que el reciclaje: lo que no se desperdicia no hay que recuperarlo.",
		},
		construction: {
			activity: "Construcción y agrotecnología",
			text: "Construye y lleva la tecnología al campo, pensando en el largo plazo.",
		},
		platform: {
			activity: "Plataforma empresarial sostenible, asociación agraria",
			text: "Una asociación agraria donde se encuentran negocios sostenibles que viven de la tierra, para que cada uno aprenda de los demás.",
		},
		foundation: {
			activity: "Salud mental y sostenibilidad",
			text: "Trabaja por la salud mental y la sostenibilidad, con el apoyo del grupo. El bienestar de las personas y el de los lugares donde viven van unidos.",
		},
	},
	commitments: {
		title: "Compromisos ESG",
		lead: "Toda la cartera, no una parte.",
		aligned: "de la cartera alineada con la política ESG",
		art: "Un anillo de cien trazos, dibujados todos.",
		scale: "Cada trazo es un {{onePercent, percent}}.",
		environment: {
			title: "Medio ambiente",
			points: [
				"Mantener los materiales en uso: papel y plástico vuelven a ser materia prima y energía.",
				"Suministrar energía renovable a la industria.",
				"Proyectar plantas que desperdicien menos, antes de que haya algo que recuperar.",
				"Buscar nuevos usos para los materiales en la obra y en el campo.",
			],
		},
		social: {
			title: "Personas",
			points: [
				"Poner a las personas en el centro de la industria, no al margen.",
				"Promover la salud mental, a través de la fundación.",
				"Reunir a empresas y agricultores en una misma plataforma.",
				"Escuchar a quien ve algo que no está bien, y guardar la confidencialidad.",
			],
		},
		governance: {
			title: "Gobernanza",
			points: [
				"Seguir los diez principios del Pacto Mundial de la ONU.",
				"Trabajar con un código ético aprobado y por escrito.",
				"Mantener abierto un canal de denuncias.",
				"Mantener toda la cartera alineada con la política ESG.",
			],
		},
		metrics: {
			title: "Las cifras de la política ESG en {{year}}",
			tonnes: "toneladas procesadas",
			revenue: "facturación",
			portfolio: "cartera alineada",
			keySectors: "sectores clave",
		},
	},
	goals: {
		title: "Cinco objetivos",
		lead: "Los Objetivos de Desarrollo Sostenible de la política ESG.",
		art: "Diecisiete anillos en fila. Los de los objetivos {{goals, list}} están rellenos.",
		"7": "Energía renovable para la industria: la actividad de una de las seis empresas.",
		"9": "Una industria centrada en las personas, sostenible y resiliente, y la ingeniería que la hace posible.",
		"12": "El papel y el plástico vuelven a usarse. El grupo procesó {{tonnes, number}} toneladas en {{year}}.",
		"13": "Lo que se vuelve a usar no hay que fabricarlo de nuevo, y la energía renovable sustituye a la que no lo es. No hay cifras de emisiones publicadas.",
		"17": "La economía circular necesita socios. En la web del grupo, cualquiera puede proponer una alianza y leer un análisis automático de cómo podría funcionar.",
	},
	governance: {
		title: "Gobernanza y ética",
		lead: "Normas por escrito y un canal para denunciar su incumplimiento.",
		dates: {
			title: "Cuatro fechas",
			art: "Una línea de años de {{since}} a {{incorporatedYear}}, un trazo por año, con cuatro de ellos señalados.",
			scale: "Cada trazo es un año.",
			since: "Empieza {{paper}}",
			compact: "Adhesión al Pacto Mundial de la ONU",
			code: "Aprobación del código ético",
			incorporated: "Constitución de {{legal}}",
		},
		holding: {
			title: "La sociedad holding",
			text: "{{legal}} encabeza el grupo desde Barcelona.",
			taxId: "NIF",
			office: "Domicilio social",
			incorporated: "Constitución",
		},
		compact: {
			title: "Pacto Mundial de la ONU",
			text: "Firmantes desde {{compactSince}}. Sus diez principios sobre derechos humanos, trabajo, medio ambiente y lucha contra la corrupción son la base del código de conducta del grupo.",
		},
		code: {
			title: "Código ético",
			text: "Aprobado el {{codeApproved, date}}. El código de conducta puede leerse en la web del grupo, en español y en inglés.",
		},
		channel: {
			title: "Canal de denuncias",
			text: "Para casos de fraude, conflictos de interés, acoso o cualquier otra irregularidad. Confidencial, anónimo si se prefiere y conforme a la Directiva (UE) {{directive}}.",
			email: "Correo electrónico",
			phone: "Teléfono",
			hours: "de lunes a viernes, de {{opens}} a {{closes}}",
			post: "Correo postal",
		},
	},
	contact: {
		title: "Contacto",
		lead: "Cómo contactar con el grupo.",
		investors: "Inversores",
		general: "Consultas generales",
		ethics: "Canal de denuncias",
		map: "Mapa de puntos de Europa occidental con anillos alrededor de Barcelona.",
		note: {
			title: "Sobre las cifras",
			text: "Este informe recoge solo las cifras publicadas por el grupo. Donde no hay cifra publicada, no se da ninguna.",
		},
	},
} satisfies typeof en;
