import { companies } from "../../content/companies.ts";
import { companyRows } from "../../legal/legal-text.ts";
import type en from "../en/legal-notice.ts";
import texts from "./companies.ts";

export default {
	metaTitle: "Aviso legal · {{group}}",
	metaDescription:
		"Quién es titular de este sitio web: datos de la sociedad, objeto social y empresas del grupo, propiedad intelectual, responsabilidad y jurisdicción.",
	name: "Aviso legal",
	title: "Aviso legal",
	lead: "Quién responde de este sitio web y en qué condiciones se publica.",
	brief: [
		{ title: "Titular", text: "{{legal}}, sociedad holding de {{city}}." },
		{ title: "Contacto", text: '<a href="mailto:{{legalEmail}}">{{legalEmail}}</a>' },
		{ title: "Ley", text: "Legislación española y juzgados de Barcelona." },
	],
	sections: {
		"company-data": {
			title: "Datos de la sociedad",
			blocks: [
				"En cumplimiento del artículo 10 de la Ley 34/2002, de 11 de julio, de servicios de la sociedad de la información y de comercio electrónico (LSSI-CE), se facilitan los datos del titular de este sitio web.",
				{
					facts: [
						["Denominación social", "{{legal}}"],
						["Nombre comercial", "{{group}}"],
						["NIF", "<nobr>{{taxId}}</nobr>"],
						["Domicilio social", "{{street}}, {{postalCode}} {{city}}, {{country, country}}"],
						["Fecha de constitución", "{{incorporated, date}}"],
						["Inscripción", "Registro Mercantil de {{city}}, hoja <nobr>{{registerSheet}}</nobr>"],
						["Correo electrónico", '<a href="mailto:{{email}}">{{email}}</a>'],
						["Asuntos legales", '<a href="mailto:{{legalEmail}}">{{legalEmail}}</a>'],
						["Teléfono", '<a href="{{phoneLink}}">{{phone}}</a>'],
						["Sitio web", "{{sites.group}}"],
						[
							"Códigos de conducta",
							'El <a href="/codigo-conducta">código de conducta</a> del grupo, basado en el Pacto Mundial de la ONU',
						],
					],
				},
				'Por cualquiera de estas vías, o con el formulario de la página de <a href="/contact">contacto</a>, se llega directamente a la sociedad. Para comunicar irregularidades existe una vía propia: el <a href="/denuncias">canal de denuncias</a>.',
			],
		},
		"corporate-purpose": {
			title: "Objeto social",
			blocks: [
				"{{legal}} es la sociedad holding del grupo {{group}}. Adquiere, posee, gestiona y desarrolla participaciones en empresas dedicadas a la sostenibilidad y la economía circular, a las que presta dirección y apoyo. Sus actividades son:",
				{
					list: companies.map(({ id }) => `${texts[id].activity}.`),
				},
				"Lo anterior es un resumen. El texto que vale es el de los estatutos inscritos en el Registro Mercantil.",
			],
		},
		subsidiaries: {
			title: "Filiales y participadas",
			blocks: [
				"La sociedad holding participa en las siguientes empresas y entidades o les presta apoyo.",
				{
					table: {
						caption: "Empresas y entidades del grupo",
						columns: ["Nombre", "Actividad", "Participación", "Sitio web"],
						rows: companyRows(texts),
					},
				},
				'Cada una tiene personalidad jurídica propia, responde de su actividad y publica su propio aviso legal en su sitio web. La página <a href="/empresas">Empresas</a> las presenta.',
			],
		},
		"intellectual-property": {
			title: "Propiedad intelectual e industrial",
			blocks: [
				"Los textos, dibujos, diseño, código fuente, documentos y marcas de este sitio web pertenecen a {{legal}}, a empresas del grupo o a terceros que han autorizado su uso. Los protegen la Ley de Propiedad Intelectual (Real Decreto Legislativo 1/1996), la Ley 17/2001, de Marcas, y los tratados internacionales vigentes.",
				"Sin autorización previa por escrito se permite:",
				{
					list: [
						"Consultar las páginas, imprimirlas y descargar sus documentos para información personal o profesional.",
						"Citar fragmentos indicando la fuente, dentro de los límites de la ley.",
						"Enlazar cualquier página, siempre que el enlace no dé a entender un respaldo o una relación que no existen.",
					],
				},
				'Cualquier otra reproducción, distribución, comunicación pública o transformación requiere autorización por escrito. Lo que envían los visitantes sigue siendo suyo: véanse los <a href="/terms-and-conditions">términos y condiciones</a>.',
				'Quien considere que algún contenido vulnera un derecho puede escribir a <a href="mailto:{{legalEmail}}">{{legalEmail}}</a>. Si la reclamación está fundada, el contenido se corrige o se retira.',
			],
		},
		liability: {
			title: "Responsabilidad",
			blocks: [
				"Este sitio web ofrece información sobre el grupo. Se mantiene al día con cuidado, pero no se pueden excluir errores ni pasajes desactualizados, y puede interrumpirse por mantenimiento o por causas ajenas a la sociedad.",
				"En la medida en que la ley lo permite, {{legal}} no responde de:",
				{
					list: [
						"Las decisiones tomadas con la información general publicada aquí como única base. Nada de lo publicado es asesoramiento financiero, jurídico ni técnico.",
						"Los análisis de alianza que el sitio genera automáticamente. Pueden contener errores y no son vinculantes para nadie.",
						"El contenido de otros sitios web a los que lleva un enlace. Si la sociedad conoce que un contenido enlazado es ilícito, retira el enlace.",
						"Los daños causados por un uso ilícito del sitio, o por programas que introduzcan terceros pese a haberse adoptado medidas de seguridad razonables.",
					],
				},
				"Nada de lo dicho limita una responsabilidad que la ley no permita limitar.",
			],
		},
		jurisdiction: {
			title: "Ley aplicable y jurisdicción",
			blocks: [
				"Este aviso legal se rige por la legislación española. Las controversias relacionadas con el sitio web se someten a los juzgados y tribunales de la ciudad de Barcelona, salvo que la ley disponga otro fuero. Los consumidores conservan el derecho a acudir a los de su domicilio.",
				'Antes de llegar a eso, conviene escribir a <a href="mailto:{{legalEmail}}">{{legalEmail}}</a>: casi todo se puede resolver sin un juez.',
			],
		},
	},
} satisfies typeof en;
