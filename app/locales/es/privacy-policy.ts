import type en from "../en/privacy-policy.ts";

export default {
	metaTitle: "Política de privacidad · {{group}}",
	metaDescription:
		"Qué hace este sitio web con los datos personales: quién responde, qué se recoge y para qué, con qué base jurídica, cuánto tiempo y qué derechos hay.",
	name: "Política de privacidad",
	title: "Política de privacidad",
	lead: "Qué pasa con lo que nos envías, desde el formulario hasta su supresión.",
	brief: [
		{
			title: "Qué",
			text: "Lo que se escribe en uno de los dos formularios y datos técnicos de la conexión.",
		},
		{ title: "Para qué", text: "Para redactar el análisis y responder. Nunca para hacer publicidad." },
		{
			title: "Cuánto tiempo",
			text: "{{ideaMonths, number}} meses, salvo que dé lugar a una conversación o a un contrato.",
		},
	],
	sections: {
		controller: {
			title: "Responsable del tratamiento",
			blocks: [
				"El responsable del tratamiento de los datos personales que se recogen en este sitio web es:",
				{
					facts: [
						["Denominación social", "{{legal}}"],
						["NIF", "<nobr>{{taxId}}</nobr>"],
						["Domicilio social", "{{street}}, {{postalCode}} {{city}}, {{country, country}}"],
						["Teléfono", '<a href="{{phoneLink}}">{{phone}}</a>'],
						["Correo para protección de datos", '<a href="mailto:{{legalEmail}}">{{legalEmail}}</a>'],
					],
				},
				"Esta política se rige por el Reglamento (UE) 2016/679 (RGPD), la Ley Orgánica 3/2018, de 5 de diciembre, de Protección de Datos Personales y garantía de los derechos digitales (LOPDGDD) y la Ley 34/2002 (LSSI-CE).",
			],
		},
		data: {
			title: "Datos que se recogen",
			blocks: [
				"Este sitio web no tiene cuentas ni perfiles de visitantes, y no carga nada de terceros{{- exceptTurnstile}}. Trata los datos siguientes.",
				{
					table: {
						caption: "Datos según su origen",
						columns: ["Origen", "Datos", "Qué pasa con ellos"],
						rows: [
							[
								"Formulario de ideas",
								"La idea, de hasta {{ideaMax, number}} caracteres, y una dirección de correo",
								"Se guardan y, por lo general, se envían a nuestro equipo en un correo. El texto de la idea se analiza de forma automática.",
							],
							[
								"Formulario de contacto",
								"Nombre, dirección de correo, empresa (opcional) y un mensaje de hasta {{contactMessageMax, number}} caracteres",
								"Se guardan y, por lo general, se envían a nuestro equipo en un correo, para que responda una persona.",
							],
							[
								"Correo y teléfono",
								"Lo que se cuente en el mensaje o en la llamada",
								"Se usa para atender el asunto.",
							],
							[
								"Conexión",
								"Dirección IP, hora, dirección de la página, tipo de navegador",
								"Sirven para entregar la página e impedir abusos. Las peticiones se cuentan por dirección IP durante un minuto.{{- turnstileData}}",
							],
							[
								"Registro técnico",
								"Hora, dirección de la página sin sus parámetros, resultado, duración y número de cada petición; cómo ha ido su análisis o su correo; y, como máximo, el primer error de los programas del sitio en cada página visitada",
								"Sirve para encontrar fallos. No contiene la dirección IP. De la página del canal de denuncias no se registra nada.",
							],
							[
								"Medición de velocidad",
								"Con qué rapidez carga y responde una página, cuál es y en qué idioma",
								'Se registra sin dirección IP ni nada que identifique al visitante o su dispositivo, y solo si se permite al <a href="/cookie-settings">configurar las cookies</a>.',
							],
						],
					},
				},
				"Los campos que no se marcan como opcionales son necesarios: sin una dirección de correo no hay a quién responder. La dirección no se usa para boletines ni se verifica.",
				"El análisis se guarda junto con la idea y no más tiempo que ella. Puede leerlos nuestro equipo y quien tenga su enlace, que contiene un identificador aleatorio; la dirección de correo solo se muestra a nuestro equipo y en la pestaña desde la que se envió. El navegador no envía la parte del enlace que contiene el identificador cuando pide la página: la página envía el identificador después, para pedir el análisis, y el registro técnico no lo contiene. Si un programa ha cambiado el enlace de modo que la envíe, la petición de la página no queda en el registro técnico.",
				'Lo que se conserva en el navegador del visitante lo detalla la <a href="/cookie-policy">política de cookies</a>.',
				"Se ruega no enviar datos de otras personas, secretos empresariales ni categorías especiales de datos, como los de salud o creencias.",
			],
		},
		purposes: {
			title: "Finalidades",
			blocks: [
				"Los datos sirven para lo siguiente y para nada más:",
				{
					list: [
						"Redactar el análisis de alianza solicitado y mostrarlo en pantalla.",
						"Estudiar la idea propuesta y responder a quien la envía.",
						"Atender mensajes y consultas.",
						"Mantener el sitio disponible y seguro, y evitar el abuso de sus formularios.",
						"Medir la velocidad con que cargan las páginas, cuando se ha permitido.",
						"Cumplir obligaciones legales y atender reclamaciones.",
					],
				},
				"Los datos no se venden, no se usan para publicidad ni para elaborar perfiles.",
			],
		},
		"legal-basis": {
			title: "Base jurídica",
			blocks: [
				{
					table: {
						caption: "Base jurídica de cada finalidad, artículo 6.1 del RGPD",
						columns: ["Finalidad", "Base jurídica"],
						rows: [
							["Análisis de una idea", "Prestación del servicio que el visitante solicita (b)"],
							[
								"Estudio de la idea y respuesta",
								"Medidas previas a un posible contrato, a petición de quien la envía (b), e interés legítimo en desarrollar alianzas (f)",
							],
							[
								"Consultas",
								"Interés legítimo en responder a quien escribe (f) o medidas precontractuales (b)",
							],
							["Seguridad", "Interés legítimo en un sitio seguro y disponible (f)"],
							["Medición de velocidad", "Consentimiento, que se puede retirar en cualquier momento (a)"],
							[
								"Obligaciones y reclamaciones",
								"Cumplimiento de la ley (c) e interés legítimo en la defensa jurídica (f)",
							],
						],
					},
				},
			],
		},
		recipients: {
			title: "Destinatarios",
			blocks: [
				'Acceden a los datos las personas de {{legal}} que se ocupan del asunto y, si una idea afecta a una empresa <a href="/empresas">del grupo</a>, esa empresa; a una idea y su análisis, además, quien tenga su enlace. Los tratan también por nuestra cuenta, con un contrato conforme al artículo 28 del RGPD:',
				{
					list: [
						"Cloudflare: la infraestructura en la que funciona el sitio, su red, su base de datos y sus registros técnicos{{- turnstileProcessor}}.",
						"MailChannels y el proveedor del buzón de nuestro equipo: la entrega y el almacenamiento de los correos que avisan a nuestro equipo de una idea o un mensaje.",
						"GitHub: una copia de seguridad diaria de la base de datos. Una máquina de GitHub, que después se descarta, exporta la base de datos, prueba a restaurarla y la cifra. Solo se almacena la copia cifrada y solo nosotros tenemos la clave.",
						"Un proveedor de modelos de inteligencia artificial, cuando hay uno configurado. Recibe el texto de la idea, sin la dirección de correo. Cuando no lo hay, el texto no se envía a ningún proveedor de este tipo. Entonces, o si el proveedor no responde, el análisis lo redacta el analista propio de este sitio. Cada análisis indica cuál de los dos lo ha escrito.",
					],
				},
				"Aparte de esto, los datos solo se comunican a autoridades y tribunales cuando la ley lo exige.",
			],
		},
		transfers: {
			title: "Transferencias internacionales",
			blocks: [
				'Algunos de estos proveedores pueden tratar datos fuera del Espacio Económico Europeo. En ese caso, la transferencia se apoya en una decisión de adecuación de la Comisión Europea, que para empresas de Estados Unidos supone la certificación en el Marco de Privacidad de Datos UE-EE.\u00a0UU., o en las cláusulas contractuales tipo de la Comisión (artículos 45 y 46 del RGPD). Se puede pedir copia de estas garantías en <a href="mailto:{{legalEmail}}">{{legalEmail}}</a>.',
			],
		},
		retention: {
			title: "Plazos de conservación",
			blocks: [
				{
					table: {
						caption: "Cuánto tiempo se conservan los datos",
						columns: ["Datos", "Plazo"],
						rows: [
							[
								"Ideas, sus análisis y sus direcciones de correo",
								"{{ideaMonths, number}} meses desde el día del envío",
							],
							[
								"Mensajes del formulario de contacto",
								"{{contactMessageMonths, number}} meses desde el día del envío",
							],
							[
								"Constancia de que un correo al equipo se entregó (no contiene ningún texto)",
								"{{sentMailDays, number}} días desde la entrega",
							],
							[
								"Constancia de un correo al equipo que no se pudo entregar",
								"Lo mismo que su idea o su mensaje",
							],
							[
								"Recuento de peticiones por dirección IP",
								"Un minuto; una dirección que supere el límite puede quedar bloqueada hasta un día",
							],
							["Recuento de los análisis de una idea", "Hasta la noche siguiente"],
							["Registros técnicos, medidas de velocidad incluidas", "{{logDays, number}} días como máximo"],
							[
								"Copias de seguridad cifradas de la base de datos",
								"{{backupDays, number}} días desde el día en que se hacen",
							],
							[
								"Estados anteriores de la base de datos, que Cloudflare conserva para poder restaurarla",
								"{{recoveryDays, number}} días",
							],
							[
								"Lo que Cloudflare conserva de las conexiones, MailChannels de los correos y un proveedor de modelos de inteligencia artificial de las ideas",
								"Los plazos que fija cada uno de ellos",
							],
						],
					},
				},
				"Nuestro equipo borra las copias de su buzón al cabo de los mismos plazos. Si una idea o un mensaje dan lugar a una conversación o a un contrato, sus datos se conservan mientras dure. Después se bloquean, como prevé el artículo 32 de la LOPDGDD, hasta que prescriban las posibles responsabilidades, y entonces se suprimen.",
			],
		},
		whistleblowing: {
			title: "Canal de denuncias",
			blocks: [
				'Las comunicaciones del <a href="/denuncias">canal de denuncias</a> llegan por correo electrónico, por teléfono, por carta o en persona, y nunca mediante los formularios de este sitio. Sus datos se tratan para investigar los hechos y proteger a quien los comunica, porque la ley lo exige: artículo 6.1.c) del RGPD y artículo 30 de la Ley 2/2023, de 20 de febrero.',
				"Solo acceden a ellos las personas que señala el artículo 32 de esa ley. La identidad de quien informa es confidencial en todo caso: no se comunica a las personas a las que se refieren los hechos ni a terceros, sino únicamente a un juez, al Ministerio Fiscal o a la autoridad competente en el marco de una investigación. Tampoco alcanza a ella el derecho de acceso de las personas mencionadas.",
				"Lo que no sea necesario se suprime de inmediato. Si a los {{reportErasedMonths, number}} meses de una comunicación no se ha iniciado una investigación, sus datos se suprimen, salvo lo que, ya anónimo, acredite que el canal funciona. Los datos de una comunicación no se conservan en ningún caso más de {{reportKeptYears, number}} años.",
			],
		},
		rights: {
			title: "Derechos",
			blocks: [
				"Toda persona cuyos datos se tratan aquí tiene derecho a:",
				{
					list: [
						"Acceder a ellos y recibir una copia.",
						"Rectificarlos si son erróneos o incompletos.",
						"Suprimirlos cuando ya no sean necesarios.",
						"Limitar su tratamiento mientras se examina un asunto.",
						"Recibirlos en un formato estructurado, de uso común y lectura mecánica.",
						"Oponerse a un tratamiento basado en el interés legítimo.",
						"Retirar un consentimiento, sin efecto sobre lo hecho hasta entonces.",
					],
				},
				'Basta un mensaje a <a href="mailto:{{legalEmail}}">{{legalEmail}}</a> o una carta al domicilio social. Es gratuito y la respuesta llega en el plazo de un mes; en casos complejos, la ley permite dos más, de lo que se avisa. Solo se pide acreditar la identidad si hay dudas razonables; para una idea o un mensaje suele bastar con escribir desde la misma dirección de correo.',
				'Quien considere que no se han respetado sus derechos puede reclamar ante la <a href="{{agencySite}}">{{agency}}</a> (AEPD).',
			],
		},
		minors: {
			title: "Menores",
			blocks: [
				'Este sitio web se dirige a personas adultas y sus formularios no son para menores de 18 años. Si se descubre que un menor ha enviado datos, se suprimen; su padre, madre o tutor puede avisar en <a href="mailto:{{legalEmail}}">{{legalEmail}}</a>.',
			],
		},
		"automated-analysis": {
			title: "Análisis generados automáticamente",
			blocks: [
				"El análisis de alianza es un texto que se genera automáticamente a partir de la idea. El sitio lo advierte donde se envía una idea y encima del resultado, conforme al artículo 50 del Reglamento (UE) 2024/1689, de inteligencia artificial.",
				"Dice en una palabra cómo encaja la idea con las empresas del grupo (claro, conjunto, parcial, aún no está claro o sin encaje) y lo dibuja como un anillo más o menos cerrado. Es una lectura automática del texto y no es vinculante para nadie.",
				"Con él no se toma ninguna decisión: no acepta ni rechaza a nadie y no produce efectos jurídicos ni significativos de modo similar. Por eso no se aplica el artículo 22 del RGPD. Si una idea llega o no a ser una alianza, lo deciden siempre personas.",
			],
		},
		security: {
			title: "Seguridad",
			blocks: [
				"Las medidas son adecuadas al riesgo, como exige el artículo 32 del RGPD. Entre ellas:",
				{
					list: [
						"Las conexiones con este sitio web van cifradas.",
						"Ninguna página carga programas, tipografías ni imágenes de terceros{{- exceptTurnstile}}.",
						"Los formularios limitan el tamaño y el número de los mensajes.",
						"El registro técnico no contiene nombres, direcciones IP o de correo ni textos de los formularios.",
						"Dentro del grupo, solo las personas que se ocupan de las ideas y los mensajes tienen acceso a ellos. Una idea y su análisis puede leerlos, además, quien tenga su enlace.",
					],
				},
				"Una brecha que entrañe riesgo se notifica a la AEPD en un plazo de 72 horas, y a las personas afectadas cuando el riesgo es alto.",
			],
		},
		changes: {
			title: "Cambios",
			blocks: [
				"Antes de que el sitio trate los datos de otra manera, cambiará esta política. La fecha del comienzo indica cuándo cambió por última vez.",
			],
		},
	},
} satisfies typeof en;
