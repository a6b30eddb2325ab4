import type { Proposal } from "../../themes.ts";
import type { Pair } from "../phrases.ts";

export const pairs: Record<Pair, Proposal> = {
	"paper+energy": {
		title: "Both in one project",
		text: "{first} and {second} would look at what is recycled, what energy that takes, and what is left over to make energy from.",
		decides: "which part has to come first, and who answers for the whole",
	},
	"paper+engineering": {
		title: "Both in one project",
		text: "{first} and {second} would look at what can be recycled, and which process, test or permit that takes.",
		decides: "which part has to come first, and who answers for the whole",
	},
	"paper+construction": {
		title: "Both in one project",
		text: "{first} and {second} would look at which materials the building or the field gives or takes, and how they would be recycled or used again.",
		decides: "which part has to come first, and who answers for the whole",
	},
	"paper+platform": {
		title: "Both in one project",
		text: "{first} and {second} would look at who would collect or use the material, and how they would share one collection.",
		decides: "which part has to come first, and who answers for the whole",
	},
	"paper+foundation": {
		title: "Both in one project",
		text: "{first} and {second} would look at which tasks with the material suit the people concerned, and who would guide them.",
		decides: "which part has to come first, and who answers for the whole",
	},
	"energy+engineering": {
		title: "Both in one project",
		text: "{first} and {second} would look at what goes into and comes out of the process, and which energy it needs or yields.",
		decides: "which part has to come first, and who answers for the whole",
	},
	"energy+construction": {
		title: "Both in one project",
		text: "{first} and {second} would look at what the building, the land or the crop needs, and which renewable source covers it.",
		decides: "which part has to come first, and who answers for the whole",
	},
	"energy+platform": {
		title: "Both in one project",
		text: "{first} and {second} would look at who would share the energy or its purchase, and by which rules.",
		decides: "which part has to come first, and who answers for the whole",
	},
	"energy+foundation": {
		title: "Both in one project",
		text: "{first} and {second} would look at who would benefit, and which energy measure would help them first.",
		decides: "which part has to come first, and who answers for the whole",
	},
	"engineering+construction": {
		title: "Both in one project",
		text: "{first} and {second} would look at which tests and calculations come first, and what is then built or grown.",
		decides: "which part has to come first, and who answers for the whole",
	},
	"engineering+platform": {
		title: "Both in one project",
		text: "{first} and {second} would look at which problem several have in common, and one study or plant that serves them all.",
		decides: "which part has to come first, and who answers for the whole",
	},
	"engineering+foundation": {
		title: "Both in one project",
		text: "{first} and {second} would look at what has to be measured or improved, and how the people concerned take part.",
		decides: "which part has to come first, and who answers for the whole",
	},
	"construction+platform": {
		title: "Both in one project",
		text: "{first} and {second} would look at what is built or grown, who runs it, and how costs and income are shared.",
		decides: "which part has to come first, and who answers for the whole",
	},
	"construction+foundation": {
		title: "Both in one project",
		text: "{first} and {second} would look at what the place offers, who would use it, and who would be there for them.",
		decides: "which part has to come first, and who answers for the whole",
	},
	"platform+foundation": {
		title: "Both in one project",
		text: "{first} and {second} would look at who takes part, what support they need, and who keeps them in contact.",
		decides: "which part has to come first, and who answers for the whole",
	},
};
