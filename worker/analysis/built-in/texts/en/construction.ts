import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const construction: CompanyTexts<"construction"> = {
	company: {
		name: "construction and agro-technology",
		why: "Construction and agro-technology are its two fields.",
		ask: {
			data: "What has been measured so far, and in which months? If there are figures for a whole year, there is something to compare with; if not, a logger or a meter comes before any offer.",
			permits:
				"Will anything be built or dug? If so, ask the town hall first what the plan allows on that plot; if not, the owner’s consent in writing is usually enough to begin.",
			open: "Which figure would have to change, and by how much, to be worth its cost? If you can name it, one part is enough to find out; if not, choose that figure before any solution.",
		},
	},
	refurbishment: {
		name: "buildings and their refurbishment",
		why: "Construction is one of its two fields.",
		ask: {
			permits:
				"Is the building protected? If it is, the front usually stays as it is and insulation goes inside; if not, outside is usually better: it also covers the edges of the floor slabs, which are thermal bridges.",
			people:
				"Does anybody stay in it during the works? If so, the works go from outside or floor by floor; if not, all trades can come at once, which is usually cheaper.",
			open: "Was it built or altered before 2003? If so, in Spain have it checked for asbestos before anybody drills; if it is newer, that step is not usually needed.",
		},
	},
	materials: {
		name: "building materials and building with them",
		why: "Construction is one of its two fields.",
		ask: {
			product:
				"Will it bear weight, or only fill, line or cover? If it bears, expect tests of each batch and a signature; if not, a data sheet with few figures, such as fire, is often enough.",
			amount:
				"How much is there, or is needed, of one kind and size? If it is enough for a whole job, it can be drawn in from the start; if not, repairs, garden walls and furniture suit better.",
			open: "Is there an architect or engineer who would put it in a project? If so, ask which figure they still lack; if not, look for that person before a builder.",
		},
	},
	"urban-green": {
		name: "greenery, shade and open spaces",
		ask: {
			permits:
				"Whose are the ground, wall or roof, and do they agree in writing? If so, ask next for the plan of pipes or the load; if not, that consent comes before any drawing.",
			people:
				"Who would look after it in July and August? If somebody is there each week, trees and beds can be kept alive; if nobody is, choose what needs two visits a year.",
			open: "Where would the water come from in August? If there is a tap or a tank, trees can grow there; if only rain, choose plants that rest in summer.",
		},
	},
	farming: {
		name: "farming, soil and irrigation",
		why: "Agro-technology is one of its two fields.",
		ask: {
			data: "Are there soil, water or yield figures from before? If so, they are what to compare with; if not, take samples now, because afterwards it cannot be made up for.",
			amount:
				"How large is the area, and how much of it could you spare for a season? If eight strips, rows or benches, try it at home; if less, share the trial with a neighbour.",
			open: "Which figure would pay for the change: kilos, cubic metres, hours or treatments? If you note it already, start from last season’s; if not, noting it is the first step.",
		},
	},
};

export const constructionRequests: RequestTexts = {
	outlet: {
		title: "Start with one small job",
		text: "You offer one builder or grower just enough for a single small job, and take back what is left over. {company} looks at a sample before and says which use it would try first.",
		decides:
			"whether the second batch is like the first; if it varies, repairs and small jobs suit better than large ones",
	},
	supplier: {
		title: "Ask three for the price with delivery",
		text: "You ask {company} and two others for the price delivered and unloaded, the smallest lot and the waiting time. With heavy or bulky things transport can cost more than the goods.",
		decides: "the price in place; if the journey is the larger part, something nearer is better",
		ask: "By when do you need it, and could it be stored before? If it can come early, price decides; if not, ask first who has it.",
	},
	money: {
		title: "Put three figures on one page",
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
	trial: {
		title: "Agree in writing on the smallest trial",
		text: "Before the start you and {company} write down the part, the months, what is read and how often, and what is put back if it fails. Half a page is enough.",
		decides:
			"whether you can both name the reading that would mean stopping; if not, measure first and try afterwards",
		ask: "For how long, and on what area, could it be tried? If over a whole cycle, it can be compared; if for some weeks only, limit it to whether it can be built and handled well.",
	},
};
