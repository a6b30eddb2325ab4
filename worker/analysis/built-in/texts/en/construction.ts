import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const construction: CompanyTexts<"construction"> = {
	company: {
		name: "construction and agro-technology",
		why: "Construction and agro-technology are its two fields.",
		// A baseline over a whole cycle of use: IPMVP Core Concepts (EVO, 2022); untreated strips: On-Farm Testing (Washington State University, 1994).
		insight:
			"As a rule, what counts as proof is one wall, row or bay beside another that is left as it is, both read with the same instrument: a building over a winter and a summer, a crop over its season.",
		test: {
			title: "Four weeks before anything is changed",
			text: "For four weeks, before anything is changed, you read the same figure in two places alike: where the change is to come and where it is not. {company} looks at both lists with you.",
			decides:
				"how far the two differ already; if by more than you hope to gain, look for a better pair of places first",
		},
		ask: {
			data: "What has been measured so far, and in which months? If there are figures for a whole year, sizes can be worked out from them; if not, a logger or a meter comes before any offer.",
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
		// Mould from 80 % at the surface: EN ISO 13788:2012, 5.3; 20 % in timber: EN 335-2:2006, use class 2; asbestos: Orden of 7 December 2001 (Spain).
		insight:
			"As a rule the order is water, air, warmth: roof and damp first, then ventilation, then insulation. Mould needs no leak: 80% relative humidity at the surface is enough (EN ISO 13788), and tight new windows without ventilation can bring it.",
		test: {
			title: "Three places looked into before drawing",
			text: "An architect or building surveyor looks into three places, with as little damage as possible: the roof, a window surround and the foot of a wall. You go through the moisture readings with {company}.",
			decides:
				"what the meter reads: above 20% in timber, or where a wall stays wet, drying and repair come before insulation",
		},
		ask: {
			permits:
				"Is the building protected? If it is, the front usually stays as it is and insulation goes inside; if not, outside is usually better: it also covers the cold edges of floors and balconies.",
			people:
				"Does anybody stay in it during the works? If so, the works go from outside or floor by floor; if not, all trades can come at once, which is usually cheaper.",
			open: "Was it built or altered before 2003? If so, in Spain have it checked for asbestos before anybody drills; if it is newer, that step is not needed.",
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
		// Código Técnico de la Edificación (Real Decreto 314/2006), part I, art. 5.1.3 b.
		insight:
			"As a rule, whoever signs the project decides on a material, not the builder. In Spain the building code (CTE, part I, art. 5.1) lets that person depart from its documents if the result is shown to be at least equivalent.",
		test: {
			title: "First where nothing rests on it",
			text: "One piece or a few square metres, of known origin, go where they bear no load: a partition, a lining, paving, a bench. If your use asks for a strength or fire figure, a laboratory tests three samples.",
			decides:
				"whether they fit, and all three samples reach the figure; if one does not, a use without load is better",
		},
		ask: {
			product:
				"Will it bear weight, or only fill, line or cover? If it bears, expect tests of each batch and a signature; if not, a data sheet with few figures is often enough.",
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
			"Fewer new materials where it replaces them, and usually more hours: sorting, cleaning or drying is paid in labour.",
		goal: "Tonnes built in instead of usual materials, from the delivery notes.",
	},
	"urban-green": {
		name: "greenery, shade and open spaces",
		// A millimetre of water on a square metre is a litre, a kilogram. Temperatures: US EPA, Using Trees and Vegetation to Reduce Heat Islands (2021).
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
		aspect:
			"Where it gives shade, surfaces can be 11 to 25 °C cooler than in the sun, the air 1 to 5 °C (US EPA).",
	},
	farming: {
		name: "farming, soil and irrigation",
		why: "Agro-technology is one of its two fields.",
		// On-Farm Testing (Washington State University, 1994): four replications; How to Conduct Research on Your Farm or Ranch (SARE, 2017). Sixteen emitters: Merriam and Keller, Farm Irrigation System Evaluation (1978).
		insight:
			"Two plots treated alike usually differ too, so one beside another proves little. Handbooks for farm trials recommend at least four strips of each, side by side, in an order drawn by lot; under glass, four rows or benches.",
		test: {
			title: "Four strips with, four without",
			text: "You change four strips, rows or groups and leave four as they are for a season, weighed or metered alike. In irrigation, begin with a jug and a watch at sixteen outlets.",
			decides:
				"the gap between both averages; if it is smaller than the gaps among the four unchanged ones, the old way is cheaper",
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
			permits: "For water: your right to it, from the irrigators’ or basin authority",
		},
		aspect:
			"Less water, fuel or treatment later, if somebody acts on the readings; more hours and notes in the first season.",
		goal: "Kilos per hectare and per cubic metre of water, from delivery notes and the meter.",
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
		text: "You ask {company} and two others for the price delivered and unloaded, the smallest lot and the waiting time. With heavy or bulky things transport usually decides.",
		decides: "the price in place; if the journey costs more than the goods, something nearer is better",
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
		// Real Decreto Legislativo 7/2015, art. 5 d: everyone may ask in writing what planning rules apply to a plot.
		text: "You ask the town hall in writing what may be done on that plot: in Spain you have a right to the answer (Real Decreto Legislativo 7/2015, art. 5). {company} reads it with you before anything is drawn.",
		decides:
			"how the plan classes the land; where it rules the use out, another plot is quicker than a change of plan",
		ask: "Is the land urban or rural in the town’s plan? If rural, the region often has a say in Spain; if urban, the town hall’s licence or declaration is usually the first paper.",
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
		ask: "For how long, and on what area, could it be tried? If over a whole season, results will count; if for some weeks only, limit it to whether it can be built or handled.",
	},
	advice: {
		title: "One decision, three photographs",
		text: "You write down the decision, its date, what has been tried, and add three photographs. From that {company} can say what it would look at first, and why.",
		decides:
			"whether it can be judged from photographs; if not, an hour of a local architect or agronomist is better spent",
	},
};
