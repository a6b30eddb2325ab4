import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const construction: CompanyTexts<"construction"> = {
	company: {
		name: "construction and agro-technology",
		why: "Construction and agro-technology are its two fields.",
		// A baseline over a full operating cycle: IPMVP Core Concepts (EVO, 2016), in a building usually a year; strips beside one another: On-Farm Testing (Washington State University, 1994).
		insight:
			"To prove a saving, a whole cycle is compared: in a building usually a year before and a year after (IPMVP protocol); in a crop a season, with unchanged strips alongside, because the weather differs from year to year.",
		test: {
			title: "Four weeks before anything is changed",
			text: "For four weeks, before anything is changed, you read the same figure in two places alike: where the change is to come and where it is not. {company} looks at both lists with you.",
			decides:
				"how far the two differ already; if by more than you hope to gain, look for a better pair of places first",
		},
		ask: {
			data: "What has been measured so far, and in which months? If there are figures for a whole year, there is something to compare with; if not, a logger or a meter comes before any offer.",
			permits:
				"Will anything be built or dug? If so, ask the town hall first what the plan allows on that plot; if not, the owner’s consent in writing is usually enough to begin.",
			open: "Which figure would have to change, and by how much, to be worth its cost? If you can name it, one part is enough to find out; if not, choose that figure before any solution.",
		},
		ready: {
			open: "In Spain, the cadastral reference: free on the Catastro’s website",
			photos: "Photographs with a person or a metre rule in them",
			money: "The last offer or invoice for the same thing",
		},
		aspect:
			"Less material, water or energy lost on a wrong guess, at the price of some months before the large order.",
		goal: "Energy, water or material per square metre, from meters and delivery notes before and after.",
	},
	refurbishment: {
		name: "buildings and their refurbishment",
		why: "Construction is one of its two fields.",
		// Mould above 80 % at the surface for several days: EN ISO 13788:2012, 5.3, and BS 5250, annex D; fungi in timber above 20 %: Código Técnico, DB SE-M (2009), 3.2.1.2, use class 2; ban of asbestos from 15 December 2002: Orden of 7 December 2001 (Spain).
		insight:
			"As a rule the order is water, air, warmth: roof and damp first, then ventilation, then insulation. Mould needs no leak: above 80% relative humidity at the surface for several days is enough (EN ISO 13788), and tight windows without ventilation can bring it.",
		test: {
			title: "Three places looked into before drawing",
			text: "An architect or building surveyor looks into three places, with as little damage as possible: the roof, a window surround and the foot of a wall. You go through the moisture readings with {company}.",
			decides:
				"what the meter reads: above 20% in timber, or where a wall stays wet, drying and repair come before insulation",
		},
		ask: {
			permits:
				"Is the building protected? If it is, the front usually stays as it is and insulation goes inside; if not, outside is usually better: it also covers the edges of the floor slabs, which are thermal bridges.",
			people:
				"Does anybody stay in it during the works? If so, the works go from outside or floor by floor; if not, all trades can come at once, which is usually cheaper.",
			open: "Was it built or altered before 2003? If so, in Spain have it checked for asbestos before anybody drills; if it is newer, that step is not usually needed.",
		},
		ready: {
			data: "A winter’s energy bills, or the energy certificate: from the owner",
			photos: "Photographs of the roof, the damp patches and the windows",
			open: "Old plans: the town hall’s archive or the architects’ association",
		},
		aspect:
			"Less heating and cooling, if ventilation is planned with it; insulation inside also takes floor space.",
		goal: "Kilowatt-hours per square metre and year, from the bills before and after.",
	},
	materials: {
		name: "building materials and building with them",
		why: "Construction is one of its two fields.",
		// Código Técnico de la Edificación (Real Decreto 314/2006, Spain), part I, art. 5.1.3 b: on the signer's responsibility and with the developer's consent.
		insight:
			"In works with a signed design, the design sets the material, not the builder. In Spain the building code (CTE, part I, art. 5.1) allows departing from its basic documents if the client agrees and the designer shows the result to be at least equivalent.",
		test: {
			title: "First where nothing rests on it",
			text: "One piece or a few square metres, of known origin, go where they bear no load: a partition, a lining, paving, a bench. If your use asks for a strength or fire figure, a laboratory tests three samples.",
			decides:
				"whether they fit, and all three samples reach the figure; if one does not, a use without load is better",
		},
		ask: {
			product:
				"Will it bear weight, or only fill, line or cover? If it bears, expect tests of each batch and a signature; if not, a data sheet with few figures, such as fire, is often enough.",
			amount:
				"How much is there, or is needed, of one kind and size? If it is enough for a whole job, it can be drawn in from the start; if not, repairs, garden walls and furniture suit better.",
			open: "Is there an architect or engineer who would put it in a project? If so, ask which figure they still lack; if not, look for that person before a builder.",
		},
		ready: {
			open: "Where each batch comes from: delivery notes, quarry or building",
			photos: "Photographs with a rule beside it",
			money: "What the usual material costs: a builders’ merchant’s quote",
			data: "Test reports: from the maker or a laboratory",
		},
		aspect:
			"Less of the usual material where it replaces it; if it is reclaimed, more hours: sorting, cleaning or drying is paid in labour.",
		goal: "Tonnes built in instead of usual materials, from the delivery notes.",
	},
	"urban-green": {
		name: "greenery, shade and open spaces",
		// A millimetre of water on a square metre is a litre, a kilogram. Temperatures: US EPA, Using Trees and Vegetation to Reduce Heat Islands (2021): surfaces against unshaded ones at their peak, air at the peak of summer.
		insight:
			"As a rule, what lies beneath decides before the plants: in a street, pipes and cables; on a roof, the load (each centimetre of water held weighs 10 kg per square metre); on scrub cleared against fire, what sprouts again next spring.",
		test: {
			title: "One summer on the smallest part",
			text: "Plant or clear the smallest part that makes sense: one tree pit, twenty square metres, one stretch. Whoever would look after it notes hours and litres each week until the end of September.",
			decides:
				"the hours and litres in August; if nobody can give them, fewer plants, or awnings, are the better way",
		},
		ask: {
			permits:
				"Whose are the ground, wall or roof, and do they agree in writing? If so, ask next for the plan of pipes or the load; if not, that consent comes before any drawing.",
			people:
				"Who would look after it in July and August? If somebody is there each week, trees and beds can be kept alive; if nobody is, choose what needs two visits a year.",
			open: "Where would the water come from in August? If there is a tap or a tank, trees can grow there; if only rain, choose plants that rest in summer.",
		},
		ready: {
			photos: "Photographs at noon and in the late afternoon",
			open: "Pipes and cables from the utilities; a roof’s load from its plans",
			amount: "The area, measured on the IGN’s aerial view (Spain) or another map",
		},
		aspect: "In the shade the ground can be 11 to 25 °C cooler; the air, in summer, 1 to 5 °C (US EPA).",
	},
	farming: {
		name: "farming, soil and irrigation",
		why: "Agro-technology is one of its two fields.",
		// Four replications: On-Farm Testing (Washington State University, 1994); four to six: Adding RIGOR to On-Farm Trials (Mississippi State University, P3930). Four emitters in each of four laterals: Merriam and Keller, Farm Irrigation System Evaluation (1978).
		insight:
			"Two plots treated alike usually differ too, so one beside another proves little. Handbooks for farm trials recommend at least four strips of each, side by side, in an order drawn by lot; the same goes for rows, benches or animals.",
		test: {
			title: "Four strips with, four without",
			text: "You change four strips, rows or groups and leave four as they are for a season, weighed or metered alike. In drip irrigation, begin with a measuring glass and a watch: four emitters on each of four lines.",
			decides:
				"the gap between both averages; if it is smaller than the gaps among the four unchanged ones, nothing is shown yet: repeat before buying",
		},
		ask: {
			data: "Are there soil, water or yield figures from before? If so, they are what to compare with; if not, take samples now, because afterwards it cannot be made up for.",
			amount:
				"How large is the area, and how much of it could you spare for a season? If eight strips, rows or benches, try it at home; if less, share the trial with a neighbour.",
			open: "Which figure would pay for the change: kilos, cubic metres, hours or treatments? If you note it already, start from last season’s; if not, noting it is the first step.",
		},
		ready: {
			open: "In Spain, the plot’s SIGPAC reference, from its online viewer",
			money: "Last season’s bills for water, energy and treatments",
			time: "The weeks of sowing, picking or planting",
			permits: "For water: your right to it, from the irrigators’ community or basin authority",
		},
		aspect:
			"Less water, fuel, work or treatment, if the trial confirms it; more hours and notes in the first season.",
		goal: "Kilos per hectare and, if irrigated, per cubic metre of water, from delivery notes and the meter.",
	},
};

