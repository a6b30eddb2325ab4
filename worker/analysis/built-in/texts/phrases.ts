import type { CompanyId } from "#app/content/companies.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { NothingKind, Proposal, ThemeText } from "../themes.ts";

/** What is said of a text that concerns none of the companies. */
interface NothingText {
	/** What the text was taken for. */
	taken: string;
	/** Why it does not fit, without a capital. */
	reason: string;
	/** Keys of `contacts`, and `fields` for the list of companies, are filled in: `{email}`. */
	ways: readonly string[];
}

/** Two companies in the order of `companies`. */
export type Pair =
	| `paper+${Exclude<CompanyId, "paper">}`
	| `energy+${"engineering" | "construction" | "platform" | "foundation"}`
	| `engineering+${"construction" | "platform" | "foundation"}`
	| `construction+${"platform" | "foundation"}`
	| "platform+foundation";

type Stage = Proposal & Pick<ThemeText, "askFirst" | "ask" | "ready">;

/** The analyst's own sentences in one language. */
interface Phrases {
	company(id: CompanyId, name: string): string;
	/** Why an idea in Catalan is not answered in Catalan. */
	notInCatalan: string;
	subject(themes: readonly string[]): string;
	given(quotes: readonly string[]): string;
	clear(company: string): string;
	/** The company is the nearest, but the theme is outside its business. */
	nearest(company: string): string;
	joint(first: string, firstTheme: string, second: string, secondTheme: string): string;
	/** Where it is not certain that it is one of these, or this one. */
	close(first: string, second: string): string;
	closest(company: string): string;
	/** The one thing to write next, for an idea of few words. */
	start: Record<CompanyId, string>;
	more: string;
	/** A question of the idea. */
	asked(question: string): string;
	looksAt(company: string, what: string): string;
	lookAt(first: string, second: string, what: string): string;
	decides(what: string): string;
	firstStep(what: string): string;
	/** The third proposal for two companies, and what both "would look at". */
	together: Omit<Stage, "looksAt" | "ready">;
	pairs: Record<Pair, string>;
	/** What is said, whatever the theme, of what has been tried out already, and of a technology. */
	grown: Stage;
	tool: Stage;
	/** What is asked where money is sought for a project. */
	forMoney: Pick<ThemeText, "askFirst" | "ask" | "ready">;
	investors(email: string): string;
	next: string;
	whereToGo: string;
	nothing: Record<NothingKind, NothingText>;
}

