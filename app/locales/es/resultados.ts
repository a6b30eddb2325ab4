import type en from "../en/resultados.ts";

export default {
	metaTitle: "Análisis de alianza sostenible · {{group}}",
	metaDescription:
		"Un análisis de alianza con {{group}}: sector, aspectos sostenibles, propuestas de colaboración y objetivos de desarrollo a los que sirve una idea.",
	back: "Volver al inicio",
	title: "Análisis de alianza sostenible",
	notice: "Generado automáticamente",
	preparedFor: "Preparado para",
	date: "Fecha",
	proposal: "Tu propuesta",
	wholeProposal: "Leerla entera",
	edit: "Editar mi idea",
	example: {
		label: "Ejemplo: una idea inventada para esta página; el análisis lo ha escrito un modelo de IA",
		idea: "Somos 30 agricultores con 40 hectáreas de invernaderos cerca de Almería. En invierno los calentamos con gas, 900 MWh al año, y bombeamos agua toda la noche para regar. Querríamos placas solares en el almacén, un calor que no sea de gas y sensores para regar menos. Podemos invertir 60.000 €, y la ayuda que pedimos exige decir el sector y los ODS. ¿Podríais probarlo con dos de nosotros el próximo invierno?",
		// As in English, written and checked by itself: no translation.
		analysis: {
			understanding:
				"Agricultores de invernadero que queréis bombear con sol, calentar sin gas y regar menos, con prueba en dos fincas.",
			fit: "Conjunto: sí, en dos inviernos. Anella Energia estudiaría placas y calor; Terrana, sensores.",
			// INE, CNAE-2009, class 01.13.
			sector: "Horticultura en invernadero (CNAE 01.13, si son hortalizas).",
			// J. C. López, Estación Experimental Cajamar Las Palmerillas; IDAE, Ahorro y eficiencia energética en invernaderos, 2008.
			sustainability:
				"- Menos electricidad de red solo si bombeáis de día, con balsa: de noche las placas no producen.\n- Menos calor perdido con doble techo fijo, a cambio de menos luz y más humedad.",
			// FAO, Irrigation and Drainage Paper 29 rev. 1, table 4 and section 2.4, 1985.
			collaboration:
				"1. **Dos fincas, dos mitades**: el primer invierno, cada finca anota gas y, por mitades, agua. El segundo, Terrana pondría sensores en una mitad; se comparan m³ y kilos con la otra. Se para si ahorran menos del 10 % o baja la cosecha.\n   - **Qué lo decide**: la sal: regar menos lava menos. Según la FAO (lavado del 15 al 20 %), el tomate en suelo pierde cosecha desde 1,7 dS/m en el agua; el pimiento, desde 1,0. Por encima, primero agua desalada.",
			// MITECO, emission factors: natural gas 0.182 kg CO2/kWh of gross calorific value, 2023 to 2025.
			goals:
				"ODS 6: Agua limpia y saneamiento. m³ por kilo cosechado.\nODS 7: Energía asequible y no contaminante. kWh solares que consume la bomba.\nODS 13: Acción por el clima. Hasta 164 t de CO2 anuales (900 × 0,182, si es gas natural).",
			// IDAE, Ahorro y eficiencia energética en invernaderos, 2008.
			question:
				"¿Cuántas hectáreas calentáis? Si son todas, gastáis 2,25 kWh/m² al año (900.000 / 400.000): primero, retener calor. Si es una, 90: pedid oferta de caldera de hueso de aceituna.",
			// Regulation (EU) 2022/2472, art. 6, 2022.
			ready:
				"- Qué va primero: 60.000 € son 0,15 €/m² (60.000 / 400.000) y no llegan para todo.\n- Bases de la ayuda: si exigen efecto incentivador, nada encargado antes de solicitarla. Tramitarla queda fuera de la alianza.",
			// CNMC, Circular 3/2020: weekends and 0 to 8 h are P6, 2020.
			next: "Alguien del grupo lee la idea y responde por correo. Mientras, un fin de semana de mucho riego, bombead solo con sol: en 3.0TD o 6.1TD peninsular, los peajes son P6, como de madrugada. Si el lunes falta agua en la balsa, las placas esperan.",
		},
		own: "Describir mi propia idea",
	},
	analyzing: "Analizando oportunidades de alianza sostenible...",
	slowButStored:
		"Está tardando más de lo habitual. Tu idea está guardada y, en cualquier caso, te responderá una persona por correo electrónico.",
	status: {
		reading: "Generando…",
		complete: "Completo",
		stopped: "Detenido",
		failed: "Error",
	},
	stop: "Detener",
	completed: "Análisis completado con IA sostenible",
	completedBuiltIn: "Análisis completado",
	stopped: "Este análisis está incompleto.",
	stoppedButStored: "«Continuar» pide el resto.",
	continue: "Continuar",
	tryAgain: "Reintentar",
	cut: "Este análisis está incompleto: el texto se ha cortado.",
	connectionLost: "Se ha interrumpido la conexión. «Continuar» pide el resto.",
	delay: {
		busy: "Demasiadas solicitudes desde tu conexión. Sigue a las {{time, localTime}}.",
		lost: "Se ha interrumpido la conexión. Reintentando…",
		rewritten: "El modelo ha empezado de nuevo. Este texto se queda hasta que el nuevo sea más largo.",
	},
	writeAgain: "Generar de nuevo",
	limitReached: "Hoy ya no se pueden generar más análisis de esta idea. Mañana se podrá generar otro.",
	writeInThisLanguage: "Escribirlo en español",
	builtIn:
		"Generado automáticamente a partir de los datos públicos del grupo, sin ningún modelo de IA externo. Lee español, inglés y catalán. Puede contener errores y no es vinculante para nadie.",
	standIn:
		"El modelo de IA que escribe los análisis no está disponible. Esta es una primera lectura automática, más corta; si vuelves a abrir esta página más tarde, se le podrá preguntar de nuevo. Puede contener errores y no es vinculante para nadie.",
	machineMade: "Generado por un modelo de IA. Puede contener errores y no es vinculante para nadie.",
	committed: "Compromiso del grupo",
	goalPolicy: "Nuestra política ESG",
	answer: "Tu respuesta",
	addAnswer: "Añadirla a mi idea",
	copy: "Copiar como texto",
	copied: "Copiado",
	copiedDescription: "El análisis está en tu portapapeles.",
	copyFailed: "No se pudo copiar",
	copyFailedDescription: "El navegador no lo ha permitido. Selecciona el texto y cópialo a mano.",
	copyLink: "Copiar enlace",
	linkCopied: "Enlace copiado",
	linkCopiedDescription: "Lleva a esta idea y a su análisis.",
	downloadRing: "Descargar mi anillo",
	downloadFailed: "No se ha podido descargar el anillo",
	linkNote: "Quien tenga el enlace puede leer la idea y su análisis, pero no tu dirección de correo.",
	print: "Imprimir",
	backToAnalysis: "Volver al análisis",
	next: "Próximos pasos",
	explore: "Explorar otra alianza",
	contact: "Contactar con nuestro equipo",
	aboutIdea: "Sobre mi idea: «{{idea}}»",
	failed: "No se ha podido mostrar el análisis",
	failedDescription: "Tu idea está guardada: inténtalo de nuevo en un momento.",
	gone: "Este análisis ya no está aquí",
	goneDescription: "El enlace no está completo o la idea se ha borrado.",
	loading: "Cargando el análisis de esta idea. Si no aparece, recarga la página o escríbenos:",
	noScript: "El análisis necesita JavaScript. También puedes enviarnos tu idea por correo electrónico:",
} satisfies typeof en;
