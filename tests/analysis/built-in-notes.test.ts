import { describe, expect, it } from "vitest";
import type { CompanyId } from "#app/content/companies.ts";
import { languages } from "#app/i18n/languages.ts";
import { analyseIdea } from "#worker/analysis/built-in/built-in-model.ts";
import { noteIn } from "#worker/analysis/built-in/facts.ts";
import { type NoteKey, notes } from "#worker/analysis/built-in/texts/note-words.ts";
import { noteTexts } from "#worker/analysis/built-in/texts/theme-texts.ts";
import { themesOf } from "#worker/analysis/built-in/themes.ts";
import { readIdeas } from "../../scripts/analyst/examples.ts";

/** For each thing a phrase in English, Spanish and Catalan that names it. */
const phrases: Record<NoteKey, readonly [string, string, string]> = {
	liner: ["release liner off our labels", "papel soporte siliconado", "suport siliconat d'etiquetes"],
	laminated: ["paper cups from 20 cafés", "vasos de café usados", "gots de cafè"],
	sacks: ["flour sacks", "sacos de harina vacíos", "sacs de farina"],
	archives: ["confidential files to destroy", "archivo confidencial", "expedients de quaranta anys"],
	film: ["shrink wrap from pallets", "film retráctil limpio", "film retràctil"],
	"farm-film": ["silage wrap with mud on it", "plástico de acolchado", "plàstic d'hivernacle"],
	nets: ["old fishing nets", "redes de pesca viejas", "xarxes velles al moll"],
	foam: ["polystyrene boxes", "cajas de corcho blanco", "caixes de porexpan"],
	mattresses: ["640 mattresses", "colchones de hotel", "matalassos vells"],
	glass: ["glass jars for honey", "botellas de vino vacías", "pots de vidre"],
	corks: ["used corks", "tapones de corcho", "taps de suro"],
	pallets: ["broken pallets", "palés rotos", "palets trencats"],
	"clinical-wrap": [
		"blue wrap from the operating theatre",
		"el paño azul del quirófano",
		"embolcalls de quiròfan",
	],
	textiles: ["hotel sheets and towels", "sábanas y toallas", "llençols i tovalloles"],
	"rigid-plastics": ["HDPE pipes", "tubería de polietileno", "polipropilè net"],
	returnables: ["returnable boxes", "envases retornables", "safates reutilitzables"],
	"waste-paper": ["waste paper from an office", "papel usado de imprenta", "diaris lligats amb cordill"],
	cardboard: ["used cardboard", "cartón usado", "cartró de botiga"],
	stalks: ["hemp stalks", "tallos de alcachofa", "palla d'arròs"],
	asbestos: ["an asbestos roof", "tejado de uralita", "sostre de fibrociment"],
	"shared-solar": ["an energy community", "comunidad energética", "autoconsum compartit"],
	"used-batteries": ["second-life batteries", "baterías retiradas de patinete", "bateries de segona vida"],
	"used-panels": ["used solar panels", "placas solares usadas", "plaques solars velles"],
	charging: ["charging points for the fleet", "puntos de recarga", "carregadors al pàrquing"],
	vans: ["electric vans", "furgonetas de reparto", "furgonetes elèctriques"],
	hydro: ["an old mill with a weir", "molino de agua", "salt d'aigua"],
	wind: ["a wind turbine", "un aerogenerador", "molí de vent a la tramuntana"],
	"solar-pumping": ["solar pumping", "bombeo de la balsa con placas", "bombeig amb plaques"],
	"leased-roof": ["we rent the roof from a landlord", "la azotea alquilada hasta 2029", "llogar la teulada"],
	"greenhouse-heat": ["heat for a greenhouse", "calor para el invernadero", "escalfor per a l'hivernacle"],
	"heat-pipe": ["a district heating network", "una red de calor", "xarxa de calor del poble"],
	"cold-store": ["two cold stores", "cámaras frigoríficas", "cambra frigorífica"],
	"compressed-air": ["compressed air leaks", "fugas de aire comprimido", "aire comprimit"],
	digester: ["a shared digester", "una planta de biogás", "un digestor comú"],
	hydrogen: ["green hydrogen", "hidrógeno verde", "hidrogen verd"],
	slurry: ["pig slurry", "purines de la granja", "purins dels porcs"],
	whey: ["whey from the dairy", "suero de queso", "xerigot de la formatgeria"],
	shells: ["almond shells", "huesos de aceituna", "closques d'ametlla"],
	pomace: ["an olive mill", "alperujo de la almazara", "remolta del molí d'oli"],
	prunings: ["vine prunings", "restos de poda", "estella de pi"],
	kilns: ["two kilns", "el horno de cerámica", "forns de calç"],
	steam: ["steam at 8 bar", "caldera de vapor", "el vapor de la tintoreria"],
	"warm-water": ["warm rinse water of a laundry", "agua de la lavandería", "aigua de la bugaderia"],
	dryers: ["a dryer for herbs", "secadero de jamones", "assecador de pernils"],
	lighting: ["halogen lamps", "farolas de sodio", "llums del camp"],
	battery: ["a battery for the night", "una batería grande", "bateries per a la nit"],
	"roof-solar": ["solar on our roof", "placas en la cubierta", "plaques a la teulada"],
	paving: ["precast kerbs", "una baldosa de caucho", "llambordes de granit"],
	straw: ["straw bale walls", "muros de paja", "parets de palla"],
	earth: ["rammed earth walls", "bloques de tierra comprimida", "blocs de terra"],
	rubble: ["rubble from a demolition", "escombros del derribo", "runa de l'enderroc"],
	damp: ["damp walls", "humedades en la pared", "humitats i floridura"],
	insulation: ["insulation of a school", "aislar la fachada", "aïllament de les finestres"],
	"empty-building": ["an empty school", "una antigua fábrica", "una casa de poble tancada"],
	"green-roof": ["a green roof", "cubiertas verdes", "un terrat verd"],
	playground: ["shade in the playground", "el patio del colegio", "el pati escolar"],
	"rain-garden": ["rain gardens", "jardines de lluvia", "drenatge sostenible"],
	drip: ["drip irrigation", "riego por goteo", "reg per degoteig"],
	probes: ["soil moisture probes", "sondas de humedad", "sondes al camp"],
	wells: ["a borehole", "un pozo seco", "un pou de reg"],
	soil: ["cover crops in the vines", "cubiertas vegetales", "coberta vegetal a la vinya"],
	wool: ["sheep's wool", "lana de oveja", "llana de 1.400 ovelles"],
	gypsum: ["plaster moulds", "moldes de escayola", "guix net"],
	tyres: ["old tyres", "neumáticos viejos", "pneumàtics gastats"],
	seaweed: ["seaweed on the beach", "algas de la playa", "posidònia seca"],
	seashells: ["mussel shells", "concha de mejillón", "closques de musclo"],
	plating: ["a nickel plating shop", "baño de cromado", "niquelats"],
	tannery: ["a tannery", "curtidos en Lorca", "una adoberia"],
	landfill: ["an old landfill", "un vertedero clausurado", "un abocador"],
	"contaminated-ground": ["an old petrol station", "suelo contaminado", "una benzinera vella"],
	chemicals: ["drums of solvent", "bidones de disolvente", "bidons de productes químics"],
	"spent-grain": ["spent grain", "bagazo de cerveza", "bagàs de cervesa"],
	coffee: ["coffee grounds", "posos de café", "marro de cafè"],
	sludge: ["paper sludge", "lodos de depuradora", "fangs de la depuradora"],
	ash: ["fly ash", "cenizas de biomasa", "cendra de la caldera"],
	"rinse-water": ["the rinse of a car wash", "el enjuague de la lavandería", "l'aigua d'esbandida"],
	"food-water": ["a brewery's effluent", "la bodega y su DQO", "aigües de l'escorxador"],
	brine: ["brine from olives", "salmuera de aceitunas", "salmorra"],
	leaves: ["autumn leaves", "hojarasca del parque", "fulla de plàtan"],
	"food-waste": ["kitchen scraps", "sobras del comedor", "restes de menjar"],
	laptops: ["old laptops", "ordenadores usados", "ordinadors vells"],
	metals: ["scrap from turnings", "chatarra y viruta", "ferralla"],
	footprint: ["our carbon footprint", "la huella de carbono", "petjada de carboni"],
	smell: ["the smell at night", "malos olores", "fa pudor"],
	noise: ["the noise of the fans", "el ruido del taller", "soroll de nit"],
	dust: ["dust in the workshop", "polvo en el taller", "pols de fusta"],
	"veg-boxes": ["vegetable boxes", "cestas de verdura", "cistelles setmanals"],
	machinery: ["sharing tractors", "maquinaria compartida", "maquinària en comú"],
	"joint-buying": ["buying seed together", "una central de compras", "grup de compra"],
	"found-coop": ["found a cooperative", "montar una cooperativa", "crear una cooperativa"],
	"direct-sale": ["sell without a middleman", "venta directa", "venda directa"],
	canteens: ["school canteens", "comedores escolares", "menjadors d'escola"],
	"tool-library": ["a tool library", "prestar herramientas", "préstec d'eines"],
	succession: ["he retires and nobody takes it over", "sin relevo por jubilación", "relleu de la botiga"],
	shifts: ["night shifts", "turnos de noche", "torns de nit"],
	"therapy-garden": ["a healing garden", "un bancal prestado", "un hort al barri"],
	carers: ["carers of relatives", "cuidadoras sin respiro", "cuidadors familiars"],
	"support-group": ["a support group", "un grupo de apoyo", "un grup de suport"],
	"supported-jobs": ["people with a disability", "centro especial de empleo", "taller ocupacional"],
	apprentices: ["two apprentices", "aprendices de fontanería", "aprenents"],
	visits: ["lonely neighbours", "mayores que viven solos", "gent gran sola"],
	dropout: ["teenagers with nothing to do", "chavales del barrio", "nois que han plegat"],
	"volunteer-day": ["a litter pick by our staff", "una jornada de voluntariado", "voluntariat d'empresa"],
	"school-workshop": ["pupils of our school", "alumnos del colegio", "alumnes de l'institut"],
};

