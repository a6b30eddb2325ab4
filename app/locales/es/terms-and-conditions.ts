import type en from "../en/terms-and-conditions.ts";

export default {
	metaTitle: "Términos y condiciones · {{group}}",
	metaDescription:
		"Las condiciones de uso de este sitio web en doce apartados: para qué puede usarse, qué pasa con las ideas que se envían y qué no son los análisis.",
	name: "Términos y condiciones",
	title: "Términos y condiciones",
	lead: "Doce apartados que obligan a las dos partes: a quien usa este sitio web y a nosotros.",
	brief: [
		{ title: "Las ideas", text: "Siguen siendo de quien las envía." },
		{ title: "Los análisis", text: "Se generan automáticamente. No son oferta ni asesoramiento." },
		{ title: "Controversias", text: "Legislación española y juzgados de Barcelona." },
	],
	sections: {
		acceptance: {
			title: "Aceptación de los términos",
			blocks: [
				'Estos términos regulan el acceso y el uso del sitio web de {{legal}} ({{group}}), cuyos datos constan en el <a href="/legal-notice">aviso legal</a>. Quien usa el sitio los acepta en la versión publicada en ese momento. Quien no esté de acuerdo con ellos debe abstenerse de usarlo.',
				'El uso de los datos personales se rige por la <a href="/privacy-policy">política de privacidad</a>, y lo que se guarda en el navegador, por la <a href="/cookie-policy">política de cookies</a>.',
			],
		},
		use: {
			title: "Uso del sitio web",
			blocks: [
				"El sitio web está abierto a todos, es gratuito y no requiere registro. Debe usarse de forma lícita y de buena fe. En particular, no se permite:",
				{
					list: [
						"Enviar contenidos ilícitos, ofensivos o engañosos, o que vulneren derechos ajenos.",
						"Hacerse pasar por otra persona o usar una dirección de correo sin permiso de su titular.",
						"Introducir programas dañinos, buscar vulnerabilidades sin permiso o eludir los límites de los formularios.",
						"Sobrecargar el sitio con peticiones automáticas o extraer su contenido de forma masiva con fines comerciales.",
						"Intentar que se escriba algo distinto del análisis de una idea.",
					],
				},
				"El sitio puede cambiar, interrumpirse o limitarse por mantenimiento, seguridad o mejora, sin previo aviso.",
			],
		},
		"intellectual-property": {
			title: "Propiedad intelectual",
			blocks: [
				'El contenido del sitio web, su diseño, sus dibujos, su código y sus marcas pertenecen a {{legal}}, a empresas del grupo o a terceros que han cedido su uso. Se permite consultarlos, imprimirlos y citarlos indicando la fuente; cualquier otro uso requiere autorización por escrito, en los términos del <a href="/legal-notice">aviso legal</a>.',
				"Cada visitante puede usar libremente el análisis de su propia idea. Conviene tener presente que una idea parecida puede recibir un análisis parecido.",
			],
		},
		"investment-disclaimer": {
			title: "Advertencia sobre inversión",
			blocks: [
				"Nada de lo que contiene este sitio web es una oferta, una recomendación ni una invitación a comprar, vender o suscribir participaciones u otros instrumentos financieros, ni asesoramiento de inversión, fiscal o jurídico.",
				"Las cifras publicadas se refieren al año o a la fecha que se indica. Los resultados pasados no garantizan los futuros, y lo que se diga sobre planes depende de circunstancias que pueden cambiar. Las decisiones deben tomarse con asesoramiento independiente.",
				"Los análisis de alianza se generan automáticamente. No son un compromiso de {{legal}} ni de ninguna empresa del grupo, ni una valoración de la viabilidad de una idea. Una alianza solo existe cuando se ha acordado por escrito y se ha firmado.",
			],
		},
		liability: {
			title: "Limitación de responsabilidad",
			blocks: [
				"El sitio web se ofrece tal como está. {{legal}} cuida de su contenido y de su funcionamiento de forma razonable, pero no garantiza que esté libre de errores, siempre disponible o indicado para un fin concreto.",
				"En la medida en que la ley lo permite, no responde de daños indirectos ni de lucro cesante, ni de los daños derivados de interrupciones, de actos de terceros o de decisiones tomadas a partir de la información publicada o de un análisis.",
				"Quedan a salvo la responsabilidad por dolo o culpa grave, por daños a las personas y cualquier otra que la ley no permita excluir, también frente a consumidores.",
			],
		},
		"external-links": {
			title: "Enlaces externos",
			blocks: [
				'Algunos enlaces llevan a sitios web de las empresas del grupo o de terceros y se abren en otra pestaña. Cada uno tiene su titular, sus condiciones y su política de privacidad, y {{legal}} no responde de los que no son suyos. Un enlace no supone respaldo. Si lleva a algo ilícito, basta un mensaje a <a href="mailto:{{legalEmail}}">{{legalEmail}}</a> para que se examine y, en su caso, se retire.',
			],
		},
		"user-submissions": {
			title: "Contenidos enviados por los usuarios",
			blocks: [
				"Una idea o un mensaje siguen siendo de quien los envía. Al hacerlo, esa persona:",
				{
					list: [
						"Confirma que puede compartirlos y que no vulneran derechos ajenos.",
						'Permite a {{legal}} y a las empresas del grupo guardarlos, estudiarlos, someterlos a un análisis automático y contestarlos, de forma gratuita y durante los plazos de la <a href="/privacy-policy">política de privacidad</a>.',
						"Entiende que de ello no nacen remuneración, exclusividad ni obligación alguna de llevarlos a cabo.",
						"Entiende que el grupo puede estar trabajando en ideas parecidas o recibirlas de otros.",
					],
				},
				"No se publican, ni se usa el nombre de quien los envía, sin su permiso expreso.",
			],
		},
		confidentiality: {
			title: "Confidencialidad",
			blocks: [
				'Las ideas y los mensajes se tratan con discreción: los leen las personas que se ocupan de ellos y, en lo que exige su tarea, los proveedores que nombra la <a href="/privacy-policy">política de privacidad</a>. Una idea y su análisis puede leerlos, además, quien tenga su enlace.',
				'Aun así, el formulario no es lugar para secretos. No deben enviarse secretos empresariales, invenciones sin publicar ni información sujeta a un deber de confidencialidad. Quien quiera compartir algo así puede pedir antes un acuerdo de confidencialidad por escrito en <a href="mailto:{{legalEmail}}">{{legalEmail}}</a>. Mientras no se firme, no nace otro deber de confidencialidad que el que impone la ley.',
				'La confidencialidad del <a href="/denuncias">canal de denuncias</a> se rige por la ley y por sus propias normas.',
			],
		},
		modifications: {
			title: "Modificaciones",
			blocks: [
				"Estos términos pueden modificarse para adaptarlos a la ley o a los cambios del sitio web. Se aplica la versión publicada cuando se usa el sitio, y la fecha del comienzo indica cuándo cambió por última vez. Una modificación no afecta a lo enviado antes de ella.",
			],
		},
		termination: {
			title: "Finalización",
			blocks: [
				"Cualquiera puede dejar de usar el sitio web en todo momento y pedir que se suprima lo que envió. {{legal}} puede impedir el acceso a quien incumpla estos términos, y puede cerrar el sitio o una parte de él.",
				"Después siguen vigentes los apartados sobre propiedad intelectual, inversión, responsabilidad, contenidos enviados, confidencialidad y ley aplicable.",
			],
		},
		"governing-law": {
			title: "Ley aplicable y jurisdicción",
			blocks: [
				"Estos términos se rigen por la legislación española. Las controversias se someten a los juzgados y tribunales de la ciudad de Barcelona, salvo que la ley disponga otro fuero. Los consumidores conservan la protección de las normas imperativas de su lugar de residencia y el derecho a acudir a los tribunales de su domicilio.",
				"Si una cláusula es nula, las demás siguen siendo válidas. Estos términos se redactaron en inglés y la versión en español es una traducción. Si difieren, prevalece la inglesa; frente a consumidores, la que les sea más favorable.",
			],
		},
		contact: {
			title: "Contacto",
			blocks: [
				"Las dudas sobre estos términos se resuelven en:",
				{
					facts: [
						["Sociedad", "{{legal}}"],
						["Dirección", "{{street}}, {{postalCode}} {{city}}, {{country, country}}"],
						["Correo electrónico", '<a href="mailto:{{legalEmail}}">{{legalEmail}}</a>'],
						["Teléfono", '<a href="{{phoneLink}}">{{phone}}</a>'],
					],
				},
				'Para todo lo demás está la página de <a href="/contact">contacto</a>.',
			],
		},
	},
} satisfies typeof en;
