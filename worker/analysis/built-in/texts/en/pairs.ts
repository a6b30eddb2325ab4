import type { Proposal } from "../../themes.ts";
import type { Pair } from "../phrases.ts";

export const pairs: Record<Pair, Proposal> = {
	"paper+energy": {
		title: "First what can be recycled, then what can be burnt",
		text: "From some 50 kg of the material {first} takes out what can be recycled; a laboratory measures moisture and calorific value of the rest, and {second} reads the result.",
		decides:
			"how much is left over and how wet it is; if little, or mostly water, it is no fuel, and ordinary disposal is better",
	},
	"paper+engineering": {
		title: "One load, weighed twice",
		text: "{first} weighs what can be used of one load as it comes, {second} what is left of it: water, sludge and dirt. Together you have a balance of the whole load.",
		decides:
			"which share becomes a product; fix the least beforehand, say half: below it, keeping things apart at the source comes before a plant",
	},
	"paper+construction": {
		title: "The same sample on two tables",
		text: "You send the same sample to both: {first} says whether it can be recycled, and {second} whether it could be built in or laid on soil, and what each use requires.",
		decides:
			"which use pays more per tonne once transport is deducted; if neither does, keep to the usual collection",
	},
	"paper+platform": {
		title: "One full load from several",
		text: "With {second} those who have the material put their amounts a month on one sheet; {first} says from samples of three of them which quality it needs and what makes a full load.",
		decides:
			"whether together they fill a lorry with even quality before they run out of room; if not, a shared baler or store comes first",
	},
	"paper+foundation": {
		title: "A morning at the sorting table",
		text: "{first} shows one task with the material that somebody pays for; {second} and those who would do it try it for a morning and say what they would change.",
		decides:
			"whether it is a paid task that they would like to do again; if it is only one of these, look for another",
	},
	"energy+engineering": {
		title: "One week of hourly readings",
		text: "For the same week {first} reads the energy used each hour, and {second} what flows through the process: quantity, temperature, content. One sheet shows both.",
		decides:
			"whether what is left over and what is needed fall in the same hours; if not, storage or another use has to pay for itself",
	},
	"energy+construction": {
		title: "First less need, then the source",
		text: "{second} marks what building, shade or soil can save; only then {first} works out from a year’s bills what is still needed, and from which source.",
		decides:
			"how far the need falls; from that figure, not today’s, the plant is drawn and offers are asked for",
	},
	"energy+platform": {
		title: "Ten bills on one sheet",
		text: "{second} and you collect a year’s bills of ten who would sign; {first} lays their hourly curves over one another, in Spain from the distributor’s website.",
		decides:
			"how much they use by day; if it is little, buying together is usually a better start than a shared solar plant",
	},
	"energy+foundation": {
		title: "One room, two weeks",
		text: "Those concerned show {second} where cold, heat or the bill weighs most; {first} and they measure there for two weeks and read the figures together.",
		decides:
			"whether a measure without building, such as a tariff, seals or shade, already helps; if it does, it comes first",
	},
	"engineering+construction": {
		title: "A sample before the drawing",
		text: "{first} has the soil, water or material analysed for what the use requires; with the report {second} draws the smallest part that can be built or grown.",
		decides:
			"whether one value is over the limit for that use; if it is, treating it or another use comes before the drawing",
	},
	"engineering+platform": {
		title: "One study for those with the same problem",
		text: "{second} and you look for who has the same problem, with amounts; {first} compares three of them and says whether one solution fits all.",
		decides:
			"whether the three are alike; if they are not, order the analyses together and let each decide alone",
	},
	"engineering+foundation": {
		title: "Measured by those who live with it",
		text: "Those concerned and {second} choose the places and times; {first} says with which instrument, and both read four weeks of figures with them.",
		decides:
			"whether the figures agree with what people notice; if not, other places or hours come before any conclusion",
	},
	"construction+platform": {
		title: "First who uses it, then what is built",
		text: "{second} and you collect signed hours or quantities from those who would use it; {first} draws only the stage that these fill.",
		decides:
			"whether what they signed pays for the running of a year; if not, sharing a place that exists is better",
	},
	"construction+foundation": {
		title: "Two hours there with those who would use it",
		text: "Those who would use it go round the place with {second}, with a chair and a watch; {first} notes where they stop, and prices the three changes they name first.",
		decides:
			"which of the three would bring them back; if it is a person that is missing, that comes before building",
	},
	"platform+foundation": {
		title: "Three dates with both at the table",
		text: "{first} looks for those who would take part with a task or an order, {second} for the person who is there for them. All meet on three fixed dates.",
		decides:
			"whether both come each time, the task and the person; if one is missing, look for it before the next date",
	},
};
