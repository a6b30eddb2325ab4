import type en from "../en/cookie-policy.ts";

export default {
	metaTitle: "Política de cookies · {{group}}",
	metaDescription:
		"Este sitio web no instala cookies. Lo que guarda en el navegador, elemento por elemento: cómo se llama, para qué sirve, cuánto dura y cómo se borra.",
	name: "Política de cookies",
	title: "Política de cookies",
	lead: "Este sitio web no instala cookies. Aquí está lo que guarda en el navegador, elemento por elemento.",
	brief: [
		{ title: "Cookies", text: "Ninguna: ni propias ni de nadie más." },
		{ title: "En el navegador", text: "Lo que el servicio necesita. Casi todo se va con la pestaña." },
		{
			title: "Todo lo demás",
			text: 'Solo si se permite, al <a href="/cookie-settings">configurar las cookies</a>.',
		},
	],
	sections: {
		"what-they-are": {
			title: "Cookies y almacenamiento del navegador",
			blocks: [
				"Una cookie es un pequeño archivo que un sitio web deja en el navegador y que vuelve a él en cada visita. El almacenamiento del navegador se parece, con una diferencia: lo que se guarda en él se queda en el dispositivo y no se envía.",
				"Este sitio web no instala cookies, ni propias ni de terceros. Solo mientras recibe un ataque puede Cloudflare, que lo entrega, comprobar cada navegador antes de dejarlo pasar y guardar el resultado en una cookie (cf_clearance), necesaria para ello. El sitio sí usa el almacenamiento del navegador, al que se aplica por igual el artículo 22.2 de la Ley 34/2002 (LSSI-CE). Por eso esta política también trata de él, y por eso sus ajustes se siguen llamando de cookies.",
				"Hay dos clases de almacenamiento:",
				{
					list: [
						"El de sesión pertenece a una pestaña y se vacía al cerrarla.",
						"El local permanece hasta que se borra.",
					],
				},
			],
		},
		types: {
			title: "Tipos",
			blocks: [
				{
					table: {
						caption: "Los cuatro tipos y lo que hace cada uno en este sitio",
						columns: ["Tipo", "Qué hace aquí", "Consentimiento"],
						rows: [
							[
								"Esencial",
								"Evita que se pierda lo que el visitante está haciendo o ha elegido",
								"No hace falta",
							],
							[
								"Rendimiento",
								"Mide con qué rapidez cargan y responden las páginas; no guarda nada en el navegador",
								"Hace falta",
							],
							["Funcionalidad", "Conserva una idea sin terminar para la próxima visita", "Hace falta"],
							["Analítica", "Nada: no se usa ninguna herramienta de analítica", "Hace falta"],
						],
					},
				},
				"Sin consentimiento solo está activo el tipo esencial. Un navegador que envía la señal Global Privacy Control se trata como si hubiera rechazado los otros tres, mientras el visitante no decida otra cosa.",
			],
		},
		essential: {
			title: "Elementos esenciales",
			blocks: [
				"Son necesarios para el servicio que el visitante solicita y, por tanto, están exentos de consentimiento.",
				{
					table: {
						caption: "Lo que se guarda sin consentimiento",
						columns: ["Nombre", "Dónde", "Para qué", "Cuánto dura"],
						rows: [
							[
								"ideaDraft",
								"Almacenamiento de sesión",
								"La idea del formulario",
								"Hasta que se envíe o se borre, o se cierre la pestaña",
							],
							[
								"contactDraft",
								"Almacenamiento de sesión",
								"El mensaje del formulario de contacto, sin nombre ni dirección",
								"Hasta que se envíe o se borre, o se cierre la pestaña",
							],
							[
								"analysisMessageDraft#…",
								"Almacenamiento de sesión",
								"Un mensaje sobre un análisis, con el principio de su idea y su enlace",
								"Hasta que se envíe o se borre, o se cierre la pestaña",
							],
							[
								"answerDraft",
								"Almacenamiento de sesión",
								"La respuesta a la pregunta de un análisis, con su idea",
								"Hasta que se añada a la idea o se borre, o se cierre la pestaña",
							],
							[
								"finishedAnalyses",
								"Almacenamiento de sesión",
								"Los análisis que se leyeron hasta el final, con sus ideas, para volver a mostrarlos al instante",
								"Hasta que se cierre la pestaña",
							],
							[
								"studioBadge",
								"Almacenamiento de sesión",
								"Recuerda que se cerró el crédito de quien hizo el sitio",
								"Hasta cerrar la pestaña",
							],
							[
								"react-router-scroll-positions",
								"Almacenamiento de sesión",
								"Hasta dónde se desplazó cada página, para volver al mismo lugar",
								"Hasta cerrar la pestaña",
							],
							[
								"history.state",
								"Historial de la pestaña",
								"La idea y la dirección de correo, para que los resultados las sigan mostrando al recargar; el identificador de la idea forma parte de la dirección de la página",
								"Hasta cerrar la pestaña",
							],
							[
								"cookiePreferences",
								"Almacenamiento local",
								"Lo elegido al configurar las cookies: versión de esta política, fecha, y sí o no a cada uno de los cuatro tipos",
								"Hasta que se cambia o se borra; vale {{choiceYears, number}} años como máximo",
							],
						],
					},
				},
			],
		},
		"with-consent": {
			title: "Elementos que requieren consentimiento",
			blocks: [
				{
					table: {
						caption: "Lo que solo se guarda con consentimiento",
						columns: ["Nombre", "Dónde", "Para qué", "Cuánto dura"],
						rows: [
							[
								"functionality:ideaDraft",
								"Almacenamiento local",
								"Funcionalidad: la idea sin terminar, para la próxima visita",
								"Hasta que se envíe o se borre, o se retire el consentimiento",
							],
						],
					},
				},
				'Con el consentimiento de rendimiento, una página comunica al servidor de este mismo sitio con qué rapidez carga y responde: nombre de la medida, valor redondeado y su valoración (bueno, mejorable o malo), página e idioma, sin ningún identificador. Para ello no se guarda nada en el navegador, y el <a href="/denuncias">canal de denuncias</a> nunca se mide. Cuando una página falla en el navegador, comunica al mismo servidor qué ha fallado, para poder repararlo: tipo de fallo, lugar en el código del propio sitio, página e idioma; el canal de denuncias no comunica nada. El consentimiento de analítica solo se anota. Antes de usar una herramienta así, esta política la nombraría y se volvería a preguntar.',
			],
		},
		"third-parties": {
			title: "Terceros",
			blocks: [
				"Ninguna página carga programas, tipografías, imágenes, mapas ni vídeos de otros sitios web, así que ningún tercero puede dejar ni leer nada aquí.{{- turnstileStorage}} Los enlaces a otros sitios, como LinkedIn, son simples enlaces: una vez seguidos, rige la política de cada uno.",
			],
		},
		management: {
			title: "Gestión del consentimiento",
			blocks: [
				'El consentimiento se da, se niega y se retira al <a href="/cookie-settings">configurar las cookies</a>, en cualquier momento y con la misma facilidad. Al retirarlo se borra de inmediato lo que se hubiera guardado con él.',
				"Todos los navegadores permiten además ver y borrar lo que un sitio web ha guardado, o impedirlo del todo. La opción suele estar en «Privacidad», «Datos de sitios» o «Cookies». El sitio funciona sin almacenamiento; solo que olvida los borradores y lo elegido.",
			],
		},
		"personal-data": {
			title: "Datos personales",
			blocks: [
				'Lo que se guarda en el navegador se queda en el dispositivo. Cómo se tratan los datos que sí se nos envían, y qué derechos hay, se explica en la <a href="/privacy-policy">política de privacidad</a>. Las dudas se resuelven en <a href="mailto:{{legalEmail}}">{{legalEmail}}</a>.',
			],
		},
		changes: {
			title: "Cambios",
			blocks: [
				"Si se añade un elemento o cambia su finalidad, antes cambia esta lista. Lo elegido con una versión anterior de la política deja entonces de valer. Tampoco vale lo elegido hace más de {{choiceYears, number}} años, el máximo que recomienda la guía sobre el uso de las cookies de la Agencia Española de Protección de Datos (AEPD). En ambos casos solo está activo el tipo esencial hasta que se vuelve a elegir, y lo guardado con lo elegido antes se borra en la siguiente visita.",
			],
		},
	},
} satisfies typeof en;