describe("the things that are known", () => {
	it.each(Object.entries(phrases) as [NoteKey, (typeof phrases)[NoteKey]][])(
		"%s is recognised in three languages, in its themes",
		(key, named) => {
			const paths = notes[key].of.map((one) => one.split("/") as [CompanyId, string]);
			for (const phrase of named) {
				const found = paths.map(([company, likely]) => noteIn(phrase, { company, likely }));
				expect(found, phrase).toContain(key);
			}
			for (const [company, theme] of paths) expect(themesOf(company)).toHaveProperty(theme);
		},
	);

	it("are told of no labelled idea of another company", () => {
		let told = 0;
		for (const { idea, company, or = [] } of readIdeas("tests/analysis/labelled-ideas.jsonl")) {
			const text = analyseIdea(idea, "en");
			for (const [key, { of }] of Object.entries(notes)) {
				if (!text.includes(noteTexts.en[key as NoteKey].insight.slice(1))) continue;
				const companies = new Set(of.map((one) => one.split("/")[0]));
				expect(
					[company, ...or].some((one) => one && companies.has(one)),
					`${key}: ${idea}`,
				).toBe(true);
				told += 1;
			}
		}
		expect(told).toBeGreaterThan(50);
	});

	it("have the same answers in both languages, and no line of more than 45 words", () => {
		for (const [key, english] of Object.entries(noteTexts.en)) {
			const spanish = noteTexts.es[key as NoteKey];
			expect([key, ...Object.keys(spanish.answers ?? {})]).toEqual([
				key,
				...Object.keys(english.answers ?? {}),
			]);
			for (const { name, insight, test, ask, answers = {} } of [english, spanish]) {
				for (const line of [name, insight, ask, ...[test, ...Object.values(answers)].flatMap(Object.values)])
					expect(line.split(" ").length, line).toBeLessThanOrEqual(45);
				// It is written after a colon, without its capital: it begins with no acronym.
				expect(insight).toMatch(/^\p{Lu}(?=[\p{Ll} ]).*[.!?]$/u);
				expect(ask).toMatch(/^¿?.+\? .+\.$/);
				for (const { title, text, decides } of [test, ...Object.values(answers)]) {
					expect(title + decides).not.toMatch(/\.$/);
					expect(text).toMatch(/\{company\}.*\.$/);
				}
			}
		}
	});
});