export const phrases: Record<Language, Phrases> = {
	en: {
		company: (_, name) => name,
		notInCatalan: "Your text is in Catalan: this analyst reads it, but writes in English and Spanish only.",
		subject: (themes) => `Your idea concerns ${themes.join(" and ")}.`,
		given: (quotes) => `You already tell us: ${quotes.map((quote) => `“${quote}”`).join(", ")}.`,
		clear: (company) => `this is one for ${company}.`,
		nearest: (company) => `${company} is the nearest.`,
		joint: (first, firstTheme, second, secondTheme) =>
			`it is one for ${first} (${firstTheme}) and ${second} (${secondTheme}) together.`,
		close: (first, second) => `it may be one for ${first}, for ${second}, or for both.`,
		closest: (company) => `${company} is the nearest, as far as the words tell.`,
		start: {
			paper: "Where does the material come from, how much of it is there in a month, and in what state?",
			energy: "Where would it be, how much energy is needed or made in a year, and who would run it?",
			engineering: "Where does it come from or occur, how much of it is there, and what has been tried?",
			construction: "Where would it be, of what size, and who would look after it?",
			platform: "Who would take part, what would each of them bring, and where?",
			foundation: "Who would take part, how often, and who would be there for them?",
		},
		more: "Send your idea again with the answer and whatever else makes it clearer, and the analysis can say more.",
		asked: (question) => `You ask “${question}”: a person answers that.`,
		looksAt: (company, what) => `${company} would look at ${what}.`,
		lookAt: (first, second, what) => `${first} and ${second} would look at ${what}.`,
		decides: (what) => `**What decides it**: ${what}.`,
		firstStep: (what) => `**A first step**: ${what}`,
		together: {
			title: "Both in one project",
			decides: "which part has to come first, and who answers for the whole",
			ask: "Which part has to come first, and who would lead it?",
		},
		pairs: {
			"paper+energy": "what is recycled, what energy that takes, and what is left over to make energy from",
			"paper+engineering": "what can be recycled, and which process, test or permit that takes",
			"paper+construction":
				"which materials the building or the field gives or takes, and how they would be recycled or used again",
			"paper+platform": "who would collect or use the material, and how they would share one collection",
			"paper+foundation": "which tasks with the material suit the people concerned, and who would guide them",
			"energy+engineering":
				"what goes into and comes out of the process, and which energy it needs or yields",
			"energy+construction":
				"what the building, the land or the crop needs, and which renewable source covers it",
			"energy+platform": "who would share the energy or its purchase, and by which rules",
			"energy+foundation": "who would benefit, and which energy measure would help them first",
			"engineering+construction": "which tests and calculations come first, and what is then built or grown",
			"engineering+platform":
				"which problem several have in common, and one study or plant that serves them all",
			"engineering+foundation": "what has to be measured or improved, and how the people concerned take part",
			"construction+platform": "what is built or grown, who runs it, and how costs and income are shared",
			"construction+foundation": "what the place offers, who would use it, and who would be there for them",
			"platform+foundation": "who takes part, what support they need, and who keeps them in contact",
		},
		grown: {
			title: "The next stage",
			looksAt: "what is known so far, what the next stage needs, and who would run it",
			decides: "who runs it, what it costs a year, and what has to be agreed",
			ask: "Who would run the next stage, and what would pay for it?",
			ready: { open: "Results so far", money: "Costs so far, and those of the next stage" },
		},
		tool: {
			title: "The technology in real use",
			looksAt: "where it could be used, what it would be compared with, and what it has to show",
			decides: "what it shows in real use, and what it costs to run and maintain",
			ask: "Which result in real use would settle it, and who would measure it?",
			ready: { open: "Results so far", money: "Costs of running it" },
		},
		forMoney: {
			askFirst: { permits: "Which permits, offers or agreements are there already, and which are missing?" },
			ask: "On which terms would whoever puts in the money take part: share, say and way out?",
			ready: { open: "A budget: the total, your own share, and what is missing" },
		},
		investors: (email) => `As you seek money for a project, write to investor contact as well: ${email}.`,
		next: "Someone from the group reads your text and answers by email, at the address you gave.",
		whereToGo: "Where to go",
		nothing: {
			job: {
				taken: "We read this as a matter of a job or an internship.",
				reason: "this form is for partnership ideas.",
				ways: [
					"For a new application, write to {email}, stating the post or field, with your CV.",
					"About one that you have sent, write to the same address: for which post, and when you sent it.",
				],
			},
			"sales-offer": {
				taken: "We read this as the offer of a product or a service to the group.",
				reason: "this form is for partnership ideas.",
				ways: ["Write to {email}, and say which company of the group the offer is for."],
			},
			"private-money": {
				taken: "We read this as a matter of private money: shares, savings, a loan or a donation.",
				reason: "this form is for partnership ideas.",
				ways: [
					"To invest in the group, or if you seek an investor for a project: {investorsEmail}.",
					"For anything else: {email}.",
				],
			},
			question: {
				taken: "We read this as a question.",
				reason: "this analysis answers ideas, not questions.",
				ways: [
					"About the group: the pages About us, Companies and Investors hold its history, companies, figures and report.",
					"Or write to {email} or call {phone}.",
				],
			},
			press: {
				taken: "We read this as an enquiry from the press, an event or a study.",
				reason: "this form is for partnership ideas.",
				ways: ["Write to {email} or call {phone}, with the name of your organisation and your deadline."],
			},
			complaint: {
				taken: "We read this as a complaint.",
				reason: "this form is for partnership ideas, and a complaint deserves somebody who follows it up.",
				ways: [
					"To report misconduct in the group, in confidence: the page Whistleblower channel, or {ethicsEmail}.",
					"For any other complaint about the group, write to {email} or call {phone}: what happened, where and when.",
				],
			},
			"call-back": {
				taken: "We read this as a request for a call.",
				reason: "there is no idea in it to analyse.",
				ways: ["Call {phone}, or send your number to {email} and say when you can be reached."],
			},
			"site-fault": {
				taken: "We read this as something on this website that does not work.",
				reason: "it is no partnership idea, but good to know.",
				ways: ["Write to {email}: which page, what you did, what happened, and on which device."],
			},
			"personal-help": {
				taken: "We read this as a personal matter, or as the search for somebody who solves one.",
				reason: "this is not the place for it; the form is for partnership ideas.",
				ways: ["If it has to do with the group, write to {email} or call {phone}."],
			},
			chat: {
				taken: "We found no idea to analyse yet.",
				reason: "the text does not say what would be done.",
				ways: [
					"Write what you would do, with what or for whom, how much and where.",
					"The group’s companies: {fields}.",
				],
			},
			"other-topic": {
				taken: "We did not recognise a subject in a field of the group.",
				reason: "the automatic analysis does not guess.",
				ways: [
					"If it belongs in one of these fields, name the material, the activity or the people that it is about.",
					"The group’s companies: {fields}.",
				],
			},
			language: {
				taken: "We could not read your text.",
				reason: "the automatic analysis reads English, Spanish and Catalan.",
				ways: ["Send the idea again in English, Spanish or Catalan.", "Or write to {email}."],
			},
		},
	},
	es: {
		company: (id, name) => (id === "foundation" ? `la ${name}` : name),
		notInCatalan: "Tu texto está en catalán: este analista lo lee, pero solo escribe en español y en inglés.",
		subject: (themes) => `Tu idea trata de ${themes.join(" y de ")}.`.replace(/ de el /g, " del "),
		given: (quotes) => `Ya nos cuentas: ${quotes.map((quote) => `«${quote}»`).join(", ")}.`,
		clear: (company) => `es una idea para ${company}.`,
		nearest: (company) => `lo más cercano es ${company}.`,
		joint: (first, firstTheme, second, secondTheme) =>
			`es una idea para dos a la vez: ${first} (${firstTheme}) y ${second} (${secondTheme}).`,
		close: (first, second) => `puede ser para ${first}, para ${second} o para las dos.`,
		closest: (company) => `lo más cercano, por lo que dicen las palabras, es ${company}.`,
		start: {
			paper: "¿De dónde sale el material, cuánto hay al mes y en qué estado?",
			energy: "¿Dónde sería, cuánta energía hace falta o se produce al año y quién la llevaría?",
			engineering: "¿De dónde viene o dónde ocurre, cuánto hay y qué se ha probado?",
			construction: "¿Dónde sería, de qué tamaño y quién se ocuparía de ello?",
			platform: "¿Quién participaría, qué aportaría cada cual y dónde?",
			foundation: "¿Quién participaría, cada cuánto y quién estaría a su lado?",
		},
		more: "Envía la idea otra vez con la respuesta y lo que la aclare, y el análisis podrá decir más.",
		asked: (question) => `Preguntas «${question}»: te lo responderá una persona.`,
		looksAt: (company, what) => `${company} estudiaría ${what}.`,
		lookAt: (first, second, what) => `${first} y ${second} estudiarían ${what}.`,
		decides: (what) => `**Qué lo decide**: ${what}.`,
		firstStep: (what) => `**Un primer paso**: ${what}`,
		together: {
			title: "Las dos en un solo proyecto",
			decides: "qué parte tiene que ir primero y quién responde del conjunto",
			ask: "¿Qué parte tiene que ir primero y quién la llevaría?",
		},
		pairs: {
			"paper+energy": "qué se recicla, qué energía pide y qué resto serviría para producir energía",
			"paper+engineering": "qué se puede reciclar y qué proceso, ensayo o permiso hace falta",
			"paper+construction":
				"qué materiales da o admite la obra o el campo y cómo se reciclarían o reutilizarían",
			"paper+platform": "quién recogería o usaría el material y cómo compartir una misma recogida",
			"paper+foundation": "qué tareas con el material convienen a las personas y quién las acompañaría",
			"energy+engineering": "qué entra y qué sale del proceso, y qué energía necesita o da",
			"energy+construction":
				"qué necesita el edificio, la tierra o el cultivo y qué fuente renovable lo cubre",
			"energy+platform": "quién compartiría la energía o su compra, y con qué reglas",
			"energy+foundation": "a quién beneficiaría y qué medida de energía le ayudaría primero",
			"engineering+construction": "qué ensayos y cálculos van primero y qué se construye o cultiva después",
			"engineering+platform": "qué problema tienen varios en común y qué estudio o planta serviría a todos",
			"engineering+foundation": "qué hay que medir o mejorar y cómo participan las personas a las que afecta",
			"construction+platform":
				"qué se construye o cultiva, quién lo lleva y cómo se reparten gastos e ingresos",
			"construction+foundation": "qué ofrece el lugar, quién lo usaría y quién estaría a su lado",
			"platform+foundation": "quién participa, qué apoyo necesita y quién mantiene el contacto",
		},
		grown: {
			title: "La siguiente etapa",
			looksAt: "qué se sabe hasta ahora, qué pide la siguiente etapa y quién la llevaría",
			decides: "quién la lleva, cuánto cuesta al año y qué hay que acordar",
			ask: "¿Quién llevaría la siguiente etapa y con qué se pagaría?",
			ready: { open: "Resultados hasta ahora", money: "Costes hasta ahora y de la siguiente etapa" },
		},
		tool: {
			title: "La tecnología en uso real",
			looksAt: "dónde se podría usar, con qué se compararía y qué tiene que demostrar",
			decides: "qué demuestra en uso real y cuánto cuesta usarla y mantenerla",
			ask: "¿Qué resultado en uso real bastaría y quién lo mediría?",
			ready: { open: "Resultados hasta ahora", money: "Costes de uso" },
		},
		forMoney: {
			askFirst: { permits: "¿Qué permisos, ofertas o acuerdos hay ya y cuáles faltan?" },
			ask: "¿En qué condiciones entraría quien ponga el dinero: participación, voto y salida?",
			ready: { open: "Un presupuesto: el total, lo que pones tú y lo que falta" },
		},
		investors: (email) =>
			`Como buscas dinero para un proyecto, escribe también al contacto para inversores: ${email}.`,
		next: "Una persona del grupo lee tu texto y te responde por correo electrónico, a la dirección que has indicado.",
		whereToGo: "Adónde dirigirse",
		nothing: {
			job: {
				taken: "Lo hemos leído como un asunto de empleo o de prácticas.",
				reason: "este formulario es para ideas de alianza.",
				ways: [
					"Para una solicitud nueva, escribe a {email}, indica el puesto o el área y adjunta tu currículum.",
					"Sobre una que ya enviaste, escribe a la misma dirección: para qué puesto y cuándo la enviaste.",
				],
			},
			"sales-offer": {
				taken: "Lo hemos leído como la oferta de un producto o un servicio al grupo.",
				reason: "este formulario es para ideas de alianza.",
				ways: ["Escribe a {email} y di para qué empresa del grupo es la oferta."],
			},
			"private-money": {
				taken:
					"Lo hemos leído como un asunto de dinero privado: acciones, ahorros, un préstamo o un donativo.",
				reason: "este formulario es para ideas de alianza.",
				ways: [
					"Para invertir en el grupo, o si buscas un inversor para un proyecto: {investorsEmail}.",
					"Para lo demás: {email}.",
				],
			},
			question: {
				taken: "Lo hemos leído como una pregunta.",
				reason: "este análisis responde a ideas, no a preguntas.",
				ways: [
					"Sobre el grupo: las páginas Nosotros, Empresas e Inversores recogen la historia, las empresas, las cifras y el informe.",
					"O escribe a {email} o llama al {phone}.",
				],
			},
			press: {
				taken: "Lo hemos leído como una consulta de la prensa, de un acto o de un estudio.",
				reason: "este formulario es para ideas de alianza.",
				ways: ["Escribe a {email} o llama al {phone}, con el nombre de tu organización y tu plazo."],
			},
			complaint: {
				taken: "Lo hemos leído como una queja.",
				reason: "este formulario es para ideas de alianza, y una queja merece que alguien la siga.",
				ways: [
					"Para informar de una mala conducta en el grupo, con confidencialidad: la página Canal de denuncias o {ethicsEmail}.",
					"Para cualquier otra queja sobre el grupo, escribe a {email} o llama al {phone}: qué pasó, dónde y cuándo.",
				],
			},
			"call-back": {
				taken: "Lo hemos leído como una petición de llamada.",
				reason: "no contiene una idea que analizar.",
				ways: ["Llama al {phone}, o envía tu número a {email} y di a qué hora se te puede llamar."],
			},
			"site-fault": {
				taken: "Lo hemos leído como un fallo de esta web.",
				reason: "no es una idea de alianza, pero conviene saberlo.",
				ways: ["Escribe a {email}: en qué página, qué hiciste, qué pasó y con qué dispositivo."],
			},
			"personal-help": {
				taken: "Lo hemos leído como un asunto personal o la búsqueda de alguien que lo resuelva.",
				reason: "este no es el lugar para ello; el formulario es para ideas de alianza.",
				ways: ["Si tiene que ver con el grupo, escribe a {email} o llama al {phone}."],
			},
			chat: {
				taken: "Aún no hemos encontrado una idea que analizar.",
				reason: "el texto no dice qué se haría.",
				ways: [
					"Escribe qué harías, con qué o para quién, en qué cantidad y dónde.",
					"Las empresas del grupo: {fields}.",
				],
			},
			"other-topic": {
				taken: "No hemos reconocido ningún tema en los ámbitos del grupo.",
				reason: "el análisis automático no adivina.",
				ways: [
					"Si es de uno de estos ámbitos, nombra el material, la actividad o las personas de las que trata.",
					"Las empresas del grupo: {fields}.",
				],
			},
			language: {
				taken: "No hemos podido leer tu texto.",
				reason: "el análisis automático lee español, inglés y catalán.",
				ways: ["Envía la idea de nuevo en español, inglés o catalán.", "O escribe a {email}."],
			},
		},
	},
};
