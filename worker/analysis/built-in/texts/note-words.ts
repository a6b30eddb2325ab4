import type { CompanyId } from "#app/content/companies.ts";

/** Words of a thing that an idea can be about, of which more is known than of its theme. */
interface NoteWords {
	/** Companies and themes that tell it: `paper/plastics`. Where the theme is not clear, any note of the company is told. */
	of: readonly `${CompanyId}/${string}`[];
	/** Pattern of the beginnings of words that name it, in text without accents and in lower case. */
	when: string;
}

/** Beginnings of words, in text without accents. */
const words = (...parts: string[]) => parts.join("|");

/**
 * The things of which more is known than of their theme, by the words that name them in the three languages. Of two in an idea the
 * first of this list is told: the particular stands before the general.
 */
export const notes = {
	// Recycling.
	liner: {
		of: ["paper/paper", "paper/plastics"],
		when: words(
			"(?:release|label) (?:liner|backing)|silicon\\w* (?:coated |backing )?(?:liner|paper)|backing paper|label matrix|papel (?:soporte|siliconado)|soporte siliconado|paper (?:siliconat|suport)|suport siliconat",
		),
	},
	laminated: {
		of: ["paper/paper", "paper/packaging"],
		when: words(
			"(?:coffee|paper|takeaway|cardboard) cups?\\b|(?:beverage|milk|juice) cartons?\\b|tetra ?(?:pak|bri[kc])|\\w+-coated (?:kraft|paper|bag|card|board)|laminated (?:paper|board|card)",
			"vasos? (?:de )?(?:cafe|carton|papel)\\b|vaso usado|bri[ck]s? de (?:leche|zumo)|(?:papel|carton) (?:plastificad|laminad|parafinad)|gots? (?:de )?(?:cafe|cartro|paper)|bri[ck]s? de (?:llet|suc)|(?:paper|cartro) (?:plastificat|laminat|parafinat)",
		),
	},
	sacks: {
		of: ["paper/paper"],
		when: words(
			"(?:flour|cement|feed|kraft|paper) sacks?\\b|sac(?:o|k)?s? de (?:harina|cemento|pienso|papel|kraft|farina|ciment|pinso|paper)\\b",
		),
	},
	archives: {
		of: ["paper/paper"],
		when: words(
			"(?:office|shredded|confidential) paper|confidential (?:documents|files|archives?)|(?:old|dead) (?:files|archives?)|din 66399|exam papers|shred(?:s|ding)?\\b|papel (?:de oficina|confidencial)|archivos? (?:confidencial|muerto)|destruccion (?:confidencial|certificada|de doc)|documentos? confidencial|expedientes|examenes",
			"documents? confidencials?|documentacio confidencial|expedients|destruccio (?:certificada|confidencial|de doc)|paper (?:d'oficina|confidencial)",
		),
	},
	film: {
		of: ["paper/plastics", "paper/packaging"],
		when: words(
			"(?:shrink|stretch|pallet|clear) (?:wrap|film)|film (?:retractil|estirable|transparent|de pale|retractil)|retractil|plastico de (?:los )?pal|ldpe\\b|film de palet",
		),
	},
	"farm-film": {
		of: ["paper/plastics", "construction/farming"],
		when: words(
			"(?:greenhouse|silage|mulch|bale|tunnel|agricultural) (?:film|plastics?|wrap|covers?|sheeting)|invernadero.{1,90}plastico|plasticos? (?:de |del )(?:invernadero|cubierta|acolchado)|plasticos? agricola|acolchados?\\b|tunnel covers",
			"plastics? (?:agricol|d'hivernacle|d'encoixinat)|encoixinat|greenhouse.{1,50}plastic|film.{1,40}greenhouse",
		),
	},
	nets: {
		of: ["paper/plastics", "paper/textiles"],
		when: words(
			"(?:fishing|trawl|old|ghost|salmon|aquaculture) (?:nets?|ropes?)\\b|(?:mussel|mooring) ropes?|redes (?:de pesca|viejas|usadas|de arrastre|rotas)|cabos? (?:viejos?|de pesca|usados?)|xarxes (?:de pesca|velles|usades)|caps? de pesca",
		),
	},
	foam: {
		of: ["paper/plastics", "paper/packaging", "paper/company"],
		when: words(
			"polystyrene|styrofoam|airpop|eps\\b|poliestireno|corcho blanco|porex\\w*|poliexpan|poliestire|suro blanc|cajas blancas del pescado",
		),
	},
	mattresses: {
		of: ["paper/company", "paper/plastics", "paper/textiles"],
		when: words("mattress|colchon|matalas|matalaf"),
	},
	glass: {
		of: ["paper/company", "paper/packaging"],
		when: words(
			"glass (?:bottles?|jars?)|(?:wine|beer|cava|empty) bottles|jam jars|empties\\b|botellas (?:de )?(?:vidrio|vino|cerveza|cava|vacias)|(?:tarros|frascos|botes) de (?:vidrio|cristal)|ampolles de (?:vidre|vi\\b|cervesa|cava)|pots de vidre",
		),
	},
	corks: {
		of: ["paper/company"],
		when: words("corks?\\b|corchos?\\b(?! blanco)|suro\\b(?! blanc)|taps de suro"),
	},
	pallets: {
		of: ["paper/company", "paper/packaging", "foundation/inclusion"],
		when: words(
			"(?:broken|old|used|wooden|damaged|waste|one-way) pallets|pallets? (?:repair|wood|that are broken)|pal(?:es|ets|lets) (?:rotos|viejos|usados|de madera|de un solo|trencats|vells|usats|de fusta)|reparar pal",
		),
	},
	"clinical-wrap": {
		of: ["paper/plastics"],
		when: words(
			"(?:surgical|sterile|blue) (?:wrap|sheets|drapes?)|operating theatre|operating room|pano azul|quirofano|quirofans?\\b|bloc quirurgic",
		),
	},
	textiles: {
		of: ["paper/textiles"],
		when: words(
			"uniforms?\\b|workwear|overalls|coveralls|sheets\\b|towels|linen\\b|clothes|clothing|garments?\\b|textiles?\\b|denim|jeans|fabric|sails?\\b|kimonos?|uniformes\\b|ropa\\b|sabanas|toallas|prendas|retales|telas\\b|velas (?:viejas|de)|roba\\b|llencols|tovalloles|retalls|teixits?\\b|veles\\b",
		),
	},
	"rigid-plastics": {
		of: ["paper/plastics"],
		when: words(
			"hdpe\\b|pead\\b|polypropylene|polyethylene|(?:plastic|fish|fruit) (?:crates|boxes|drums|pots|lids|caps|pipes?)|polietileno|polipropileno|cajas de plastico|bidones de plastico|tuberias?\\b|garrafas|tapones de plastico|polietile\\b|polipropile\\b|caixes de plastic|bidons de plastic|taps de plastic",
		),
	},
	returnables: {
		of: ["paper/packaging"],
		when: words(
			"returnables?\\b|reusables?\\b|refill\\w*|deposit\\b|retornables?\\b|reutilizables?\\b|rellen\\w+|reutilitzables?\\b|diposit\\b|fianza\\b|tornin\\b|vaya y vuelva|sturdy deposit",
		),
	},
	"waste-paper": {
		of: ["paper/paper"],
		when: words(
			"waste paper|(?:paper|printing) (?:offcuts|trimmings)|sheet music|newspapers?\\b|old books\\b|recortes? (?:de papel|blancos?|estucados?)|recorte (?:blanco|estucado|de papel)|papel (?:usado|sobrante|viejo|de imprenta)|periodicos? (?:viejos?|usados?)|libros viejos|retalls? de paper|paper (?:usat|vell|d'impremta)|diaris\\b|llibres vells",
		),
	},
	cardboard: {
		of: ["paper/paper", "paper/company"],
		when: words("cardboard\\b|carton (?!blanco)|carton\\b|cartro\\b|corrugated (?:board|card|boxes)"),
	},
	stalks: {
		of: ["paper/plant-fibres"],
		when: words(
			"(?:rice |wheat |barley )?straw\\b|hemp\\b|flax\\b|banana|artichoke|stalks?\\b|stems?\\b|reeds?\\b|bagasse|paja\\b|canamo|vastago|platan(?:er|o\\b)|alcachofa|tallos?\\b|canas?\\b|esparto|bagazo|palla\\b|canem\\b|carxof|tiges\\b|espart\\b|canyes?\\b",
		),
	},
	// Energy.
	asbestos: {
		of: [
			"energy/electricity",
			"construction/refurbishment",
			"engineering/contamination",
			"construction/company",
			"engineering/company",
		],
		when: words(
			"asbestos|fibre ?cement|fibrocemento?\\b|fibrociment\\b|uralit\\w+|amianto?\\b|corrugated sheets on|plaques grises ondulades|placas grises onduladas",
		),
	},
	"shared-solar": {
		of: ["energy/electricity", "platform/cooperatives"],
		when: words(
			"energy communit|community (?:energy|solar)|shared (?:solar|self)|comunidad(?:es)? (?:energetica|solar)|autoconsumo (?:compartido|colectivo)|comunitats? energetic|autoconsum (?:compartit|col)|(?:48|flats|pisos|bloc|escala)\\b.{0,90}(?:plaques|placas|panels)",
		),
	},
	"used-batteries": {
		of: ["energy/electricity", "engineering/scrap", "energy/mobility"],
		when: words(
			"(?:used|second[- ]life|second[- ]hand|old|worn|retired|scooter|e-?bike) batter\\w+|end-of-life (?:\\w+ ){0,3}batter\\w+|bater\\w+ de (?:2a|segon?a|segunda) ma(?:no)?\\b|bater\\w+ (?:usadas|retiradas|de segunda vida|viejas|de \\d+ v|de patinet\\w+)|segunda vida.{0,30}bater|bater\\w+ (?:usades|velles|de segona vida|de patinet\\w+)|segona vida.{0,30}bater|vapes\\b",
		),
	},
	"used-panels": {
		of: ["energy/electricity", "engineering/scrap"],
		when: words(
			"(?:used|second-hand|dismantled|old|broken) (?:\\w+ ){0,3}(?:panels|modules)|dismantled solar|(?:placas|paneles|modulos) (?:solares |fotovoltaic\\w+ )?(?:usad|viej|rot|desmontad|retirad|de segunda mano)\\w*|(?:plaques|panells|moduls) (?:solars )?(?:usad|vell|trencad|desmuntad|retirad)\\w*",
		),
	},
	charging: {
		of: ["energy/mobility", "energy/electricity"],
		when: words(
			"(?:ev|electric|vehicle|car|fast|bus) charg\\w+|charging (?:points?|posts?|stations?)|charge points?|chargers?\\b|cargadores?\\b(?! de pila)|puntos? de (?:re)?carga\\b|punts? de (?:re)?carrega\\b|carregadors?\\b|recarga (?:de|para) (?:coche|vehiculo|autobus)",
		),
	},
	vans: {
		of: ["energy/mobility"],
		when: words(
			"(?:electric|diesel|delivery) (?:vans?|lorr\\w+|trucks?|buses|bus)\\b|vans?\\b|furgon\\w+|camion\\w* electric\\w+|autobus\\w*|autocar\\w*|last mile|ultima milla|minibus\\w*|reparto|repartiment|repartim",
		),
	},
	hydro: {
		of: ["energy/electricity"],
		when: words(
			"hydro(?!gen|pon)\\w*|water ?wheel|mill ?race|weirs?\\b|watermill|old mill|turbines?\\b.{0,90}(?:canal|river|irrigation|water)|minihidraulic\\w*|hidroelectric\\w*|molino (?:harinero|de agua|viejo)|saltos? de agua|acequia\\w*|azud\\w*|moli (?:fariner|d'aigua|vell)|salts? d'aigua|resclosa|sequia\\b",
		),
	},
	wind: {
		of: ["energy/electricity"],
		when: words(
			"wind (?:turbines?|farms?|power|energy|parks?)|windmills?|windy|wind\\b|aerogenerador\\w*|eolic\\w*|minieolic\\w*|viento\\b|molinos? de viento|molins? de vent|vent\\b|tramuntana|ridge\\b.{0,80}(?:hums?|hat)",
		),
	},
	"solar-pumping": {
		of: ["energy/electricity", "construction/farming"],
		when: words(
			"solar (?:pump|irrigation)|pump\\w*.{0,60}(?:solar|panels)|solar.{0,60}pump|bombeo|riego solar|bombeig|bombament|reg solar|regant\\w+.{0,80}(?:placas|plaques|solar)",
		),
	},
	"leased-roof": {
		of: ["energy/electricity"],
		when: words(
			"(?:rent|lease)\\w* (?:\\w+ ){0,3}(?:roof|panels)|landlord|(?:alquil|arrend)\\w+ (?:\\w+ ){0,3}(?:cubierta|tejado|azotea|placas)|(?:azotea|cubierta|tejado).{0,40}hasta 20\\d\\d|llog\\w+ (?:\\w+ ){0,3}(?:coberta|teulada|terrat|plaques)",
		),
	},
	"greenhouse-heat": {
		of: ["energy/heat", "construction/farming"],
		when: words(
			"(?:greenhouse|glasshouse|polytunnel)\\w*.{0,120}(?:heat|warm|boiler|co2|propane)|(?:heat|warm|co2|boiler)\\w*.{0,100}(?:greenhouse|glasshouse)|invernader\\w*.{0,140}(?:calor\\b|co2|calefac|calent|propano)|(?:calor\\b|co2|calefac|calent)\\w*.{0,100}invernader|hivernacle\\w*.{0,120}(?:calor\\b|co2|calefac|escalf)|(?:calor\\b|co2|escalf)\\w*.{0,100}hivernacle",
		),
	},
	"heat-pipe": {
		of: ["energy/heat", "energy/biomass"],
		when: words(
			"district heat\\w*|heat(?:ing)? networks?|buried (?:loop|pipe)|(?:red|redes) de calor|calefaccion de distrito|xarx(?:a|es) de calor|swimming pool|pool is \\d|geriatric\\w*",
		),
	},
	"cold-store": {
		of: ["energy/efficiency", "energy/electricity", "energy/company"],
		when: words(
			"cold ?(?:stor(?:e|age)|rooms?)|freezers?\\b|refrigerat\\w+|fridges\\b|supermarkets?\\b|supermercados?\\b|supermercats?\\b|chillers?\\b|camaras? (?:frigorific\\w*|de frio|fria)|frigorific\\w*|congelador\\w*|vitrinas?\\b|cambres? (?:frigorific\\w*|de fred|freda)|vitrines\\b|walk-in",
		),
	},
	"compressed-air": {
		of: ["energy/efficiency", "energy/heat", "energy/company"],
		when: words(
			"compressed air|air compressors?|compressors?\\b|aire comprimido|compresor(?:es)?\\b|aire comprimit",
		),
	},
	hydrogen: {
		of: ["energy/gases"],
		when: words("hydrogen|hidrogeno|hidrogen\\b|hidrogenera|electroly[sz]er|electrolizador|electrolitzador"),
	},
	slurry: {
		of: [
			"energy/gases",
			"engineering/organic",
			"engineering/residues",
			"engineering/company",
			"construction/farming",
		],
		when: words(
			"slurr(?:y|ies)\\b|manure|horse muck|dung\\b|purines?\\b|estiercol|gallinaza|purins\\b|fems\\b|gallinassa",
		),
	},
	whey: {
		of: [
			"engineering/residues",
			"engineering/organic",
			"engineering/water",
			"energy/gases",
			"engineering/company",
		],
		when: words(
			"whey\\b|lactosuero|suero (?:de (?:queso|leche|queseria|oveja|cabra|vaca)|lacteo|dulce|lactico)|suero\\b.{0,80}ques|ques\\w+.{0,80}suero|xerigot|serum de (?:llet|formatge|mato)|formatg\\w+.{0,80}serum|serigot",
		),
	},
	digester: {
		of: ["energy/gases"],
		when: words("biogas\\b|biomethane|biometano?\\b|anaerobic|digest(?:er|or)(?:s|es)?\\b"),
	},
	shells: {
		of: ["energy/biomass", "engineering/residues"],
		when: words(
			"(?:almond|nut|hazelnut|walnut|pistachio|rice|coconut) (?:shells?|husks?)|(?:olive|cherry|peach|apricot) (?:stones?|pits?)|grape (?:stalks?|stems?)|huesos? de (?:aceituna|oliva|melocoton|albaricoque|cereza)|cascaras? de (?:almendra|nuez|avellana|pinon|pistacho|arroz)|cascarilla (?!de cafe)|orujillo|raspon(?:es)?\\b",
			"pinyol(?:s|ada)?\\b|closques? (?:d'ametlla|de nou|d'avellana|d'arros)|pellofa|clofoll\\w*|rapa de raim",
		),
	},
	pomace: {
		of: ["engineering/residues", "engineering/organic", "energy/biomass", "engineering/company"],
		when: words("olive (?:pomace|cake|mill)|alperujo|alpechin|almazara|moli d'oli|remolta|oil mill\\b"),
	},
	prunings: {
		of: ["energy/biomass", "energy/company"],
		when: words(
			"prunings?\\b|vine (?:shoots|cuttings)|wood ?chips?\\b|thinnings?\\b|brash\\b|firewood|burnt (?:wood|pine|timber)|podas?\\b|sarmientos?\\b|astillas?\\b|madera quemada|lena\\b|biomasa forestal|llenya\\b|esporga|estella\\b|fusta cremada|sarments?\\b|sotabosc",
		),
	},
	kilns: {
		of: ["energy/heat", "energy/efficiency", "energy/company"],
		when: words(
			"kilns?\\b|furnaces?\\b|foundr(?:y|ies)|ovens?\\b|hornos?\\b|fundicion|ceramic\\w*|azulejos?\\b|\\d{3} grados|forns?\\b|fosa de fusio|foneria|rajoleri\\w*",
		),
	},
	steam: {
		of: ["energy/efficiency", "energy/heat", "energy/company"],
		when: words("steam\\b|vapor (?:a|de|flash)\\b|caldera(?:s)? de vapor|vapor\\b"),
	},
	"warm-water": {
		of: ["energy/heat", "energy/efficiency", "energy/company"],
		when: words(
			"laundr(?:y|ies)|rinse water|cooling (?:water|tower)s?|data ?cent(?:re|er)s?|servers?\\b|waste heat|surplus heat|lavanderia\\w*|torres? de refrigeracion|centro de datos|servidores|agua de (?:enjuague|condensacion|refrigeracion)|bugaderi\\w*|torre de refrigeracio|servidors\\b|centre de dades",
		),
	},
	dryers: {
		of: ["energy/heat", "energy/biomass", "energy/efficiency"],
		when: words(
			"dryers?\\b|drying (?:kiln|shed|floor|tunnel|room)|secaderos?\\b|secador(?:es)?\\b|assecador\\w*|assecadors",
		),
	},
	lighting: {
		of: ["energy/efficiency"],
		when: words(
			"leds?\\b|lights\\b|lighting|lamps?\\b|street ?lights?|floodlights?|halogen\\w*|halides?\\b|bombillas?|luminari\\w+|alumbrado|farolas?|focos?\\b|iluminacion|llums\\b|enllumenat|fanals?\\b|focus\\b",
		),
	},
	battery: {
		of: ["energy/electricity"],
		when: words(
			"(?<!thermal )(?<!sand )(?<!heat )batter(?:y|ies)\\b|baterias?\\b|bateries\\b|bateria\\b|store (?:the|our|solar)|storage\\b|almacenamiento|almacenar|emmagatzem\\w*",
		),
	},
	"roof-solar": {
		of: ["energy/electricity"],
		when: words(
			"solar\\b(?! farm)|photovoltaic|(?:our|the|my|flat|m2 of|of) roof|rooftop|fotovoltaic\\w*|placas?\\b|paneles|cubierta|tejado|azotea|autoconsumo|plaques\\b|teulada|coberta\\b|terrat\\b|autoconsum\\b",
		),
	},
	// Building, green spaces and farming.
	rubble: {
		of: [
			"construction/materials",
			"construction/company",
			"construction/refurbishment",
			"engineering/residues",
		],
		when: words(
			"rubble|demolish\\w*|demolition|crushed concrete|recycled aggregates?|escombros?\\b|derrib\\w+|demolicion\\w*|demoler|aridos? reciclados?|tiraron el (?:cine|silo|edificio)|runa\\b|enderroc\\w*|arids? reciclats?",
		),
	},
	paving: {
		of: ["construction/materials", "construction/company"],
		when: words(
			"paving|paver\\w*|kerbs?\\b|precast|(?:concrete|lightweight) blocks?|tiles?\\b(?! roof)|baldosas?\\b|adoquin\\w*|bordillos?|prefabricados? de hormigon|bloques? (?:ligeros?|de hormigon)|bloque ligero|llambord\\w+|rajoles? de|blocs? de formigo|vibroprensa",
		),
	},
	straw: {
		of: ["construction/materials"],
		when: words("straw\\b|hemp\\b|hempcrete|paja\\b|canamo\\b|palla\\b|canem\\b"),
	},
	earth: {
		of: ["construction/materials", "construction/company"],
		when: words(
			"rammed earth|compressed earth|earth blocks?|adobes?\\b|cob wall|clay (?:plaster|blocks?|walls?)|tapial(?:es)?\\b|tierra (?:comprimida|cruda|apisonada)|bloques? de tierra|terra (?:comprimida|crua)|blocs? de terra|tapia\\b|argila\\b.{0,120}premsa|argil\\w+.{0,100}blocs",
		),
	},
	damp: {
		of: ["construction/refurbishment", "construction/company"],
		when: words(
			"damp\\b|walls sweat|mould\\b|mildew|humedad(?:es)?\\b|moho\\b|humitats?\\b|floridura|condensation|condensacion|condensacio\\b|salitre",
		),
	},
	insulation: {
		of: ["construction/refurbishment", "energy/efficiency"],
		when: words(
			"insulat\\w+|draught\\w*|retrofit\\w*|single-glazed|double glazing|(?:old|rotten|new|wooden|leaky) windows|aisla(?:r|miento|nte)\\w*|ventanas (?:viejas|podridas|nuevas|de madera|de aluminio)|fachadas?\\b|aillar|aillament|finestres (?:velles|noves|de fusta)|facan(?:a|es)\\b|anorac|sleep in coats",
		),
	},
	"empty-building": {
		of: ["construction/refurbishment", "construction/company"],
		when: words(
			"(?:empty|abandoned|derelict|disused) (?:\\w+ ){0,2}(?:building|school|house|mill|factory|barn|farmhouse|church|convent|hotel|cinema|warehouse|store|silo|station)|(?:casa|escuela|fabrica|edificio|convento|colegio|cine|masia|silo|cuartel)(?: \\w+){0,4} (?:vaci[oa]|abandonad[oa]|cerrad[oa]|en ruinas)|antigu[oa] (?:escuela|fabrica|convento|cine|cuartel|casa|silo)|(?:casa|escola|fabrica|edifici|convent|masia)(?: \\w+){0,4} (?:buid[ae]?|abandonad[ae]|tancad[ae])|antiga (?:escola|fabrica|casa)",
		),
	},
	"green-roof": {
		of: ["construction/urban-green"],
		when: words(
			"green roofs?|roof gardens?|living roofs?|cubiertas? (?:verdes?|vegetal\\w*|ajardinad\\w*)|azotea\\w*|cobert(?:a|es) (?:verd|vegetal|enjardinad)\\w*|terrats?\\b|flat roof",
		),
	},
	playground: {
		of: ["construction/urban-green"],
		when: words(
			"playgrounds?\\b|school ?yards?|patios? (?:del|de la|de los|escolar)|patio\\b|pati (?:de|escolar|del)|recreo\\b",
		),
	},
	"rain-garden": {
		of: ["construction/urban-green"],
		when: words(
			"rain ?gardens?|rain ?water|suds\\b|flood\\w*|storm ?water|jardines? de lluvia|agua de lluvia|drenaje|inunda\\w*|jardins? de pluja|aigua de pluja|drenatge|parterres de pluja",
		),
	},
	drip: {
		of: ["construction/farming"],
		when: words(
			"drip\\b|drip-\\w+|emitters?\\b|drippers?\\b|goteros?\\b|goteo\\b|degoteig|degoters?\\b|gota a gota",
		),
	},
	probes: {
		of: ["construction/farming"],
		when: words(
			"(?:moisture |soil )(?:probes?|sensors?)|probes?\\b|sensors?\\b|sondas?\\b|sensor(?:es)?\\b|sondes?\\b",
		),
	},
	wells: {
		of: ["construction/farming", "engineering/water"],
		when: words(
			"wells?\\b(?= (?:is|are|has|have|water|and|that|on|in|we|with|dry|runs)\\b)|boreholes?\\b|groundwater|aquifers?\\b|pozos?\\b|sondeos?\\b|acuifer\\w*|pous?\\b|aquifer",
		),
	},
	soil: {
		of: ["construction/farming"],
		when: words(
			"cover crops?|compacted|no[- ]till|plough\\w*|earthworms?|worms\\b|cubiertas? vegetal\\w*|siembra directa|suelo (?:vivo|muerto|duro|cansado|compactado)|tierra (?:dura|cansada|compactada|como)|lombrices|cobert\\w+ vegetal\\w*|sembra directa|cucs\\b|terra (?:\\w+ i )?(?:dura|cansada|compactada)",
		),
	},
	// Residues, water and air.
	wool: {
		of: [
			"engineering/residues",
			"construction/materials",
			"paper/textiles",
			"paper/company",
			"platform/trade",
			"engineering/company",
		],
		when: words(
			"wool\\b(?! hat)|fleeces?\\b|lana\\b|vellon(?:es)?\\b|llana\\b|velló|esquil\\w+|shear(?:ing|ers)\\b|pasan los polacos",
		),
	},
	gypsum: {
		of: ["engineering/residues", "construction/materials", "engineering/company", "paper/company"],
		when: words(
			"gypsum|plaster (?:models?|moulds?|waste|board)|plasterboard|yeso\\b|escayola|pladur|guix\\b|escaiola",
		),
	},
	tyres: {
		of: [
			"paper/company",
			"paper/plastics",
			"engineering/company",
			"engineering/residues",
			"construction/materials",
		],
		when: words(
			"tyres?\\b|neumaticos?\\b|pneumatics\\b|pneumatic\\b|caucho|crumb rubber|rubber (?:crumb|granul)|cautxu",
		),
	},
	seaweed: {
		of: [
			"engineering/organic",
			"engineering/residues",
			"construction/materials",
			"construction/company",
			"construction/refurbishment",
		],
		when: words("posidonia|seaweeds?\\b(?!-)|sea ?grass|algas\\b|algues\\b"),
	},
	seashells: {
		of: ["engineering/residues", "construction/materials", "engineering/company"],
		when: words(
			"(?:mussel|oyster|clam|scallop|whelk|sea)\\w*(?: and \\w+)? ?shells?\\b|conchas?\\b|cascaras? de (?:mejillon|ostra|almeja|vieira)|closques? de (?:musclo|ostra|cloissa)|petxines\\b|oyster shell",
		),
	},
	plating: {
		of: ["engineering/water", "engineering/contamination", "engineering/residues", "engineering/company"],
		when: words(
			"(?:electro)?plating|galvanotecn\\w*|nickel|niquel\\w*|chromium|chrome|cromad\\w*|anodi[sz]\\w*|galvani[sz]\\w*|zincad\\w*|decapado|pickling|cromat\\b",
		),
	},
	tannery: {
		of: ["engineering/residues", "engineering/water", "engineering/contamination", "engineering/company"],
		when: words("tanner(?:y|ies)|curtidos?\\b|curtidur\\w+|teneria\\w*|adober\\w*"),
	},
	landfill: {
		of: ["engineering/contamination", "engineering/company"],
		when: words(
			"landfills?\\b|rubbish tip|leachates?\\b|vertederos?\\b|abocadors?\\b|lixiviad\\w*|lixiviats?\\b|escombrera",
		),
	},
	"contaminated-ground": {
		of: ["engineering/contamination", "construction/company"],
		when: words(
			"contaminated (?:soil|ground|land)|(?:petrol|gas|filling) stations?|gasworks|suelos? contaminados?|gasolineras?|sols? contaminats?|benziner\\w*|(?:fuel|heating oil|diesel) tanks?|hidrocarburos?|hidrocarburs",
		),
	},
	chemicals: {
		of: ["engineering/contamination"],
		when: words(
			"drums\\b|(?:old|expired|unlabelled) (?:\\w+ )?(?:solvents?|acids?|pesticides?|chemicals?|paints?)\\b|bidones\\b|plaguicidas? (?:viejos|caducad)|productos quimicos|caducados?\\b|bidons\\b|productes quimics|caducats?\\b|percloro\\w*|tricloro\\w*",
		),
	},
	"spent-grain": {
		of: ["engineering/residues", "engineering/organic"],
		when: words(
			"spent grains?\\b|brewer'?s'? grains?|draff\\b|bagazo\\b|bagas\\b|brewery.{0,60}grains?\\b|cervece\\w+.{0,60}bagazo|gra (?:esgotat|de cervesa)",
		),
	},
	coffee: {
		of: ["engineering/organic", "engineering/residues"],
		when: words("coffee (?:grounds|waste)|(?:spent|used) coffee|posos\\b|marro\\b"),
	},
	sludge: {
		of: [
			"engineering/residues",
			"engineering/water",
			"engineering/organic",
			"construction/materials",
			"construction/company",
			"engineering/company",
		],
		when: words("sludges?\\b|lodos?\\b|fangs\\b|lamas de|filter ?cake|llots\\b"),
	},
	ash: {
		of: ["engineering/residues", "construction/materials"],
		when: words(
			"(?:bottom |fly |wood )?ash(?:es)?\\b|slags?\\b|cenizas?\\b|escorias?\\b|cendr(?:a|es)\\b|escories\\b",
		),
	},
	"rinse-water": {
		of: ["engineering/water"],
		when: words(
			"laundr(?:y|ies)|rins(?:e|es|ing)\\b|dye ?houses?|car ?wash\\w*|lavanderia\\w*|enjuagues?\\b|lavaderos?\\b|tintorer\\w*|bugaderi\\w*|esbandi\\w*|rentad\\w*|rento (?:caps|cotxes)",
		),
	},
	"food-water": {
		of: ["engineering/water", "engineering/company", "energy/company"],
		when: words(
			"brewer(?:y|ies)|brewhouse|winer(?:y|ies)|slaughter ?houses?|abattoir|canner(?:y|ies)|dairy|cerveceri?a\\b|bodega\\w*|mataderos?\\b|conserver\\w+|cerveser\\w+|celler\\w*|escorxador\\w*|dqo\\b|cod\\b|vinazas?\\b|cisternas alimentarias",
		),
	},
	brine: {
		of: ["engineering/water", "engineering/residues", "engineering/company"],
		when: words(
			"brines?\\b|salty|salinity|saline|desalin\\w*|salmuera\\w*|salazon\\w*|salinidad|desala\\w+|salmorr\\w*|salinitat|reverse osmosis|osmosis",
		),
	},
	leaves: {
		of: ["engineering/organic"],
		when: words(
			"(?:fallen|autumn|street|plane) leaves|grass (?:cuttings|clippings)|green waste|garden waste|hojas (?:secas|caidas|de los)|hojarasca|restos (?:vegetales|de jardin)|siega\\b|fulla\\b|fulles\\b|restes (?:vegetals|de jardi)|gespa\\b",
		),
	},
	"food-waste": {
		of: ["engineering/organic"],
		when: words(
			"food (?:waste|scraps|leftovers)|kitchen (?:waste|scraps)|plate (?:waste|scrapings)|leftovers?\\b|compost\\w*|sobras\\b|restos de (?:comida|cocina|fruta|verdura)|comedor(?:es)?\\b|restes de (?:menjar|cuina|fruita)|restes dels|menjadors?\\b|organica\\b|destrio|vermicompost",
		),
	},
	laptops: {
		of: ["engineering/scrap", "platform/community", "foundation/company"],
		when: words(
			"laptops?\\b|computers?\\b|mobile phones|e-?waste|weee\\b|raee\\b|printers\\b|ordenadores\\b|portatiles\\b|moviles viejos|electrodomesticos|washing machines|ordinadors\\b|portatils\\b|electrodomestics",
		),
	},
	metals: {
		of: ["engineering/scrap"],
		when: words(
			"scrap\\b|swarf|turnings|copper\\b|cables?\\b|chatarra|virutas?\\b|cobre\\b|ferralla|encenalls|coure\\b|metal sorting",
		),
	},
	footprint: {
		of: ["engineering/studies"],
		when: words(
			"carbon (?:footprint|neutral)|footprint|life[- ]cycle|lca\\b|scope 1|net zero|huella|ciclo de vida|acv\\b|petjada|cicle de vida|how much (?:we|do we) emit",
		),
	},
	smell: {
		of: ["engineering/air"],
		when: words(
			"smells?\\b|smelly|odou?rs?\\b|stinks?\\b|stench|olor(?:es)?\\b|huele\\b|peste\\b|pudor\\b|olors\\b",
		),
	},
	noise: {
		of: ["engineering/air"],
		when: words("nois[ey]\\w*|decibels?\\b|ruidos?\\b|ruidos[oa]s?|sorolls?\\b|sorollos\\w*"),
	},
	dust: {
		of: ["engineering/air"],
		when: words("dust\\w*|polvo\\b|polvareda|pols\\b|polseguera|serrin en el aire"),
	},
	// Cooperation and trade.
	"veg-boxes": {
		of: ["platform/trade"],
		when: words(
			"veg(?:etable)? (?:box|bag)\\w*|(?:weekly|farm) boxes|cestas?\\b|cajas? (?:de verdura|de fruta|a casa)|cistell(?:a|es)\\b|caix(?:a|es) (?:de verdura|de fruita|a casa)",
		),
	},
	machinery: {
		of: ["platform/cooperatives", "platform/community", "platform/company"],
		when: words(
			"(?:share|sharing|shared|pool\\w*) (?:\\w+ ){0,4}(?:machin\\w+|tractors?|harvesters?|equipment)|machinery ring|cada uno con su tractor|(?:tractor|cosechadora|maquinaria|vendimiadora)\\w* (?:\\w+ ){0,3}(?:compartid\\w+|en comun|entre)|compart\\w+ (?:\\w+ ){0,3}(?:maquin\\w+|tractor\\w*|cosechadora)|cuma\\b|maquinaria en comu\\b",
		),
	},
	"joint-buying": {
		of: ["platform/cooperatives"],
		when: words(
			"(?:buy|buying|order|ordering|purchas\\w+)\\b[^.?!]{0,50} (?:together|jointly|in bulk|as one)\\b|joint (?:purchas|buying)\\w*|group (?:purchas|buying)\\w*|buying group|compr\\w+ (?:\\w+ ){0,3}(?:juntos|juntas|conjunt\\w+|en comun|en grupo|entre todos)|pedimos cada uno|cada uno por su lado|central(?:es)? de compras?|grupos? de compra|compr\\w+ (?:\\w+ ){0,3}(?:plegats|en comu|junts|juntes)|centrals? de compres|grups? de compra",
		),
	},
	"found-coop": {
		of: ["platform/cooperatives"],
		when: words(
			"turn (?:\\w+ ){0,4}into (?:a )?(?:workers' )?co-?op\\w*|(?:set up|start|found|form|become|run as) (?:\\w+ ){0,4}co-?op\\w*|as a co-?op|buy (?:our|the|out) (?:\\w+ ){0,5}(?:together|co-?op)|(?:montar|fundar|crear|formar|funda)\\w* (?:\\w+ ){0,3}cooperativ\\w*|hacernos cooperativa|(?:muntar|fundar|crear|formar|constituir)\\w* (?:\\w+ ){0,3}cooperativ\\w*",
		),
	},
	"direct-sale": {
		of: ["platform/trade", "platform/cooperatives"],
		when: words(
			"middlem[ae]n|direct(?:ly)? to|sell (?:\\w+ ){0,3}direct\\w*|farmers'? markets?|mercados? de (?:productores|agricultores)|mercats? de pages|a granel|intermediari\\w*|compre directo|venta directa|vender (?:\\w+ ){0,3}direct\\w*|venda directa|vendre (?:\\w+ ){0,3}direct\\w*|subasta\\w*|subhasta|pagan \\d+ centimos",
		),
	},
	canteens: {
		of: ["platform/trade"],
		when: words(
			"canteens?\\b|school (?:kitchens?|meals|dinners)|hospital (?:kitchen|meals|food)|comedor(?:es)?\\b|cocina central|hospital\\b|menjadors?\\b|cuina central|cantina\\b",
		),
	},
	"tool-library": {
		of: ["platform/community"],
		when: words(
			"tool library|library of things|repair caf\\w+|cafe de reparacion|cafe reparador|lend\\w*|borrow\\w*|repair\\w*|taladr\\w+|herramientas\\b|prest(?:ar|amo|en|an)\\w*|reparar|arreglar|eines\\b|prestec|reparar|arreglar|biblioteca de (?:cosas|coses)",
		),
	},
	succession: {
		of: ["platform/succession", "platform/company"],
		when: words(
			"retir(?:e|es|ed|ing|ement)\\b|takes? (?:it )?over|successors?\\b|no children|jubil\\w+|relevo\\w*|traspas\\w*|herederos?\\b|sin hijos|ni mi herman\\w+ ni|relleu|successio\\b|hereus?\\b|village (?:shop|bakery|school|pub)|tienda del pueblo|panaderia del pueblo|botiga del poble|fleca del poble|mi padre tiene \\d+",
		),
	},
	// People.
	shifts: {
		of: ["foundation/wellbeing", "foundation/company"],
		when: words(
			"night shifts?|rotating shifts?|shifts?\\b|burn-?out|burnt out|sick notes?|sick leave|turnos?\\b(?! de oficio)|turno de noche|quemad[oa]s\\b|de baja\\b|torns?\\b|torn de nit|de baixa\\b|cremad[ae]s\\b",
		),
	},
	"therapy-garden": {
		of: ["foundation/wellbeing", "foundation/care", "foundation/inclusion", "foundation/company"],
		when: words(
			"(?:therap\\w+|healing|community) gardens?|gardening|allotments?\\b|huertos? (?!escolar)\\w*|bancal\\b|jardineria|horts? (?!escolar)\\w*|hort\\b(?! escolar)|orchard",
		),
	},
	carers: {
		of: ["foundation/care", "foundation/wellbeing"],
		when: words(
			"carers?\\b|caregivers?|respite\\b|dementia|alzheimer\\w*|cuidador\\w*|respiro\\b|demencia|respir familiar",
		),
	},
	"support-group": {
		of: ["foundation/wellbeing", "foundation/company"],
		when: words(
			"(?:support|grief|self-help) groups?|bereave\\w*|walk-and-talk|suicid\\w*|depress\\w*|stopped sleeping|somewhere to go|(?:talk|listen) to|grupos? de (?:apoyo|ayuda|duelo)|depresion|sepa escuchar|ansiedad|no quieren salir|brot\\b|primer brote|grups? de (?:suport|ajuda|dol)|depressio\\b|ansietat|que no hi es|escoltar|tornat a pujar",
		),
	},
	"supported-jobs": {
		of: ["foundation/inclusion"],
		when: words(
			"disabilit\\w+|autis\\w+|down'?s? syndrome|sheltered workshop|special employment|discapacidad|autismo|centros? especial(?:es)? de empleo|trastorno mental|discapacitat\\w*|autisme|centres? especials? de treball|taller ocupacional",
		),
	},
	apprentices: {
		of: ["foundation/inclusion", "foundation/youth"],
		when: words(
			"apprentic\\w*|trainees?\\b|traineeship|work experience|vocational|aprendi(?:z|ces|zaje)\\w*|practicas\\b|fp\\b|aprenents?\\b|aprenentatge|practiques\\b",
		),
	},
	visits: {
		of: ["foundation/care"],
		when: words(
			"lonel\\w+|(?:live|lives|living|eat|eats) alone|old (?:people|folk)|elderly|widow\\w*|care home|soledad\\b|viven? sol[oa]s?|come sol[oa]|mayores\\b|ancian\\w+|viud[oa]s?\\b|residencia\\b|solitud|gent gran|viuen? sol(?:s|es|a)?\\b|avis\\b|vidu\\w*",
		),
	},
	dropout: {
		of: ["foundation/youth"],
		when: words(
			"teenagers?\\b|adolescent\\w*|fourteen-year|fifteen-year|young people|school drop\\w*|expulsados|abandono escolar|chaval\\w*|jovenes\\b|crios\\b|nois\\b|noies\\b|joves\\b|nanos\\b",
		),
	},
	"volunteer-day": {
		of: ["foundation/company"],
		when: words(
			"paid (?:volunteer |)days?|staff (?:volunteer|each)|volunteering|litter pick\\w*|river clean\\w*|clean(?:ing)? (?:up )?(?:the|a) (?:river|beach|wood|ditch)|voluntariado|limpiar (?:el|la|un|una) (?:cauce|ribera|rio|playa|monte)|voluntariat|netejar (?:el|la) (?:riu|riera|llera|platja|bosc)|plumeros",
		),
	},
	"school-workshop": {
		of: ["foundation/education"],
		when: words(
			"schools?\\b|pupils\\b|class(?:es)?\\b|year \\d+\\b|escuelas?\\b|colegios?\\b|cole\\b|alumn\\w+|institutos?\\b|escol(?:a|es)\\b|alumnes\\b|instituts?\\b|huerto escolar|hort escolar",
		),
	},
} as const satisfies Record<string, NoteWords>;

export type NoteKey = keyof typeof notes;