describe("what is said of a thing", () => {
	const lines = (idea: string) => analyseIdea(idea, "en").split("\n");
	const { test, insight, ask, answers } = noteTexts.en.slurry;

	it("is its test, what it teaches and its question", () => {
		const text = lines("Pig slurry of three farms in Osona, we want to make biogas of it together");
		expect(text[1]).toContain(noteTexts.en.slurry.name);
		expect(text.filter((line) => line.startsWith("1. "))).toEqual([expect.stringContaining(test.title)]);
		expect(text).toContain(`   - **Good to know**: ${insight.charAt(0).toLowerCase()}${insight.slice(1)}`);
		expect(text).toContain(ask);
	});

	it("is first what answers the request", () => {
		const text = lines("Pig slurry of three farms in Osona for biogas. We need help with the permit.");
		expect(text.find((line) => line.startsWith("1. "))).toContain(answers?.permit?.title);
		expect(text.find((line) => line.startsWith("2. "))).toContain(test.title);
	});

	it("is told also where the company is not certain, or the idea has few words", () => {
		for (const language of languages) {
			const text = analyseIdea("slurry, biogas?", language);
			expect(text).toContain(noteTexts[language].slurry.insight.slice(1));
		}
	});

	it("has the figures of chemical formulas below the line", () => {
		for (const language of languages) {
			const formulas = JSON.stringify(noteTexts[language]).match(/\b(?:CO|CH|NO|SO|H)[\d₂₄]/g);
			expect(new Set(formulas)).toEqual(new Set(["CO₂"]));
		}
	});
});
