export default {
	metaTitle: "Sustainable Alliance Analysis · {{group}}",
	metaDescription:
		"An alliance analysis with {{group}}: sector, sustainable aspects, proposals for working together and the development goals that an idea serves.",
	back: "Back to home",
	title: "Sustainable Alliance Analysis",
	notice: "Generated automatically",
	preparedFor: "Prepared for",
	date: "Date",
	proposal: "Your Proposal",
	wholeProposal: "Read all of it",
	edit: "Edit my idea",
	example: {
		label: "Example: an idea made up for this page; an AI model wrote the analysis",
		idea: "We are 30 growers with 40 hectares of greenhouses near Almería. In winter we heat them with gas, 900 MWh a year, and we pump water all night for irrigation. We would like solar panels on the store, heat that does not come from gas, and sensors so that we irrigate less. We can invest €60,000, and the grant that we apply for asks for the sector and the SDGs. Could you try it with two of us next winter?",
		// Written by a model with the prompt of worker/analysis/prompt.ts, then checked. Its facts are those of the sources above them.
		analysis: {
			understanding:
				"Growers near Almería want solar power, gas-free heat and sensor-led irrigation, tried first on two farms.",
			fit: "Joint: yes, over two winters. Anella Energia would look at power and heat, Terrana at sensors.",
			// INE, CNAE-2009, class 01.13.
			sector: "Protected horticulture (CNAE 01.13 for vegetables).",
			// MITECO, emission factors: natural gas 0.182 kg CO2/kWh of gross calorific value, 2023 to 2025; FAO, Irrigation and Drainage Paper 29 rev. 1, section 2.4, 1985.
			sustainability:
				"- Power: less from the grid only if pumping moves to daytime.\n- Gas: about 164 t CO2 a year (900 × 0.182), if natural gas (gross calorific value).\n- Water: with saline water, irrigating less lets salt build up at the roots.",
			// IDAE, Ahorro y eficiencia energética en invernaderos, 2008; CNMC, Circular 3/2020: weekends and 0 to 8 h are P6, 2020.
			collaboration:
				"1. **Two farms, two winters**: First, each meters gas and water in two similar greenhouses. The second winter, Terrana would fit one with soil-moisture sensors, and Anella Energia with a biomass air heater, hired if possible. Compare water per kg, root-zone salinity and heat cost per m². Stop whatever gains less than the first winter’s difference between them.\n   - **What decides it**: heated area. Over all greenhouses, gas is 2.25 kWh/m² yearly (900,000 / 400,000). If all is heated, try thermal screens before boilers.\n2. **Weekend pumping, without us**: On a heavy-irrigation weekend, pump only in sunshine. Under 3.0TD or 6.1TD, mainland network charges are at P6, as after midnight; check your energy price. If the reservoir falls short, size panels for the store alone.",
			goals:
				"SDG 6: Clean water and sanitation. m³ per kg.\nSDG 7: Affordable and clean energy. Solar kWh used.",
			// Royal Decree 244/2019, art. 3, 2019.
			question:
				"Is the pump on the store’s electricity meter? If not, panels usually reach it through the grid, which Royal Decree 244/2019 allows only nearby.",
			// Regulation (EU) 2022/2472, art. 6, 2022.
			ready:
				"- What comes first: shared by all, the budget is €0.15/m² (60,000 / 400,000), not enough for everything.\n- Hourly consumption of pump and store: Datadis.\n- The grant’s convocatoria: whether equipment ordered before applying is excluded. The application itself lies outside the alliance.",
			next: "Someone from the group reads the idea and answers by email. Meanwhile, choose the greenhouses.",
		},
		own: "Describe your own idea",
	},
	analyzing: "Analyzing your proposal...",
	slowButStored:
		"This is taking longer than usual. Your idea is stored, and a person will answer you by email in any case.",
	status: {
		reading: "Generating…",
		complete: "Complete",
		stopped: "Stopped",
		failed: "Error",
	},
	stop: "Stop",
	completed: "Analysis completed with sustainable AI",
	completedBuiltIn: "Analysis complete",
	stopped: "This analysis is incomplete.",
	stoppedButStored: "“Continue” asks for the rest.",
	continue: "Continue",
	tryAgain: "Try again",
	cut: "This analysis is incomplete: the text was cut off.",
	connectionLost: "The connection was interrupted. “Continue” asks for the rest.",
	delay: {
		busy: "Too many requests from your connection. It goes on at {{time, localTime}}.",
		lost: "The connection was interrupted. Trying again…",
		rewritten: "The model has begun anew. This text stays until the new one is longer.",
	},
	writeAgain: "Generate again",
	limitReached:
		"No more analyses of this idea can be generated today. Another one can be generated tomorrow.",
	writeInThisLanguage: "Write it in English",
	builtIn:
		"Generated automatically from the group’s public data, without an external AI model. It reads English, Spanish and Catalan. It may contain mistakes and is not binding on anyone.",
	standIn:
		"The AI model that writes the analyses is not available. This is a first automatic reading, which is shorter; if you open this page again later, the model may be asked once more. It may contain mistakes and is not binding on anyone.",
	machineMade: "Generated by an AI model. It may contain mistakes and is not binding on anyone.",
	committed: "A commitment of the group",
	goalPolicy: "Our ESG policy",
	answer: "Your answer",
	addAnswer: "Add it to my idea",
	copy: "Copy as text",
	copied: "Copied",
	copiedDescription: "The analysis is on your clipboard.",
	copyFailed: "Could not copy",
	copyFailedDescription: "Your browser did not allow it. Select the text and copy it by hand.",
	copyLink: "Copy link",
	linkCopied: "Link copied",
	linkCopiedDescription: "It leads to this idea and its analysis.",
	downloadRing: "Download my ring",
	downloadFailed: "The ring could not be downloaded",
	linkNote: "Anyone who has the link can read the idea and its analysis, but not your email address.",
	print: "Print",
	backToAnalysis: "Back to the analysis",
	next: "Next steps",
	explore: "Explore another alliance",
	contact: "Contact our team",
	aboutIdea: "About my idea: “{{idea}}”",
	failed: "The analysis could not be shown",
	failedDescription: "Your idea is kept: try again in a moment.",
	gone: "This analysis is no longer here",
	goneDescription: "The link is not complete, or the idea has been deleted.",
	loading: "Loading the analysis of this idea. If it does not appear, reload the page or write to us:",
	noScript: "The analysis needs JavaScript. You can also send us your idea by email:",
};
