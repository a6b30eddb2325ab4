import goals from "./goals.ts";
import nosotros from "./nosotros.ts";

export default {
	metaTitle: "ESG policy · {{group}}",
	metaDescription:
		"Mission, vision and commitments to the environment, people and good governance; the 2024 figures, five Sustainable Development Goals and the report.",
	name: "ESG policy",
	title: "Planet, people, governance.",
	art: "Five strands, one for each of five Sustainable Development Goals, wind round one another and close into a ring.",
	mission: {
		title: "Mission",
		text: nosotros.purpose.missionText,
	},
	vision: {
		title: "Vision",
		text: nosotros.purpose.visionText,
	},
	commitments: {
		title: "What we commit to",
		text: "We weigh the environmental, social and governance sides of a decision together.",
		environment: {
			title: "Environmental",
			items: [
				"Keep materials in use: reuse first, then recycle, and recover energy last.",
				"Choose renewable energy wherever the process allows it.",
				"Measure what we consume, emit and discard, and bring it down.",
				"Work the land without wearing it out.",
			],
		},
		social: {
			title: "Social",
			items: [
				"Safe and healthy work, mental health included.",
				"Equal opportunities, without discrimination of any kind.",
				"Training for jobs that are changing.",
				"Be good neighbours where we work.",
			],
		},
		governance: {
			title: "Governance",
			items: [
				"Environmental, social and governance criteria in every investment.",
				"One ethical code for all, approved on {{date, date}}.",
				"Account for ourselves in public, in the non-financial report.",
				"A confidential channel for reporting, and no retaliation.",
			],
		},
		code: "Code of conduct",
		whistleblowing: "Whistleblower channel",
	},
	metrics: {
		title: "Figures for {{year}}",
		tonnes: "tonnes processed.",
		revenue: "revenue.",
		aligned: "of the portfolio aligned with this policy.",
		sectors: "key sectors.",
		sectorsNote:
			"The six key sectors are the five sectors of our companies (recycling, energy, engineering, construction and agro) and carbon, which concerns them all.",
	},
	priorities: {
		title: "Strategic priorities",
		items: {
			circularity: {
				title: "Close the loop",
				text: "Turn more of what others discard into raw material, and plan its next use from the start.",
			},
			energy: {
				title: "Cleaner energy",
				text: "Bring renewable energy to the industries that find it hardest to change.",
			},
			innovation: {
				title: "Design waste out",
				text: "Prevent waste at the design stage, with technology that serves the people who use it.",
			},
			alliances: {
				title: "Work with others",
				text: "Look for partners: companies, associations and people with an idea.",
			},
		},
	},
	goals: {
		title: "Five Sustainable Development Goals",
		text: "Of the seventeen goals of the United Nations, these are the five we commit to.",
		abbreviation: "SDG",
		"7": { name: goals["7"], text: "Renewable energy for industrial plants." },
		"9": {
			name: goals["9"],
			text: "Engineering that makes factories cleaner, and keeps people at the centre.",
		},
		"12": {
			name: goals["12"],
			text: "Recycling of paper and plastic, with {{tonnes, number}} tonnes processed by the group in {{year}}.",
		},
		"13": {
			name: goals["13"],
			text: "Less waste and cleaner energy help to reduce emissions. We look at our investments from that perspective.",
		},
		"17": { name: goals["17"], text: "A circular economy needs partners. That is why we ask for your idea." },
	},
	report: {
		title: "The full report",
		text: "{{name}} {{year}}, in English.",
		download: "Open the report",
		format: "PDF",
	},
};