export const constructionRequests: RequestTexts = {
	outlet: {
		title: "One small job, with returns",
		text: "You offer one builder or grower just enough for a single small job, and take back what is left over. {company} looks at a sample before and says which use it would try first.",
		decides:
			"whether the second batch is like the first; if it varies, repairs and small jobs suit better than large ones",
	},
	supplier: {
		title: "The price in place, from three",
		text: "You ask {company} and two others for the price delivered and unloaded, the smallest lot and the waiting time. With heavy or bulky things transport can cost more than the goods.",
		decides: "the price in place; if the journey is the larger part, something nearer is better",
		ask: "By when do you need it, and could it be stored before? If it can come early, price decides; if not, ask first who has it.",
	},
	site: {
		title: "A loan with a last day",
		text: "You offer an owner four lines: one season, your insurance, what you leave behind, the last day. {company} goes through them with you before you ask the town hall and the farmers’ cooperative who has such a place.",
		decides:
			"what has to be put back at the end, and who pays for that; if it cannot be removed, a short loan is not enough",
		ask: "Can all of it be taken away at the end? If so, a written loan of the place is usually enough to begin; if not, the owner and the town hall have to agree first.",
	},
	permit: {
		title: "Ask the town hall before drawing",
		// Real Decreto Legislativo 7/2015 (Spain), art. 5 d: the right to be informed in writing of the planning rules of a plot.
		text: "You ask the town hall what may be done on that plot: in Spain you have a right to the answer in writing (Real Decreto Legislativo 7/2015, art. 5). {company} reads it with you before anything is drawn.",
		decides:
			"how the plan classes the land; where it rules the use out, another plot is usually quicker than a change of plan",
		ask: "Is the land urban or rural in the town’s plan? If rural and the use is not farming, the region usually has a say in Spain; if urban, the town hall’s licence or declaration is usually the first paper.",
	},
	money: {
		title: "Three figures before anybody can decide",
		text: "You write on one page what the smallest part that works alone costs, what it saves or earns a year, and what you put in yourself, each with an offer or invoice. {company} reads that page.",
		decides:
			"the years in which savings pay for that part; if it lasts no longer than that, a smaller part or a grant is better",
		ask: "Which is the smallest part that works on its own, and what does it cost? If it is a small share, look for that sum first; if it only works whole, get permits and offers first.",
	},
	technical: {
		title: "A sketch and the one missing figure",
		text: "You send {company} a sketch with measures, photographs, and the figure you lack: a load, a flow, a thickness. One call shows what can be calculated and what must be measured on the spot.",
		decides:
			"whether that figure can be worked out from afar; if it depends on what is hidden, a visit or an opening comes first",
	},
	people: {
		title: "One week, written out",
		text: "You list the tasks of one week, with hours, tools and who is insured for what. {company} goes through the list with you: what needs a trade, and what somebody can learn on the job.",
		decides: "who answers for safety each day; while that name is missing, nobody should start",
		ask: "Which week of work is certain and paid? If there is one, look for people for that week; if not, settle the order or the budget first.",
	},
	trial: {
		title: "The smallest part, agreed beforehand",
		text: "Before the start you and {company} write down the part, the months, what is read and how often, and what is put back if it fails. Half a page is enough.",
		decides:
			"whether you can both name the reading that would mean stopping; if not, measure first and try afterwards",
		ask: "For how long, and on what area, could it be tried? If over a whole cycle, it can be compared; if for some weeks only, limit it to whether it can be built and handled well.",
	},
	advice: {
		title: "One decision, three photographs",
		text: "You write down the decision, its date, what has been tried, and add three photographs. From that {company} can say what it would look at first, and why.",
		decides:
			"whether it can be judged from photographs; if not, an hour of a local architect or agronomist is better spent",
	},
};
