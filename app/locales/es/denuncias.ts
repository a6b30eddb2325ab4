import type en from "../en/denuncias.ts";

export default {
	metaTitle: "Canal de denuncias · {{group}}",
	metaDescription:
		"Denuncia fraude, conflictos de interés, acoso y otras irregularidades de forma confidencial o anónima: por correo, teléfono o carta. Así te protegemos.",
	name: "Canal de denuncias",
	title: "Aquí puedes decirlo.",
	lead: "Confidencial y, si lo prefieres, anónimo. Para quien, por su trabajo o su relación con el grupo, haya visto algo que no está bien: quienes trabajan, han trabajado o van a trabajar en el grupo, socios, proveedores y su personal.",
	ways: {
		title: "Cómo avisarnos",
		email: "Correo electrónico",
		emailNote: "A cualquier hora. Solo lo leen los responsables del canal.",
		phone: "Teléfono",
		hours: "De lunes a viernes, de {{opens}} a {{closes}}.",
		post: "Correo postal",
		attention: "Canal de denuncias",
		postNote: "Confidencial. No hace falta remitente.",
		inPerson: "En persona",
		meeting:
			"Puedes pedir una reunión: se celebra en un máximo de {{days}} días. Lo que digas de palabra solo se graba o se pone por escrito con tu consentimiento, y puedes revisarlo, corregirlo y firmarlo.",
	},
	topics: {
		title: "Para qué sirve",
		text: "No necesitas pruebas. Basta con tener motivos razonables para creer que es cierto, aunque solo conozcas una parte.",
		list: "Fraude, conflictos de interés, acoso, corrupción y soborno, discriminación, seguridad y salud en el trabajo, daños al medio ambiente, mal uso de datos.",
		code: "Lo que nos exigimos está en el código de conducta.",
	},
	process: {
		title: "Qué pasa después",
		art: "Trece semanas en una fila, un punto por día: están marcados el primer día, la primera semana y el último día.",
		report: { when: "Día 1", text: "Llega tu denuncia. Solo la leen los responsables del canal." },
		acknowledgement: {
			when: "En {{days}} días como máximo",
			text: "Recibes un acuse de recibo, salvo que pueda revelar quién eres. Si nos dejas una forma de contacto, quizá te pidamos más información.",
		},
		answer: {
			when: "En {{months}} meses como máximo",
			text: "Recibes una respuesta: qué se ha comprobado y qué se ha hecho. Un caso de especial complejidad puede llevar hasta {{extension}} más. Lo que pueda ser delito se remite de inmediato al Ministerio Fiscal.",
		},
	},
	protection: {
		title: "Cómo te protegemos",
		items: {
			identity: {
				title: "Tu identidad es confidencial",
				text: "Ni las personas a las que denuncias ni nadie ajeno al canal la conoce. La ley solo permite comunicarla a un juez, al Ministerio Fiscal o a la autoridad competente. Si tu denuncia llega por error a otra persona, debe mantenerla confidencial y remitirla al canal.",
			},
			anonymous: {
				title: "Se admiten denuncias anónimas",
				text: "Se investigan como cualquier otra. Puedes dejarnos una forma de responderte, o ninguna.",
			},
			retaliation: {
				title: "Ninguna represalia",
				text: "Ni despido, ni sanción, ni peor trato, ni amenaza de nada de ello por denunciar con motivos razonables.",
			},
			helpers: {
				title: "También se protege a quienes te apoyan",
				text: "La protección alcanza a quien te ayuda, a los compañeros y familiares que puedan sufrir represalias y a tu propia empresa.",
			},
			fairness: {
				title: "Garantías para todos",
				text: "A quien se menciona en una denuncia se le informa de lo que se le atribuye, se le escucha y se le presume inocente. Su identidad se protege igual.",
			},
			data: {
				title: "Tus datos tienen un solo fin",
				text: "Sirven para investigar la denuncia y para nada más. Se suprimen a los {{months}} meses si no se inicia una investigación y, en todo caso, antes de {{years}} años.",
			},
		},
	},
	quiet: {
		title: "Esta página no te rastrea",
		text: "No carga nada de terceros, no tiene formulario ni instala cookies. Este sitio no registra quién la abre. La red que la hace llegar, la de Cloudflare, trata tu dirección IP para ello y para protegerla de ataques, y lleva sus propios registros técnicos.",
		advice:
			"Si quieres mantener el anonimato, escribe desde una dirección que no diga quién eres, oculta tu número al llamar o envía una carta sin remitente.",
	},
	authorities: {
		title: "Denunciar ante una autoridad",
		text: "Puedes hacerlo antes, después o en lugar de avisarnos. Hay autoridades independientes que reciben denuncias directamente y, cuando el Derecho de la Unión lo prevé, también lo hacen las instituciones de la Unión Europea.",
		spain: "La autoridad estatal independiente que protege a quienes informan.",
		catalonia: "La autoridad competente para lo que solo afecta a Cataluña.",
		law: "Este canal cumple la Directiva (UE) {{directive}} y la Ley {{law}}, de 20 de febrero, reguladora de la protección de las personas que informen sobre infracciones normativas y de lucha contra la corrupción.",
	},
} satisfies typeof en;
