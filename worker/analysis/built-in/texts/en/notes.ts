import type { NoteText } from "../../themes.ts";
import type { NoteKey } from "../note-words.ts";

/** Each is true of every idea that names the thing. Sources stand above them. */
export const notes: Record<NoteKey, NoteText> = {
	// CELAB, “Label release liners can and should be recycled” (2020), and case studies of 2023 and 2024.
	liner: {
		name: "silicone-coated liner paper",
		insight:
			"Mills can pulp siliconised liner, but as a rule in batches and by agreement; as ordinary waste paper it is often refused. Some takers want it alone, sorted by colour and without matrix.",
		test: {
			title: "Send a sample to three places",
			text: "Send two kilos of liner without matrix, and half a kilo of matrix apart, to a mill that pulps in batches, a maker of cellulose insulation and the liner’s supplier. {company} would name what each has to test.",
			decides:
				"whether one takes the liner without matrix; the matrix, being glue and film, usually stays with the disposal contractor",
		},
		ask: "Can liner and matrix come off the press on separate rolls? If so, the liner can be offered alone; if not, the mixture is usually burnt, and separating them comes first.",
	},
	// Cepi recyclability laboratory test method, version 2 (2022): 10 minutes of pulping at 2.5 %, 20 if needed,
	// then coarse and fine screening.
	laminated: {
		name: "coated paper, cups and cartons",
		insight:
			"What a laboratory tests is how much fibre is left after 10 to 20 minutes of pulping (Cepi method, 2022). As a rule coated board needs longer, so mills that run it do so alone, in batches.",
		test: {
			title: "First half a kilo, then a tonne",
			text: "Have half a kilo tested by the Cepi method, once clean and once as it comes back. With both reports {company} would say whether a run of one tonne on its own makes sense.",
			decides:
				"fibre left on the screen: if over a fifth of the paper is lost, a mill for special grades is usually the way",
		},
		ask: "Is the coating the same on all of it? If so, one test speaks for all; if there are several, the commonest is tested first, and the others are kept apart.",
	},
	// EN 643:2014, group 4 (kraft grades); food remains are a prohibited material.
	sacks: {
		name: "used paper sacks",
		insight:
			"Kraft sacks have long, strong fibre, but what was in them decides: a mill usually wants them shaken out, and those with a plastic layer apart.",
		test: {
			title: "See what is left in the sacks",
			text: "Weigh twenty sacks as they are, shake them out well and weigh again; put those with film inside on a heap of their own. {company} would compare the remains with what its grades admit.",
			decides:
				"what stays in: if more than some 2 % of the weight, sacks are usually brushed or turned before anybody buys them",
		},
		ask: "Is there a layer of plastic in some of them? If so, they are sorted by type where they are emptied; if not, one grade can be offered.",
	},
	// ISO/IEC 21964-1:2018 (DIN 66399): seven levels; P-4, particles of up to 160 mm². EN 643:2014.
	archives: {
		name: "office paper and archives",
		insight:
			"The finer the shredding, the shorter the fibre and the lower its price. ISO 21964 knows seven levels; where only P-3 or P-4 is needed, a mill usually still buys the result.",
		test: {
			title: "Work out how much paper there is",
			text: "Weigh one metre of shelf, and write down clips, plastic covers and bindings found in it. With the metres in all, {company} would say how many lorries, and which level it can prove.",
			decides:
				"the level that your rules ask for: if above P-4, shredding on the spot is usually priced first",
		},
		ask: "Has somebody signed that it may be destroyed? If so, a date can be set; if not, that signature comes first, from the archive or whoever answers for the data.",
	},
	// EN 643:2014: grades 1.04 and 1.05, moisture counted as air dry, 10 %.
	"waste-paper": {
		name: "waste paper",
		insight:
			"Paper is paid by how white and how pure it is: unprinted and lightly printed cuttings are usually the best grades, coated or coloured ones less, glued and plastic-covered ones least. Sorted where it is cut, it keeps its grade.",
		test: {
			title: "Sort the paper by kind",
			text: "For two weeks keep white, printed and glued paper in a sack each, and weigh them. {company} would name the grade of each, and say whether one is worth a collection.",
			decides: "the white share: if under a third, one mixed sack and a merchant’s round cost less trouble",
		},
		ask: "Is there room for three sacks or bins where the paper falls? If so, each grade can be offered; if not, the lowest one sets the price of all.",
	},
	cardboard: {
		name: "used cardboard",
		insight:
			"Cardboard is paid by grade, weight and dryness: rain adds weight that a mill deducts. As a rule full bales travel to a mill, and loose sheets to a merchant nearby.",
		test: {
			title: "Weigh one week of cardboard",
			text: "Weigh what comes up in a week, flattened and under a roof, and note tape, film and wax. {company} would say whether it goes straight to a mill or with a merchant’s round.",
			decides:
				"a week’s weight: below some 500 kilos, a merchant’s round or a shared baler is usually cheaper than a lorry of one’s own",
		},
		ask: "Is there a roof and a baler, your own or a neighbour’s? If so, full bales can be offered; if not, the price is usually that of the collection.",
	},
	// Existing texts: drainage, Schopper-Riegler (ISO 5267-1); test sheets (ISO 5269-1).
	stalks: {
		name: "plant fibres for paper",
		insight:
			"With stalks the limit is usually not strength but drainage: fine particles hold the water and slow the machine. Moulded trays forgive more than sheets.",
		test: {
			title: "Test whether it makes paper",
			text: "One kilo, dry and cut to two centimetres, goes to a paper laboratory: it pulps it, measures drainage (ISO 5267-1) and forms ten sheets (ISO 5269-1). {company} would read the result.",
			decides:
				"pulp from 100 kilos of dry stalk: if less than half, what becomes of the rest weighs on the price",
		},
		ask: "Is it stored dry, or heaped wet? If dry, it can wait for a mill’s free day; if wet, it has to be used or dried within weeks.",
	},
	// Market grades of film, such as 98/2 (98 % natural, 2 % coloured).
	film: {
		name: "transparent packaging film",
		insight:
			"Film is sold by colour: clear film kept free of coloured film, labels and tape is usually worth several times the mixture, and 98 % clear is a usual grade.",
		test: {
			title: "See how much clear plastic there is",
			text: "Sort one full bag: clear, coloured, labels and tape; weigh each. {company} would read the clear share, and with it say whether a bale can be offered.",
			decides:
				"the clear share: below 95 %, removing labels and tape where it is unwrapped comes before a baler",
		},
		ask: "Who unwraps it, and is there a bag for clear film beside them? If so, it stays clean; if not, that bag comes before any collection.",
	},
	"farm-film": {
		name: "film from fields and greenhouses",
		insight:
			"Thin mulch film often comes off the field with more soil than plastic; greenhouse cover is thicker and cleaner. As a rule they are priced apart, and soil shaken off on the field is carried by no lorry.",
		test: {
			title: "Wash ten kilos and weigh what remains",
			text: "Cut ten kilos from different rolls, weigh, wash, dry and weigh again; do so for each kind of film. {company} would read the loss of each and say which is worth washing.",
			decides:
				"the loss: if over a third, shaking or dry cleaning at the farm is looked at before a washing line",
		},
		ask: "Can film, twine and drip tape be kept on separate heaps? If so, the cover can be offered alone; if not, sorting by hand usually costs more than the washing.",
	},
	nets: {
		name: "nets and ropes",
		insight:
			"Gill nets and seines are usually nylon, which sinks and is usually worth most; ropes and trawl nets are often polyethylene or polypropylene, which float. Lead lines, floats and knots of other plastics come off first.",
		test: {
			title: "Separate the nets that float",
			text: "Cut a palm’s length from each kind, and drop it into a bucket of seawater: what sinks apart from what floats. Weigh one net before and after taking off its lines. {company} would read list and weights.",
			decides:
				"minutes per kilo of net: if hands take longer than nylon pays, only the large plain panels are usually worth cutting out",
		},
		ask: "Does the port keep nylon apart from the rest? If so, a load of one plastic can be offered; if not, two cages on the quay come first.",
	},
	// AIPE compaction centre, EU Circular Economy Stakeholder Platform: 20–25 kg/m³ to 400 kg/m³.
	foam: {
		name: "expanded polystyrene",
		insight:
			"Loose foam weighs some 20 kg per cubic metre, pressed blocks up to 400: twenty lorries become one. As a rule clean white foam has buyers once pressed, and a smell of fish lowers the price.",
		test: {
			title: "Work out how much foam there is",
			text: "Fill one cubic metre, weigh it, and multiply by a month. {company} would compare a small press, hired or shared, with today’s removal.",
			decides:
				"kilos a month: below some 500, a neighbour’s press or the fish market’s is usually cheaper than one’s own",
		},
		ask: "Is it white and dry, or with labels, fish or glue? If white, a press decides; if not, washing or another box is compared first.",
	},
	mattresses: {
		name: "used mattresses",
		insight:
			"A mattress is taken apart by hand or knife: steel springs sell at once, foam needs a user, and the cover is the worst part. Wet ones usually go to disposal whole.",
		test: {
			title: "See what three mattresses yield",
			text: "Take three apart with a cutter; weigh steel, foam and cover, and note the minutes. {company} would set weights and minutes beside today’s charge per piece.",
			decides:
				"minutes each: if labour costs more than the charge that it saves, a plant that takes them whole is cheaper",
		},
		ask: "Are they of one make, or of many? If of one, the maker can be asked first what the foam is; if of many, pocket springs and latex are put apart.",
	},
	// Royal Decree 712/2025 (Spain), after 1619/2005: producers of replacement tyres answer for worn ones; schemes such
	// as Signus and TNU.
	tyres: {
		name: "used tyres and rubber",
		insight:
			"In Spain whoever first puts replacement tyres on the market pays for the worn ones (Royal Decree 712/2025), and the schemes usually collect free from workshops. Granulate is bought by grain size and by how free it is of steel and textile.",
		test: {
			title: "Find out which tyres you have",
			text: "Count the tyres by kind, or sieve two kilos of granulate and run a magnet over it. {company} would say which scheme, recycler or product they suit.",
			decides:
				"where they come from: if no scheme answers for them, such as very old farm tyres, carriage and cutting are priced first",
		},
		ask: "Did they come off in a workshop, or do they lie about? If in a workshop, its scheme is asked first; if not, the town hall or region can usually say who takes them.",
	},
	glass: {
		name: "glass bottles and jars",
		insight:
			"What decides a washed bottle is not the washer but the model: washers and fillers usually need hundreds of one shape, and labels that come off in hot water.",
		test: {
			title: "Sort the glass by shape",
			text: "Sort one day’s glass by shape and count; soak ten of each for an hour in hot water and see which labels come off. {company} would read both.",
			decides: "the commonest shape: if it is less than half, agreeing on one bottle comes before a washer",
		},
		ask: "Do buyer and bottler use the same bottle? If so, a round between them can be tried; if not, the common bottle is the first agreement.",
	},
	corks: {
		name: "cork stoppers",
		insight:
			"Used cork usually does not go back into stoppers: it is ground for insulation, soles or panels, and must be free of plastic and agglomerate with caps. Cork is light, so distance weighs.",
		test: {
			title: "Sort the corks by kind",
			text: "Sort one sack: natural, agglomerate, plastic, with caps; weigh each. {company} would say for which grinder it is enough.",
			decides:
				"natural cork: if under two thirds, a picture on the box of what may go in is cheaper than sorting",
		},
		ask: "Does a wine merchant’s or another van come back empty on that road? If so, it can carry the sacks; if not, collecting once a year is usually enough.",
	},
	// EPAL technical regulations: only licensed firms may repair EPAL pallets; ISPM 15: the mark is void after
	// repair without treatment.
	pallets: {
		name: "wooden pallets",
		insight:
			"Sound standard pallets are worth most as they are. Only a licensed firm may repair those marked EPAL, and the export mark (ISPM 15) only holds if the repair uses treated, marked wood; the rest is timber, board or fuel.",
		test: {
			title: "Separate sound pallets from broken ones",
			text: "Make three stacks: marked and sound, repairable, broken. Count a week of each, with two photographs; {company} would say who takes which.",
			decides:
				"the sound share: if a third or more, a pallet dealer usually collects and pays; if hardly any, chipping nearby is cheaper than carriage",
		},
		ask: "Are most of the same size, 80 × 120 cm? If so, a dealer is the first to ask; if odd sizes, a carpenter’s workshop or a board maker is.",
	},
	returnables: {
		name: "returnable packaging",
		insight:
			"Back nine times in ten, a pack makes ten trips on average; eight in ten, only five. The return rate usually decides before the washer does.",
		test: {
			title: "Count how many packs come back",
			text: "Number a hundred packs with a marker, hand them out as usual for six weeks and count what returns. {company} would read trips and breakages.",
			decides:
				"trips per pack: if fewer than its price divided by that of a throwaway, the throwaway is cheaper",
		},
		ask: "Does the vehicle that delivers come back empty? If so, the return costs little; if a parcel service delivers, it is a second postage.",
	},
	// Refashion, “Mechanical recycling of textiles”, April 2025.
	textiles: {
		name: "used textiles",
		insight:
			"Tearing shortens the fibre: what is not worn again usually becomes felt, wadding or wipers. Of one fibre it finds a buyer sooner than mixed; coatings, film and zips come off first.",
		test: {
			title: "See how much cloth can be used",
			text: "Take ten pieces apart; weigh the main cloth, and apart from it linings, zips, film and trims, and note the minutes. {company} would say which kind of taker to ask.",
			decides:
				"minutes per kilo: if hands take longer than the fibre is worth, bags or other pieces sewn from it are usually the better way",
		},
		ask: "Could a part be used as it is, even cut up? If so, that part goes first, to a workshop or charity; if not, the label’s fibre decides.",
	},
	"clinical-wrap": {
		name: "clean wrap from operating theatres",
		insight:
			"Sterile wrap is usually pure polypropylene and clean, if it is taken away before the patient comes in. What blocks it is usually the hospital’s waste plan, not the plastic.",
		test: {
			title: "Keep one operating theatre’s wrapping apart",
			text: "In one theatre the wrap goes into a bag of its own before the patient enters, for two weeks; it is weighed and checked for gloves and tape. {company} would look at one bag.",
			decides:
				"foreign pieces: if there are more than two or three a bag, the bag’s place in the room is changed first",
		},
		ask: "Does the waste plan let it leave as ordinary waste? If so, collection is a matter of kilos; if not, the person in charge of the plan is the first to ask.",
	},
	"rigid-plastics": {
		name: "plastics such as polyethylene and polypropylene",
		insight:
			"In water solid, unfilled polyethylene and polypropylene float; PVC, PET and nylon sink. Those that float together are not parted by water, so kinds and colours are worth keeping apart at the source.",
		test: {
			title: "Wash ten kilos and see what floats",
			text: "Weigh ten kilos, wash, dry and weigh again; drop cut pieces into a bucket of water. {company} would read the loss and what floats; of granulate, a kilo and its data sheet.",
			decides: "the loss: if a third is earth, growth or water, cleaning where it lies comes before carriage",
		},
		ask: "Must the next product have a colour, or touch food? If food, EU rules (2022/1616) say which recyclate may; if only a colour, melt flow decides.",
	},
	// Royal Decree 396/2006 (Spain), article 11: work plan, 45 days; firms in the register RERA.
	asbestos: {
		name: "roofs of asbestos cement",
		insight:
			"In Spain only firms in the register RERA may remove it, with a work plan that the labour authority has 45 days to approve (Royal Decree 396/2006, article 11). The firm files the plan, not the owner.",
		test: {
			title: "Ask for an offer with three prices",
			text: "Ask one RERA firm for three prices apart: taking off, transport and landfill, new roof. {company} would set them beside what the new roof is to carry.",
			decides:
				"the price per square metre: if several owners share one plan and one crane, it usually falls; if one stays out, where his sheets join is the trouble",
		},
		ask: "Is it whole, or broken and crumbling? If whole, nobody drills or cleans it and there is time to plan; if crumbling, keep away and ask a RERA firm now.",
		answers: {
			money: {
				title: "Work out each owner’s cost and gain",
				text: "In one table write for each owner: square metres, price of removal, and what the roof would earn. {company} would compare lending for the roof with paying it by the kilowatt-hour.",
				decides:
					"the years: if removal and new roof take longer to earn back than the contract lasts, the owners pay a part first",
			},
		},
	},
	// Royal Decree 244/2019 (Spain), article 4 and annex I: one agreement with the shares, signed by all, sent to
	// the distributor.
	"shared-solar": {
		name: "solar power shared by several",
		insight:
			"In Spain who pays and who gets energy may differ: the sharing agreement that all sign and send to the distributor only has to add up to one (Royal Decree 244/2019). A distance limit applies.",
		test: {
			title: "Agree on a share for each",
			text: "Collect ten bills of those who would sign, and write a share for each, also for those without money to put in. {company} would say how many panels those shares fill by day.",
			decides:
				"use by day: if the ten use less than half of what the panels make, fewer panels are the better start",
		},
		ask: "Is everybody within the distance that the rule allows, as the distributor reads it? If so, the table of shares comes next; if not, those outside need a roof of their own.",
	},
	charging: {
		name: "charging points",
		insight:
			"A vehicle that stands all night usually needs no fast charger: ten hours at 7.4 kW are 74 kWh. Sharing the power between points (load management) is usually cheaper than a larger connection.",
		test: {
			title: "See when the vehicles stand still",
			text: "For one week note when each vehicle arrives, leaves and how far it has driven. {company} would work out the kilowatts needed at each hour.",
			decides:
				"those kilowatts against what is free in the contract: if they fit at night, no larger connection is needed",
		},
		ask: "How many kilowatts does the connection have to spare at night? If enough, only cables are missing; if not, charging in turns is compared before a new connection.",
	},
	vans: {
		name: "vans, buses and rounds",
		insight:
			"A round pays for an electric vehicle by its kilometres: the more a day, within one charge, the sooner. With few, sharing or fewer trips usually saves more than changing the engine.",
		test: {
			title: "See which routes a battery covers",
			text: "For a week note kilometres, stops and idle hours of each vehicle. {company} would mark the rounds that fit into two thirds of a battery, and those that could be joined.",
			decides: "kilometres a day: below some 50, fewer vehicles usually save more than electric ones",
		},
		ask: "Does each vehicle sleep where there is a socket? If so, the round can be tried with a hired one; if not, the place at night comes first.",
	},
	// Regulation (EU) 2023/1542, articles 45 and 56(2). ADR: UN 3480, special provision 376 for damaged ones.
	"used-batteries": {
		name: "used batteries",
		insight:
			"In the EU whoever first sells batteries prepared for re-use, repurposed or remanufactured counts as their producer, with the duties of one (Regulation 2023/1542, article 56). Used in one’s own building, safety and insurance decide.",
		test: {
			title: "Test ten batteries of the same model",
			text: "Choose ten undamaged ones of one model; somebody trained notes voltage, capacity after one full cycle and any heat. {company} would read how far they spread.",
			decides:
				"the spread: if it is over some 10 % within one model, sorting by capacity comes before any pack",
		},
		ask: "Will they be sold, or used by yourself? If sold, ask the producers’ register first; if used, ask the insurer where they may stand.",
		answers: {
			permit: {
				title: "Ask whether you count as the producer",
				text: "Describe the pack on one page: cells, voltage, protection, who buys it. Ask the producers’ register in writing whether you count as producer; {company} would read the answer with you.",
				decides:
					"that answer: if you do, a partner already in a take-back scheme is usually quicker than joining alone",
			},
		},
	},
	// Directive 2012/19/EU, annex VI: used equipment is told from waste by a test of each piece.
	"used-panels": {
		name: "used solar panels",
		insight:
			"Used panels shipped to another country need a test record each, otherwise they are presumed waste (Directive 2012/19, annex VI). Who signs the installation usually wants the maker’s sheet and insulation measured.",
		test: {
			title: "List the details of each panel",
			text: "List make, serial number, open-circuit voltage and insulation of each, with the data sheet. {company} would say which can go in one string.",
			decides:
				"the insulation test: a panel that fails is usually waste; if two models differ much in current, they are not put in one string",
		},
		ask: "Is there still a data sheet for the model? If so, an engineer has something to sign; if not, use off the grid or for lessons is usually what remains.",
		answers: {
			technical: {
				title: "Start with the simplest roof",
				text: "Choose the roof with the simplest structure and least power. An engineer goes through the tests, the string and the structure; the students do the measuring. {company} would look at your list first.",
				decides:
					"whether the data sheets are there: without them nobody usually signs for a connection to the grid",
			},
		},
	},
	// P = 9.81 × flow × height × efficiency, some 70 %. Spain: Royal Legislative Decree 1/2001, article 64: a
	// change of a concession needs authorisation.
	hydro: {
		name: "water power",
		insight:
			"Kilowatts are some seven times the fall in metres times the flow in cubic metres a second. In Spain the water right must allow power: changing a concession needs the basin authority’s authorisation (Water Act, article 64).",
		test: {
			title: "Measure the fall and the water",
			text: "Measure the fall with a level, and the flow each month, or take the canal’s gate records. {company} would turn them into kilowatt-hours a year.",
			decides:
				"kilowatt-hours in the dry months: if there is no use close by in the wet ones, the cable can cost more than the machine",
		},
		ask: "Does the water right, as registered, allow power? If so, the grid or the pump comes next; if not, its holder asks the basin authority before anything is bought.",
		answers: {
			permit: {
				title: "Ask about the water permit",
				text: "The holder of the right, not the supplier, files the change. On two pages: point, fall, flow, months, and that no water is consumed. {company} would read them before they go.",
				decides:
					"who holds the concession: if it is not who would use the power, their agreement comes first",
			},
		},
	},
	// Power in wind grows with the cube of its speed.
	wind: {
		name: "wind power",
		insight:
			"Half the wind gives an eighth of the power, so a sheltered site can make nothing of a good machine. As a rule a mast at hub height for a year comes before any offer, and neighbours before the mast.",
		test: {
			title: "Look at the map before measuring",
			text: "Take the mean wind at hub height from a public wind atlas; if it promises, a mast or a hired lidar measures for a year. {company} would read the hours, not the gusts.",
			decides:
				"the yearly mean at hub height: below some 5 m/s small machines seldom pay, and sun is compared first",
		},
		ask: "Is it within a protected area or close to houses? If so, that decides before the wind; if not, the nearest line with free capacity does.",
		answers: {
			permit: {
				title: "Ask the three bodies",
				text: "A turbine usually needs the town hall (plan and licence), the region (environment and energy) and the grid company. Ask each one question in writing; {company} would go through the answers with the village.",
				decides:
					"the land: if the plan or protection excludes it, solar on roofs is usually the quicker way to own one’s power",
			},
		},
	},
	"solar-pumping": {
		name: "pumping with solar power",
		insight:
			"Water is the cheapest store: pumping by day into a raised pond usually costs less than a battery. If irrigation needs pressure at night, the pond’s height decides.",
		test: {
			title: "Compare the water pumped with its cost",
			text: "Put pumped cubic metres, metres of lift and kilowatt-hours of each month side by side. {company} would see what a pump that follows the sun could lift.",
			decides:
				"the peak month: if the sun’s hours do not lift it, the grid stays for the rest and the plant is drawn smaller",
		},
		ask: "Is there a pond above the fields, or room for one? If so, panels can follow the sun; if not, pressure has to come at watering hours.",
		answers: {
			money: {
				title: "Start with a single pump",
				text: "Have one pump and its panels priced apart, with the bill they replace. {company} would compare buying, leasing and paying by the kilowatt-hour over the same years.",
				decides:
					"the years: if the price is earned back within half the life of the pump, a bank usually listens; if not, a smaller stage comes first",
			},
		},
	},
	"leased-roof": {
		name: "solar panels on a roof that is rented",
		insight:
			"Who rents can usually only use what can be taken away: the years left in the lease decide, not the sun. Panels on ballast without drilling move; cables and permits stay.",
		test: {
			title: "See if the lease is long enough",
			text: "Lay the years left, the owner’s written consent and twelve bills side by side. {company} would say whether panels earn their cost before the last year.",
			decides:
				"the years left: below some five, a smaller plant to take along, or a cheaper contract, usually comes first",
		},
		ask: "Would the owner buy the plant at the end, at a price fixed now? If so, the years matter less; if not, only what moves is worth counting.",
	},
	battery: {
		name: "electricity storage",
		insight:
			"A battery does not save energy, it moves it and loses a tenth or more on the way; it earns by cycles, so one that fills each day pays sooner than one that waits for power cuts.",
		test: {
			title: "See how often a battery would fill",
			text: "Lay two weeks, in January and July, hour by hour: use, own production, price. {company} would count how often a battery would fill and empty.",
			decides: "full cycles a year: below some 200, moving the use to the sunny hours is usually cheaper",
		},
		ask: "Is it to save money, or to go on when the grid fails? If money, hours and prices decide; if failures, the loads that must not stop do.",
	},
	// Spain: Royal Decree 1183/2020, article 17: up to 15 kW on urbanised land without access and connection
	// permits. PVGIS, Joint Research Centre.
	"roof-solar": {
		name: "solar power from a roof",
		insight:
			"What pays best is usually what is used in the same hour. In Spain self-consumption up to 15 kW on urbanised land, or without surplus, needs no access permit (Royal Decree 1183/2020); otherwise the grid company’s answer can decide the size.",
		test: {
			title: "Compare your use with the sun",
			text: "Take the hourly readings of a year from the distributor (in Spain, datadis.es), and the roof’s yield from PVGIS. {company} would lay one over the other.",
			decides:
				"use in the same hour: if under half of what the roof makes, fewer panels or a neighbour on the same roof are compared first",
		},
		ask: "Can the roof bear them, and how many years is it good for? If an engineer’s sheet says so, size comes next; if not, the roof is looked at before the panels.",
	},
	"cold-store": {
		name: "cold stores and refrigeration",
		insight:
			"Each degree of needless cold costs some 2 to 4 % of the electricity; open doors, iced coils and fans can cost as much again. Frozen goods also store cold: cooling at noon is usually the cheapest battery.",
		test: {
			title: "See what the cold uses at night",
			text: "Read the meter each hour of one night, with temperature and doors; then set one room one or two degrees warmer for a week, if the product allows it. {company} would compare.",
			decides: "what the product’s rules allow: if no degree may move, doors, fans and defrosting come first",
		},
		ask: "Which temperature do law or customer really ask for? If there is a margin, moving hours costs nothing to try; if not, the machines are measured.",
		answers: {
			technical: {
				title: "Rest one cold room in peak hours",
				text: "Choose one room, two probes and a limit at which it starts again. For a week it rests in the dear hours; {company} would read temperature and kilowatts, before anybody writes a control.",
				decides:
					"the rise in four hours: if it stays inside the limit with the doors in use, a timer will do to begin with",
			},
		},
	},
	// US Department of Energy, Compressed Air Tip Sheet 3 (2004): leaks of 20 to 30 % of output; about 1 % for
	// each 2 psi.
	"compressed-air": {
		name: "compressed air",
		insight:
			"In systems without care leaks often take 20 to 30 % of the air (US DOE). Each bar less saves some 7 %, and nine tenths of the current leaves the compressor as heat.",
		test: {
			title: "Look for air leaks with everything off",
			text: "With nothing running, note for an hour how long the compressor loads and how long it rests: the share of load is the leak. {company} would put it in kilowatt-hours a year.",
			decides: "that share: above a tenth, finding leaks by ear or ultrasound usually pays within months",
		},
		ask: "Which tool needs the highest pressure? If it is only one, it gets a booster and the rest comes down; if all do, leaks come first.",
	},
	// US Department of Energy, Steam Tip Sheet 1 (2012): 15 to 30 % of traps may have failed after three to five
	// years without maintenance.
	steam: {
		name: "steam",
		insight:
			"After three to five years without care, 15 to 30 % of the steam traps may let live steam through (US DOE). Next come the condensate that is thrown away and bare valves.",
		test: {
			title: "Check ten places for lost steam",
			text: "Measure ten traps before and behind, and the make-up water of a week. {company} would turn both into fuel.",
			decides:
				"make-up water: if over a third of the steam, returning condensate usually pays before any new machine",
		},
		ask: "Is the condensate returned to the boiler? If so, traps are looked at; if not, find out first whether it could be dirty.",
	},
	lighting: {
		name: "lighting",
		insight:
			"A lamp saves by its hours: a LED that burns all night saves little beside one that goes off. In streets and stores, the level that is asked for comes before the catalogue.",
		test: {
			title: "Change half the lights and compare",
			text: "Put a meter on one circuit for two weeks; change half of it, and dim it when nobody is there. {company} would compare both halves.",
			decides: "hours a year: below some 1,500, sensors and timers usually pay before new lamps",
		},
		ask: "Is there a level of light to be kept, by a rule or for work? If so, it is measured first, in lux; if not, half of the lamps can go off on trial.",
	},
	kilns: {
		name: "heat from kilns, ovens and furnaces",
		insight:
			"The cheapest user of a kiln’s heat is usually the kiln itself: combustion air, dryer, loads waiting. Flue gas carries dust and acid, so below some 150 °C an exchanger can corrode.",
		test: {
			title: "Measure the heat in the smoke",
			text: "For one firing measure temperature and flow of the flue gas each hour, with its dust. {company} would work out kilowatts, and first look at the own dryer.",
			decides: "hours in common: if the user needs heat when the kiln rests, a store or his own boiler stays",
		},
		ask: "Is there a dryer or hot water in the same building? If so, it is usually the first user; if not, the metres to the nearest one decide.",
	},
	"greenhouse-heat": {
		name: "heat for greenhouses",
		insight:
			"A thermal screen usually saves heat more cheaply than a new source gives it, so it is compared first; for flue gas as CO₂, what burns must be clean, because traces of other gases harm the crop.",
		test: {
			title: "Record the heat of the coldest week",
			text: "Write for the coldest week kilowatts by hour, night temperature and CO₂ bought. {company} would lay it over what a source nearby gives in the same hours.",
			decides:
				"the hours without source: if a stop in January would cost the crop, a boiler in reserve belongs in the price",
		},
		ask: "Is there a place within some hundred metres of a steady source? If so, temperature decides; if not, the pipe usually costs more than the heat.",
		answers: {
			site: {
				title: "Find three sources of heat nearby",
				text: "Mark three sources of warm water or clean flue gas with free land within 500 metres, and ask each for temperature and hours of stopping. {company} would read the answers beside your coldest week.",
				decides:
					"the land beside the source: if its plan does not allow a greenhouse, the next source is cheaper than a change of plan",
			},
		},
	},
	// Energie-Atlas Bayern and C.A.R.M.E.N.: about 1.5 MWh per metre of trench and year.
	"heat-pipe": {
		name: "a heat pipe between neighbours",
		insight:
			"A rule of thumb for heat networks is 1.5 MWh sold per metre of trench and year: 600 metres want some 900 MWh. Below, losses and digging usually weigh more than the heat.",
		test: {
			title: "Work out heat per metre of trench",
			text: "From last year’s fuel bills of the users work out megawatt-hours, and divide by the metres of trench. {company} would check pipe, pumps and the hours in common.",
			decides:
				"that quotient: well below 1.5, a heat pump or boiler at the user’s is compared before the trench",
		},
		ask: "Who answers on the day the source stops? If the old boiler stays, the pipe only has to save fuel; if not, a reserve belongs in the price.",
		answers: {
			money: {
				title: "Send your sums line by line",
				text: "Send metres, temperatures, hours, losses and the price of digging, each with its source. {company} would look for the weakest line before it speaks of money.",
				decides:
					"the contract: if the user signs for longer than the years to earn it back, the rest can be examined",
			},
		},
	},
	"warm-water": {
		name: "heat in warm water",
		insight:
			"One cubic metre cooled by ten degrees gives 11.6 kWh. So warm water is best used before it is mixed, at the machine that makes it, to heat the cold water going in.",
		test: {
			title: "Measure the warm water of one machine",
			text: "Log for a week flow and temperatures of one outlet, and of the cold water beside it. {company} would multiply: 1.16 × cubic metres × degrees.",
			decides: "hours in common: if cold water is not drawn while warm runs off, a tank between them decides",
		},
		ask: "Does the warm water carry lint, fat or fibres? If so, an exchanger that can be cleaned is needed; if not, a plain one will do.",
		answers: {
			trial: {
				title: "Recover the heat of one washing machine",
				text: "Fit an exchanger or a tank to one machine, with a gas meter before and after. {company} would look at the readings of four weeks beside four without.",
				decides:
					"gas per kilo washed: if the fall is smaller than from week to week anyway, the trial goes on before the others are changed",
			},
		},
	},
	// Enthalpy of evaporation, 2,257 kJ/kg: 627 kWh a tonne.
	dryers: {
		name: "drying",
		insight:
			"Evaporating a tonne of water takes some 630 kWh of heat, in practice often one and a half times that, unless a heat pump gives part of it back. Pressing or draining it off first usually costs a small part of drying it.",
		test: {
			title: "See what drying one load takes",
			text: "Weigh one load before and after, and read fuel and hours. {company} would work out kilowatt-hours per litre of water, and how much air goes out unsaturated.",
			decides:
				"kilowatt-hours per litre: above 1.2 or so, air tightness and damp sensors come before another fuel",
		},
		ask: "Could water be taken out before, by pressing, draining or sun? If so, that is tried first; if not, the air that leaves is looked at.",
	},
	// UNE 164003 and 164004 (olive stones, nut shells); ISO 17225-1:2021; ISO 21404:2020 (ash melting).
	shells: {
		name: "shells, stones and stalks as fuel",
		insight:
			"Clean stones and shells burn like pellets; stalks, husks and pulp usually bring more ash, which can melt and stick in the boiler. A laboratory tells it as ash melting (ISO 21404).",
		test: {
			title: "Have two kilos tested as fuel",
			text: "Two kilos go to a fuel laboratory: moisture, ash, chlorine, ash melting. {company} would compare them with a boiler’s manual.",
			decides:
				"ash: above some 3 %, or melting early, mixing with wood or another use is compared before a boiler",
		},
		ask: "Is it dry under a roof when the boiler needs it? If so, it can be tried; if not, drying or the months in between are the first cost.",
	},
	// ISO 17225-1:2021: 19 MJ/kg dry; at 50 % moisture 2.3 kWh/kg, at 20 % 4.1.
	prunings: {
		name: "wood and prunings as fuel",
		insight:
			"Wood at 50 % moisture holds some 2.3 kWh a kilo, at 20 % some 4.1. Stones and soil picked up from the ground usually cost more trouble than water.",
		test: {
			title: "Have two kilos of the heap tested",
			text: "Two kilos from the middle go to a fuel laboratory: moisture, ash. Time how long a chipper takes for one hectare or load. {company} would work out the price per kilowatt-hour.",
			decides: "ash: above some 2 to 3 % soil is in it, and lifting it cleanly comes before a boiler",
		},
		ask: "Where can it lie for a summer, chipped or not, off the ground? If there is a place, sun does the drying; if not, the buyer must take it wet.",
		answers: {
			outlet: {
				title: "Look for a boiler nearby",
				text: "Ask three owners of chip boilers, such as swimming pools, schools or sawmills, for size, moisture and ash, and offer one lorry. {company} would read their answers beside a sample.",
				decides:
					"what their boilers admit: if none takes it as it is, screening is priced before a boiler of one’s own",
			},
		},
	},
	slurry: {
		name: "manure and slurry",
		insight:
			"Cattle and pig slurry are usually about nine tenths water or more: as a rule gas comes from what is added, and almost the whole weight comes out again. Land for it decides before the digester.",
		test: {
			title: "Have one litre of slurry tested",
			text: "Have one litre analysed: dry matter, nitrogen, potassium. Draw the fields that may take it, with months. {company} would read whether land, pressing or gas comes first.",
			decides:
				"the fields: if they do not take what comes out, separating solids or joining with others is compared before gas",
		},
		ask: "Who would take the digestate, in which months? If there are signed hectares, a size can be drawn; if not, they come before the permit.",
		answers: {
			permit: {
				title: "Ask first which permit you need",
				text: "In Spain a farm that changes how it treats manure usually has its environmental permit changed by the region; gas from others’ waste makes it a waste plant. Ask the region in writing; {company} would read the answer.",
				decides: "whose material it takes: with only one’s own farms the way is usually shorter",
			},
		},
	},
	// VDI 4630 (2016): methane yield in batch tests, usually some four weeks or more.
	digester: {
		name: "a biogas plant",
		insight:
			"A digester wants much the same food every day: what comes in one season feeds it for one season. As a rule a laboratory test of the methane (VDI 4630) takes a month or more and costs little beside a plant.",
		test: {
			title: "List the material there is each month",
			text: "List each material with tonnes by month, and send two litres of each to a laboratory for methane and dry matter. {company} would reckon the gas of the poorest month.",
			decides:
				"the poorest month: if it gives less than half of the best, a smaller plant or joining another is compared first",
		},
		ask: "Who takes what comes out, which weighs almost as much as what goes in? If there are signed hectares, a size can be drawn; if not, they come first.",
	},
	hydrogen: {
		name: "hydrogen",
		insight:
			"An electrolyser usually takes 50 kWh or more for a kilo that holds 33. Where a cable or battery can do the work, that loss is spared; hydrogen suits where they cannot.",
		test: {
			title: "Count the spare electricity",
			text: "Count the hours and kilowatt-hours that are really spare, and divide by some 55 for kilos. {company} would set them beside the user’s week.",
			decides:
				"kilos in the worst month: if they do not cover the user, a battery or direct use is compared first",
		},
		ask: "Who would use it, and how far away? If on the same site, one tank may do; if by road, compressing, carrying and filling together can cost as much as making it.",
	},
	// Food Technol Biotechnol 2016/2017 (PMC5434364): whey, COD 50–102 g/l. Regulations (EC) 183/2005 and
	// 1069/2009.
	whey: {
		name: "whey",
		insight:
			"A litre of whey loads a sewage plant like some hundred litres of ordinary sewage (COD 50 to 100 g a litre), so it is kept out of the drain. Sweet and fresh it is usually feed; acid, mainly for pigs.",
		test: {
			title: "Offer the whey to two farms",
			text: "Give ten fresh litres, with the hour written on them, to two farms or a whey collector. {company} would note how old it may be, and what cooling would cost.",
			decides:
				"hours until it sours: if no round comes within a day, cooling or concentrating is priced before a digester",
		},
		ask: "Is there salt or acid in it? If sweet and unsalted, feed or ricotta is asked first; if acid, a pig farm; if salty, gas is usually what remains.",
		answers: {
			supplier: {
				title: "Compare three small gas plants",
				text: "Ask three makers for the same: litres a day, months, metres of altitude, frost, and who services it. Whey alone sours a digester; ask what they would mix in. {company} would compare the offers.",
				decides:
					"the cold months: if gas is least when whey is most, a farm’s digester nearby is usually cheaper",
			},
		},
	},
	// Two-phase pomace: 65 to 70 % water.
	pomace: {
		name: "olive pomace",
		insight:
			"Two-phase pomace is two thirds water: an extraction plant pays by oil and dryness, and each kilometre carries water. Taking out the stones first usually pays if somebody burns or buys them.",
		test: {
			title: "See how much stone can be separated",
			text: "Separate the stones of a hundred kilos, dry them and weigh; measure the water of what is left. {company} would price stones as fuel and the pulp apart.",
			decides:
				"stones per hundred kilos: some ten dry kilos are usual; if fewer, the mill’s own boiler takes all and no buyer is needed",
		},
		ask: "Does an extraction plant still take the pulp? If so, it is worth more without water than without oil; if not, compost with leaves is compared.",
	},
	// Regulation (EC) 183/2005, article 5 and 9: registration of feed businesses.
	"spent-grain": {
		name: "spent grain",
		insight:
			"Spent grain is some four fifths water and sours within two or three days, so the nearest farm usually wins. In the EU whoever supplies feed has to be registered (Regulation 183/2005).",
		test: {
			title: "Try four weeks with one farm",
			text: "A farm fetches one batch the same day for four weeks, and says what the animals leave. {company} would note kilos, hours and kilometres.",
			decides: "hours: if nobody comes within two days, pressing and ensiling, drying or bread are compared",
		},
		ask: "Can it be fetched on brewing day? If so, it is feed; if not, ask first who has room to make silage of it.",
	},
	// Hardgrove and Livesley 2016, Urban Forestry & Urban Greening 18; composting removes the effect (Environments
	// 2024, 11(12), 272).
	coffee: {
		name: "coffee grounds",
		insight:
			"Fresh grounds slow plants down: in trials from 2.5 % in the soil (Hardgrove and Livesley, 2016). Composted with leaves, or as a bed for oyster mushrooms used within a day or two, they do well.",
		test: {
			title: "Try the grounds on mushrooms and compost",
			text: "Fill ten kilos of the day’s grounds: half to a mushroom grower, half with three parts of dry leaves in a heap. {company} would weigh and look after six weeks.",
			decides:
				"mould: if grounds turn green before they are fetched, collecting more often decides before the use",
		},
		ask: "Can they be fetched every day or two, without filters or bags? If so, mushrooms are possible; if weekly, compost is.",
	},
	// Regulation (EC) 1069/2009, article 2(2)(f): shells stripped of soft tissue and flesh are outside it.
	seashells: {
		name: "sea shells",
		insight:
			"In the EU shells stripped of flesh are outside the rules for animal by-products (Regulation 1069/2009, article 2); with flesh on them they are not. So cleaning decides before grinding.",
		test: {
			title: "Clean, dry and crush twenty kilos",
			text: "Boil or air twenty kilos, dry and crush them; have lime and salt measured. {company} would ask one user: poultry grit, lime for soil, filler.",
			decides:
				"salt and flesh left: against salt a winter in the rain is usually cheaper than washing; with flesh, the veterinary office says what may be done",
		},
		ask: "Are they cooked, or raw? If cooked and picked clean, uses open; if raw, the veterinary office is asked first.",
	},
	// Posidonia oceanica is a protected species in Spain (Royal Decree 139/2011, list); beached remains: rules of
	// the regions.
	seaweed: {
		name: "seaweed and beached sea grass",
		insight:
			"Salt and sand decide: rain of one winter usually washes out the salt, and a sieve the sand. In Spain living posidonia is protected, and what is beached may only be moved as the region allows.",
		test: {
			title: "Let the rain wash one cubic metre",
			text: "Sieve one cubic metre, let rain wash it until spring, and measure salt and moisture; for insulation, a laboratory tests fire on three samples. {company} would read both.",
			decides:
				"salt: if its conductivity does not fall to the user’s limit, only use in dunes or on the beach remains",
		},
		ask: "Has the region written that it may be used, and for what? If so, a sample can go to a laboratory; if not, that letter comes first.",
		answers: {
			permit: {
				title: "Ask whether seaweed may be given away",
				text: "Ask the region’s environment department three things: may it be ceded, how many cubic metres, and as waste, by-product or material. Enclose how it is collected today; {company} would read the draft.",
				decides:
					"whether it is ceded as waste: then the builder needs a waste manager in between, and the calendar is longer",
			},
		},
	},
	leaves: {
		name: "leaves and green waste",
		insight:
			"Fallen leaves are clean until the pavement: what is blown together with litter is sorted for good money. As a rule leaves compost slowly alone, faster with a third of grass or kitchen scraps.",
		test: {
			title: "See what the leaf bags contain",
			text: "Open ten bags from different streets, pick out what does not belong and weigh it. {company} would say by street where bins or sweeping should change.",
			decides:
				"litter: above some 2 to 3 % by weight, buyers of leaf mould usually refuse, and sieving is priced",
		},
		ask: "Can the streets with most cigarette ends and bags be collected apart? If so, the clean ones have takers; if not, a sieve shared by several towns is compared.",
		answers: {
			permit: {
				title: "Ask what permit your size needs",
				text: "In Spain the region sets from which size composting is notified, authorised or needs an environmental licence. Ask with tonnes a year, square metres and metres to houses; {company} would read the answer.",
				decides: "the tonnes of one site: two small heaps can have a shorter way than one large one",
			},
		},
	},
	"food-waste": {
		name: "food waste and compost",
		insight:
			"Wet scraps seldom compost alone: one volume usually needs one to three of dry leaves or chips, and these are hard to find in town. They are settled before the machine.",
		test: {
			title: "Weigh two weeks of food waste",
			text: "Weigh every bag for two weeks, with the step it comes from, and once a week pick out what does not belong. {company} would read both lists.",
			decides:
				"what does not belong: if every bag has some, a change in the kitchen usually costs less than removal",
		},
		ask: "Who would use the compost, and in which months? If somebody has land, a small plant can suit; if it has to be sold, its analysis decides.",
	},
	sludge: {
		name: "sludge",
		insight:
			"Sludge is paid by the tonne, and most of it is water: from 20 to 40 % of dry matter halves the lorries. A press usually comes before drying, and a use before both.",
		test: {
			title: "Test samples and find a user",
			text: "Mix samples of ten days; have dry matter, metals and salts measured, and ash where it is mineral. Ask one possible user for three limits; {company} would compare.",
			decides:
				"dry matter: below some 25 %, a hired press for a week is usually cheaper than a study of drying",
		},
		ask: "Is it waste in your permit, or could it be a by-product with a known user? If a user signs, the region is asked; if none, disposal sets the price.",
		answers: {
			permit: {
				title: "Find out whether it counts as waste",
				text: "In the EU a by-product needs a certain use, no further treatment beyond the usual, and lawful use (Directive 2008/98, article 5). Write user, amount and analysis on two pages for the region; {company} would read them.",
				decides: "whether it is used as it comes: if it has to be treated before, it usually stays waste",
			},
		},
	},
	// EN 450-1:2012: fly ash of coal, with a share of other fuels; ash of biomass alone is outside it.
	ash: {
		name: "ash and slag",
		insight:
			"The concrete standard for fly ash (EN 450-1) is for coal, with some other fuel burnt along; ash of biomass alone is outside it. So bricks, mortar, roads or fertiliser are asked first.",
		test: {
			title: "Have three bags of ash tested",
			text: "Take three bags from different weeks; have lime, unburnt carbon, chlorine and metals measured. {company} would read how far they spread.",
			decides:
				"the spread: if carbon or chlorine differ by more than double, mixing or a steadier fire comes before a user",
		},
		ask: "Is bottom ash kept apart from filter ash? If so, the bottom ash has uses; if not, the filter’s metals usually close them.",
	},
	gypsum: {
		name: "gypsum",
		insight:
			"Gypsum is mostly recycled into gypsum: makers of boards and plaster take it clean and dry, and some goes to fields. Its sulphate can harm concrete, and in a wet landfill it can smell.",
		test: {
			title: "Prepare a dry, clean sample",
			text: "Dry fifty kilos, take out pins, paper and metal, and crush a handful. {company} would ask one plaster maker and one cement maker for moisture and purity.",
			decides: "moisture: above some 10 % makers usually refuse, and a roof is cheaper than a dryer",
		},
		ask: "Is it of one kind, or mixed with resin and alginate? If of one kind, a pallet can be offered; if mixed, a second bin comes first.",
	},
	// Regulation (EC) 1069/2009: unwashed wool is category 3 material. Scouring takes off 30 to 50 %.
	wool: {
		name: "sheep’s wool",
		insight:
			"Of raw wool a third to a half of the weight is grease, sweat and soil. In the EU unwashed wool is an animal by-product (Regulation 1069/2009), so washing or another permitted treatment usually comes before a use.",
		test: {
			title: "See what the washed wool suits",
			text: "Send three fleeces to a wool washer: yield, fibre thickness, straw. {company} would say whether insulation, felt or yarn is the use, and for walls what a moth treatment costs.",
			decides:
				"yield: if less than half comes back, carriage of raw wool eats the price, and pellets for soil are compared",
		},
		ask: "Can fleeces be kept dry, white apart from black, without straw? If so, a washer takes a lot; if not, sorting at shearing comes first.",
	},
	// BREF Surface Treatment of Metals and Plastics (2006).
	plating: {
		name: "metal plating and pickling",
		insight:
			"Nickel can usually be won back from its own rinse; from sludge mixed with chromium hardly. Rinsing three times in counterflow can need a tenth of the water of a single bath.",
		test: {
			title: "Measure one rinse every hour",
			text: "For one line measure conductivity and metal in the first rinse each hour, with litres. {company} would say whether a still rinse, resin or counterflow pays.",
			decides: "whether rinses can be kept apart: if all go to one drain, pipes come first",
		},
		ask: "Is every bath followed by its own rinse? If so, metals can go back one by one; if not, the rinse of the dearest metal is separated first.",
	},
	// Directive 2008/98, article 18; Council Decision 2003/33 (waste acceptance at landfills).
	tannery: {
		name: "tannery waste",
		insight:
			"Before the tanning drum fleshings are an animal by-product with uses, such as fat, gelatine or gas; after it chromium closes most. So what is kept apart before chrome is what can be saved.",
		test: {
			title: "Weigh each kind apart for two weeks",
			text: "For two weeks weigh limed fleshings, shavings and sludge apart, and have water and chromium measured. {company} would look for a taker of the first, and at pressing the last.",
			decides:
				"dry matter of the sludge: if it can be pressed to half its weight, another landfill may accept it while the permit is changed",
		},
		ask: "Who could take fleshings now, before any works? If a rendering plant does, the deadline concerns only sludge; if none, a hired press buys time.",
	},
	"food-water": {
		name: "waste water from food and drink",
		insight:
			"Trade effluent is often charged by load as well as by litres, usually as COD. Much of the load leaves in few minutes, as yeast, blood, whey or first rinse; caught in a tank, it never reaches the drain.",
		test: {
			title: "Sample the water for a whole day",
			text: "Take a sample each hour of one ordinary day, with litres; a laboratory measures COD and pH. {company} would show which tenth of the water carries most of the load.",
			decides: "that tenth: if it holds over half, a tank for it is usually cheaper than a treatment plant",
		},
		ask: "Which vessel is emptied just before the worst hour? If there is one, its contents are kept out first; if not, a balancing tank is.",
	},
	brine: {
		name: "brine and salt water",
		insight:
			"Common salt passes reed beds, filters and biology almost unchanged; membranes or evaporation take it out and leave brine. So the least costly brine is the one not made.",
		test: {
			title: "Find where the salt comes out",
			text: "Measure conductivity each hour for three days at each outlet. {company} would mark the one that carries the salt, and look whether it can be kept apart.",
			decides:
				"where it goes: if nobody may receive the brine, using less salt or a second use comes before membranes",
		},
		ask: "Is there an outlet to the sea, a sewer or only a pond? If sea or sewer, its permit sets the limit; if a pond, its evaporation does.",
	},
	"rinse-water": {
		name: "rinse water",
		insight:
			"The last rinse is usually clean enough for the first wash of the next load: a tank and a pump, before any membrane. Salt and softener, not dirt, set how often it can go round.",
		test: {
			title: "Keep the last rinse for a week",
			text: "Catch the last rinse of one machine for a week; measure conductivity, turbidity and litres. {company} would say for which step it will do.",
			decides:
				"conductivity: if it doubles within a few rounds, a share is let out each time and the saving is smaller",
		},
		ask: "Is the rinse warm as well? If so, heat and water are saved by the same tank; if not, the tank has to pay by water alone.",
	},
	// Directive 1999/31/EC, annex III; Royal Decree 646/2020 (Spain): after closure leachate composition and
	// groundwater every six months.
	landfill: {
		name: "old landfills",
		insight:
			"Before anything is drawn, three things decide: what lies there, whether gas forms and where its water goes. In Spain landfills closed under Royal Decree 646/2020 have leachate and groundwater level checked usually every six months.",
		test: {
			title: "Walk the site and take samples",
			text: "Walk it with old aerial photographs (IGN’s Fototeca), open three small pits under supervision, and take water above and below it. {company} would write the monitoring plan on a page.",
			decides: "the water below: if it differs from that above, sealing comes before any use",
		},
		ask: "Is it rubble only, or was household waste tipped as well? If only rubble, a use without building is often possible; if not, gas and settling come first.",
		answers: {
			permit: {
				title: "Go through the letter point by point",
				text: "Put the letter in a table: what is asked, by when, who can do it, and what is there already. {company} would price what is missing: survey, sealing, monitoring.",
				decides: "the date: if the survey does not fit in, ask in writing for stages before the date passes",
			},
		},
	},
	// Directive 2008/98/EC, article 18; existing text.
	chemicals: {
		name: "chemicals and drums",
		insight:
			"Keep apart what is still apart: once mixed, hazardous waste is paid as the worst part. A label, purchase note or safety sheet usually saves the laboratory.",
		test: {
			title: "Make a list without opening anything",
			text: "Open and move nothing: list each vessel with label, litres and state, and photograph labels. {company} would group them by what a carrier takes together.",
			decides:
				"what bulges, fumes or has crystals at the stopper: keep away and call 112; if nothing does, there is time",
		},
		ask: "Are there labels or data sheets for most of it? If so, a carrier can price from the list; if not, sampling by somebody trained comes first.",
	},
	// Royal Decree 9/2005 (Spain): preliminary report of the soil. Law 7/2022, article 98.
	"contaminated-ground": {
		name: "contaminated ground",
		insight:
			"Digging is usually the dearest answer. In Spain activities on the list of Royal Decree 9/2005 report to the region, and the use to come sets which values are allowed: a car park needs less than a garden.",
		test: {
			title: "Read the old plans before drilling",
			text: "Collect old photographs, plans and tank papers, and mark where things leaked. {company} would choose five points instead of a grid.",
			decides:
				"the first five: if clean, few more are usually enough; if not, the edge is looked for before anything is dug",
		},
		ask: "What is to stand there? If houses or gardens, the strict values apply; if a store or car park, leaving it sealed may be allowed.",
	},
	smell: {
		name: "smells",
		insight:
			"Few minutes usually make most complaints: opening, loading, turning. Treating that step costs less than treating all the air, and a diary finds it.",
		test: {
			title: "Note when it smells for two weeks",
			text: "For two weeks neighbours note hour and strength, and you note what was being done, with the wind. {company} would lay one over the other.",
			decides:
				"the step behind most of the worst hours: if there is one, it is enclosed first; if none, the outlet is measured (EN 13725)",
		},
		ask: "Has a town hall or inspector written? If so, the letter sets what and when; if not, there is time for the diary.",
	},
	noise: {
		name: "noise",
		insight:
			"Outdoors the noise of a small source falls 6 dB with each doubling of distance; a screen helps only if it hides the source. Silencing the machine’s feet or its worst hour usually costs least.",
		test: {
			title: "Measure the noise the machine adds",
			text: "At the neighbour’s window measure with the machine on and off, at the worst hour. {company} would read the difference, and at which pitch.",
			decides: "the difference: below some 3 dB, something else is what people hear",
		},
		ask: "Does it come through the air or through the building? If through the building, feet and pipes come first; if the air, a screen or hood.",
	},
	dust: {
		name: "dust",
		insight:
			"One diameter in front of a hood the air hardly moves, about a tenth of its speed: closer beats stronger. Fine organic dust can explode, so ducts and filters need that checked first.",
		test: {
			title: "Find where the dust escapes",
			text: "With a lamp from the side look at each machine, and photograph where dust escapes. {company} would mark hoods to move before a fan is bought.",
			decides: "what settles in a day: if most is within two metres of one machine, that one is enclosed",
		},
		ask: "Is it wood, flour or another organic dust? If so, ask for an explosion assessment; if mineral, silica in the air is measured first.",
	},
	// Directive 2012/19/EU, article 9: who treats WEEE needs a permit. Data carriers: ISO/IEC 21964.
	laptops: {
		name: "used computers and appliances",
		insight:
			"What works is worth many times its metal, but data have to be wiped with a record for each. In the EU treating discarded devices needs a permit; giving on tested ones does not.",
		test: {
			title: "See how many computers still work",
			text: "Switch on ten; note model, year, disk and battery. {company} would say how many are for reuse, and which record of wiping is enough.",
			decides: "working ones: if over a third, a refurbisher or school is asked before a recycler",
		},
		ask: "Have the disks been wiped, or may they leave with data? If wiped, they can be given; if not, wiping with a record comes first.",
	},
	metals: {
		name: "scrap metal",
		insight:
			"Scrap is paid by kind: a magnet, a file and clean bins raise the price more than the tonnes do. Oil on swarf, insulation and mixed alloys are deducted.",
		test: {
			title: "Sort the metals for a month",
			text: "Sort a month into three bins: steel, copper and its alloys, aluminium; let swarf drain. {company} would compare three dealers on the same bins.",
			decides: "the dearest bin: if it is under a tenth of the weight, one mixed skip costs less trouble",
		},
		ask: "Is it all one alloy at each machine? If so, keep it apart there; if not, only the two dearest are worth a bin.",
	},
	// GHG Protocol, Corporate Standard (2004) and Scope 3 Standard (2011).
	footprint: {
		name: "the footprint of a product or firm",
		insight:
			"Energy and fuel are counted in days from bills; what is bought in usually weighs most and takes the time. So the reader and the question come first: a client, a label or a saving.",
		test: {
			title: "See what pollutes most in a year",
			text: "Take a year’s bills and the ten largest purchases in kilos. {company} would reckon a first range and show which line decides.",
			decides:
				"the largest line: if one purchase is over half, its supplier’s figure is worth more than a finer method",
		},
		ask: "Who asked for it, and by which standard? If a client did, his form decides; if nobody, count only what you could change.",
	},
	// Law 7/2022 (Spain), article 30: sorting by fraction since 1 July 2022, selective demolition compulsory since
	// 1 January 2024. Royal Decree 105/2008, article 4: waste study in the project.
	rubble: {
		name: "demolition and rubble",
		insight:
			"In Spain demolition has to be selective since 2024, with a study of amounts by material before (Law 7/2022, article 30). Whoever commissions the work sets in it what is kept, and the licence follows it.",
		test: {
			title: "Decide what stays before demolition",
			text: "Ask for the waste study of the project (Royal Decree 105/2008), and have one page added: what stays on site, crushed or whole, and for what. {company} would price it beside tip and new gravel.",
			decides:
				"asbestos and gypsum: if they are taken out before, the rubble can be gravel; if not, a recycling plant usually refuses the load",
		},
		ask: "Is the tender already out? If not, the page goes into the project; if so, the contractor can still propose it in his waste plan.",
		answers: {
			advice: {
				title: "Ask to see the two waste plans",
				text: "The promoter’s waste study goes with the application to the town hall, and the contractor’s waste plan comes before work starts. Ask to see both; {company} would mark the lines where reuse is written in.",
				decides:
					"whether the promoter wants it: for a public work, ask for it in writing before the tender; afterwards it costs a change",
			},
		},
	},
	// UNE 41410:2008 (Spain): compressed earth blocks.
	earth: {
		name: "building with earth",
		insight:
			"Clay, not strength, decides: too much cracks, too little crumbles, and a jar of water shows it in a day. Walls want a dry foot and a wide eave. In Spain blocks have a standard (UNE 41410).",
		test: {
			title: "Test the earth with ten blocks",
			text: "Shake earth with water in a jar and measure the layers next day; press ten blocks, dry them four weeks, and have three crushed. {company} would read both.",
			decides:
				"cracks and crushing: if they miss UNE 41410 or the designer’s figure, sand or lime is tried before another site",
		},
		ask: "Will it carry a load, or only fill and line? If it carries, an architect signs and batches are tested; if not, it can start sooner.",
		answers: {
			site: {
				title: "Find a place to press the blocks",
				text: "A press and blocks need a roof, level ground and lorries in and out. Ask the excavator first for a corner of his own yard; {company} would compare it with the rent.",
				decides:
					"moisture: earth that gets rained on cannot be pressed for weeks, so the roof weighs more than the metres",
			},
		},
	},
	straw: {
		name: "building with straw and hemp",
		insight:
			"Straw fears water, not fire: packed and plastered it resists well, but built in above some 20 % moisture it rots. Details at the foot, window and roof decide.",
		test: {
			title: "Build one wall and measure its moisture",
			text: "Build one wall or room with three moisture sensors: foot, window, north side; read them for a winter. {company} would look at the details first.",
			decides: "moisture: if over 20 % for weeks at one point, that detail is redrawn before anything larger",
		},
		ask: "Is there an architect who would sign? If so, ask which test he lacks; if not, that person comes before a client.",
	},
	// Regulation (EU) 305/2011 and its successor 2024/3110: CE marking under a harmonised standard, or by European
	// Technical Assessment. EN 1338, EN 1339, EN 771-3.
	paving: {
		name: "tiles, blocks and paving",
		insight:
			"A CE mark needs a standard that fits: EN 1339 for concrete flags, EN 1338 for blocks, EN 771-3 for masonry units. A product outside them can have a European Technical Assessment, or be accepted by its designer on tests.",
		test: {
			title: "Test three pieces before buying a press",
			text: "A laboratory reads the product and says which standard applies; three pieces are tested for slip, bending or crushing, frost. {company} would read the answer before a machine is bought.",
			decides:
				"the standard: if none fits, test reports and a small guaranteed area are usually quicker than CE",
		},
		ask: "Has the buyer written which test he will accept? If so, only that is paid for; if he says CE, ask under which standard.",
		answers: {
			trial: {
				title: "Leave a short wall for one winter",
				text: "Two square metres, a roof over one half, with weight and moisture noted each month. The residue’s analysis and its waste status go in the same folder; {company} would look at both.",
				decides:
					"the residue’s status: while it is waste, a builder can only test it with the region’s consent",
			},
		},
	},
	damp: {
		name: "damp and mould",
		insight:
			"Mould needs no leak: above 80 % humidity at the surface for days is enough (EN ISO 13788), and tight windows without ventilation bring it. Roof and ground water come before plaster.",
		test: {
			title: "Measure damp indoors and out",
			text: "Put a hygrometer in the worst room and one outside for two weeks; photograph the marks after rain and after dry days. {company} would read which it follows.",
			decides:
				"what it follows: if rain, roof and gutters; if cold nights, air and insulation; if neither, the ground",
		},
		ask: "Does it grow after rain, or in cold dry weeks? If after rain, look for the way in; if in the cold, air it and measure before insulating.",
	},
	insulation: {
		name: "insulation and windows",
		insight:
			"As a rule the order is damp, air, roof, walls, windows: new windows alone can bring mould, and the roof usually pays first.",
		test: {
			title: "Find where the cold comes in",
			text: "On a cold night measure surface temperatures inside at ten points, and look for draughts with a thread. {company} would mark the three that matter.",
			decides:
				"the lowest surface: below some 13 °C in a warm room mould threatens, and that place comes first",
		},
		ask: "Is the front protected, or the pavement narrow? If so, it goes inside or in the cavity; if not, outside also covers the edges of floors.",
	},
	"empty-building": {
		name: "an empty building",
		insight:
			"What a building costs is hidden in roof, damp and structure; what it may be used for, in the town plan. Both are known for little before anybody draws.",
		test: {
			title: "Half a day with an architect",
			text: "An architect opens three places: roof, foot of a wall, a beam end, and asks the town hall for the allowed uses in writing. {company} would go through both pages.",
			decides:
				"the roof: if it leaks, it is closed first, for whatever use; if the use is not allowed, another building is cheaper",
		},
		ask: "Who owns it, and would sign for how many years? If for as long as the works take to earn back, a project can start; if not, only what can be taken away.",
	},
	// FLL green roof guidelines (2018): saturated weight.
	"green-roof": {
		name: "a green roof or terrace",
		insight:
			"Light roof substrate, soaked, weighs 10 to 15 kg per square metre for each centimetre, garden soil up to some 20: ten centimetres are 100 to 200 kg. So the structure and the waterproofing decide before plants.",
		test: {
			title: "Find out what weight the roof holds",
			text: "Find the structure’s drawings, and let an engineer write the load to spare; if the engineer agrees, block one drain and look for leaks after a day. {company} would say which depth fits.",
			decides:
				"load to spare: below some 100 kg per square metre, tubs along the edges or shade are the better way",
		},
		ask: "Who would go up in August? If somebody does each week, beds are possible; if nobody, plants that rest in summer are.",
	},
	playground: {
		name: "shade and playgrounds",
		insight:
			"Shade over hard ground cools at once, trees after years: sails and pergolas for the first summers, trees where there is soil. The surface under equipment follows EN 1176 and is tested by EN 1177.",
		test: {
			title: "Measure how hot the ground gets",
			text: "On a hot day measure the ground at ten, noon and four in five places, and watch where the children stand. {company} would mark one corner for soil and one for shade.",
			decides:
				"what lies beneath: if pipes or a cellar, tubs and sails; if soil, trees can be planted this winter",
		},
		ask: "Who waters in July and August? If somebody signs for it, trees will live; if nobody, begin with shade that needs no water.",
	},
	"rain-garden": {
		name: "rain water",
		insight:
			"Ten millimetres on a hundred square metres are one cubic metre. A hollow planted with 5 to 10 % of the area it drains usually takes most showers, if water sinks in within a day.",
		test: {
			title: "See how fast a hole drains",
			text: "Dig a pit of 50 cm, fill it with water twice, and time the second. {company} would reckon the size from roof and street.",
			decides: "centimetres an hour: below one, it needs a drain beneath or another place",
		},
		ask: "Where does it go when full? If there is a drain or a park below, a hollow can overflow safely; if cellars, that comes first.",
	},
	// Merriam and Keller, Farm Irrigation System Evaluation (1978): distribution uniformity of the lowest quarter.
	drip: {
		name: "drip irrigation",
		insight:
			"Before changing hours or machines, see whether emitters give alike: a glass and a watch show it. Clogged by a quarter, the whole field is watered for the driest plant.",
		test: {
			title: "Measure the water at sixteen drippers",
			text: "Measure a minute at four emitters on each of four lines: start, a third, two thirds, end. {company} would compare the lowest quarter with the mean.",
			decides: "that quotient: below 80 %, cleaning, filters or pressure come before sensors or other hours",
		},
		ask: "Is the water hard, salty or with algae? If so, filter and acid come first; if not, pressure at the end of the line does.",
	},
	// Royal Legislative Decree 1/2001 (Spain), article 54.2; RDPH, article 85.
	wells: {
		name: "wells and groundwater",
		insight:
			"In Spain up to 7,000 m³ a year on one’s own plot need no concession, only notice to the basin authority, and its consent where the aquifer is overdrawn (Water Act, article 54).",
		test: {
			title: "See how much water the well gives",
			text: "Note the level at rest, pump a day at the intended flow and note level each hour and conductivity. {company} would read what the well gives without falling.",
			decides:
				"the level next morning: if it has not come back, less flow or a pond comes before a larger pump",
		},
		ask: "Is the well registered, for which use and volume? If so, that volume sets the size; if not, the papers come before the pump.",
	},
	probes: {
		name: "sensors in the field",
		insight:
			"Sensors show changes better than amounts: soil between two plants differs more than from day to day. Where they sit, and one that is dug up to check, decide what they tell.",
		test: {
			title: "Compare watering with and without sensors",
			text: "In four rows sensors decide the water, four are watered as always, side by side, each with a meter; both are weighed at harvest. {company} would agree the sheet beforehand.",
			decides:
				"kilos and cubic metres of both: if the gap is smaller than among the four usual rows, nothing is shown yet",
		},
		ask: "Who looks at the reading on a Sunday in July, and may change the water? If somebody does, a trial makes sense; if not, that person comes first.",
		answers: {
			trial: {
				title: "Try it with ten growers",
				text: "Agree on one depth, one distance from the emitter and one sheet: litres, dates, breakages. Two in each field are dug up in mid-season; {company} would look for the growers with water meters.",
				decides:
					"probes alive in September: if fewer than four in five, the box is mended before more are made",
			},
		},
	},
	soil: {
		name: "tired or compacted soil",
		insight:
			"A spade tells more than a laboratory to begin with: where roots turn sideways there is a hard layer. Machines on wet soil make it, roots and dry-weather loosening mend it.",
		test: {
			title: "Look at the roots in ten holes",
			text: "Dig ten holes of 40 cm, in good and poor spots; note where roots turn, worms and smell. {company} would choose four strips to treat and four to leave.",
			decides:
				"the layer: if at 10 to 20 cm, cover and lighter wheels; if deeper, loosening once in dry weather is tried on a strip",
		},
		ask: "Do machines go on it when it is wet? If so, that stops first, or nothing lasts; if not, a cover crop in every second row is tried.",
	},
	"veg-boxes": {
		name: "vegetable boxes",
		insight:
			"Boxes live on those who stay: finding a new customer usually costs more than packing ten boxes. The gaps in April and August, and the drop points, usually decide.",
		test: {
			title: "Start with thirty boxes",
			text: "Sell thirty boxes, paid for six weeks beforehand, at two drop points; note hours, kilometres, what was left. {company} would read what each hour earned.",
			decides: "those who pay again: below two thirds, change the contents or the day before a website",
		},
		ask: "Who would fill the box in the gaps? If other growers do, agree their price now; if not, offer a season and not a year.",
	},
	// Law 9/2017 (Spain), article 118: minor contracts for supplies below 15,000 euros.
	canteens: {
		name: "food for canteens and kitchens",
		insight:
			"A kitchen buys what comes washed, counted and on the hour; price is second. In Spain public kitchens can buy small amounts by minor contract (supplies below 15,000 €, Law 9/2017), and the rest by tender.",
		test: {
			title: "Start in one kitchen with one product",
			text: "One kitchen changes one product for a month: fixed day, size, delivery note. {company} would note peelings, minutes and price per plate.",
			decides:
				"minutes in the kitchen: if it takes longer to prepare than today’s, washing and cutting come before more kitchens",
		},
		ask: "Does the kitchen buy itself, or a contractor? If itself, ask for a trial; if a contractor, his contract’s last day decides.",
	},
	"direct-sale": {
		name: "selling directly",
		insight:
			"What is gained without a middleman is paid in hours: packing, orders, complaints, unsold goods. As a rule it pays with few deliveries of many kilos, or people who come.",
		test: {
			title: "Sell to ten buyers for four weeks",
			text: "Offer ten buyers, such as bakers, restaurants or shops, a fixed price and day for four weeks; note each hour and kilometre. {company} would compare it with the bulk price.",
			decides: "what is left per hour: if less than bulk pays, larger packs at fewer stops come first",
		},
		ask: "Could you deliver the same every week in your poorest month? If so, kitchens and shops can plan; if not, markets or harvest lots suit better.",
		answers: {
			outlet: {
				title: "Offer a sample to ten buyers",
				text: "Choose ten that buy that product today, take a sample with price, lot and delivery day, and ask only one thing: would they take twenty kilos? {company} would help to choose the ten.",
				decides: "yes with a quantity: if fewer than three in ten, change pack or price before a platform",
			},
		},
	},
	"joint-buying": {
		name: "buying together",
		insight:
			"Together the price falls only if it is one order, one invoice and one delivery. Where each goes on ordering for himself, a supplier sees ten small customers.",
		test: {
			title: "Ask three suppliers for a joint price",
			text: "Put the last year’s kilos and prices of each for one product on a sheet, and ask three suppliers for a price for all. {company} would read price, carriage and days to pay.",
			decides: "the saving: below some 5 %, storing and lending money for others eat it",
		},
		ask: "Who pays if one does not? If each signs for his own share, begin; if the group does, set a limit first.",
	},
	// Law 27/1999 (Spain), article 8: three members of a first-degree cooperative; in Catalonia two may begin (Law
	// 12/2015).
	"found-coop": {
		name: "a cooperative",
		insight:
			"The national law of Spain asks for three members, statutes, a name and the register; usually the region’s applies (Catalonia lets most begin with two). The rule that is missing later is usually the one for leaving: what one gets back, and when.",
		test: {
			title: "Write what each puts in and takes",
			text: "Write five lines: what each puts in, works, earns, decides, and takes when leaving. Each signs. {company} would compare them with model statutes.",
			decides:
				"the month’s pay: if what comes in does not pay each one’s contributions, begin as an association or with a first order",
		},
		ask: "Has each said how many hours and euros? If so, statutes can follow; if not, an evening with that table comes first.",
	},
	machinery: {
		name: "sharing machines and sheds",
		insight:
			"A machine costs by the hour it stands: one for several farms pays if not all need it in the same week. So the calendar is agreed before the machine.",
		test: {
			title: "See who needs the machine and when",
			text: "Choose the one that stands longest; write hours, fuel and dates of each farm last year. {company} would draw the weeks in which two would want it.",
			decides:
				"weeks wanted by two: if more than two or three, a second driver or a contractor is cheaper than quarrels",
		},
		ask: "Who repairs it and what does an hour cost? If that is written, share; if not, begin with a price per hour between two.",
	},
	// Ley Orgánica 1/2002 (Spain), articles 10 and 15.
	"tool-library": {
		name: "lending and repairing",
		insight:
			"Lending fails by the shelf, not by theft: things come back broken or late, and one person keeps the keys. A fixed hour, a deposit and two who know the list usually do.",
		test: {
			title: "Lend twenty things on six Saturdays",
			text: "List twenty things, lend or mend on six Saturdays at one hour, and note every request, met or not. {company} would read what was asked for most.",
			decides: "requests an hour: below two, once a month as a guest in a library is enough",
		},
		ask: "Who answers if something hurts somebody? If an association’s insurance does, open; if nobody, that call comes first.",
	},
	succession: {
		name: "handing on a farm, trade or shop",
		insight:
			"What is sold is not the profit: take off a wage for every unpaid pair of hands first. As a rule renting with an option to buy finds more people than a price.",
		test: {
			title: "Write the figures and try one week",
			text: "Write five lines: what is left after wages, house, land or lease, tools, customers. Whoever may come works along for a week in the hardest month. {company} would look for candidates with both.",
			decides:
				"what is left a month: if nobody can live on it, joining with a neighbour or a second income comes first",
		},
		ask: "By when must it be handed over? If a year is left, it can be taught side by side; if months, write down customers and suppliers now.",
		answers: {
			advice: {
				title: "See which neighbouring farms fit",
				text: "Put on one map the plots, sheds and machines of those who have nobody to follow, with who would rent and who would sell. {company} would look at which make one farm together.",
				decides:
					"signatures: if the owners sign for ten years, somebody can invest; if for one, nobody comes",
			},
		},
	},
	// HSE, Managing shift work, HSG256 (2006), table 12; Law 31/1995 (Spain), article 16; FPSICO, INSST.
	shifts: {
		name: "tiredness and low spirits at work",
		insight:
			"Talks help little while the cause stays: HSE (2006) advises at most two or three nights in a row, regular free weekends and, if shifts turn weekly, forwards (early, late, night). In Spain employers must also assess psychosocial risks.",
		test: {
			title: "Ask one shift what would help",
			text: "Ask one shift, without names: sleep, when it is worst, what would help, whom they would talk to. {company} would read the answers with them and with whoever can change the roster.",
			decides:
				"what most name: if roster or pace, that changes first; if somebody to talk to, a known hour and face",
		},
		ask: "Would the firm change one thing in the roster if most asked for it? If so, begin by asking; if not, start with somebody from outside whom they choose.",
	},
	"therapy-garden": {
		name: "gardening that does good",
		insight:
			"What helps is the same people, hour and person in charge, and work that can be left half-way; the crop comes second. Raised beds, shade and a tap decide who can come.",
		test: {
			title: "Meet for six mornings in the garden",
			text: "Six mornings at the same hour with one bed, one trained person and one who knows plants. {company} would plan the first with those who come.",
			decides: "who comes the sixth time: if over half, add a bed; if not, ask what kept them away",
		},
		ask: "Who is there each week, also in August? If two can take turns, begin; if one, find the second first.",
		answers: {
			people: {
				title: "Ask each candidate two questions",
				text: "Ask each candidate: when have you worked with people like ours, and who supervises you? A psychologists’ association or the health centre can name some; {company} would sit in with you.",
				decides: "supervision: nobody should carry this alone; if there is none, find it first",
			},
			outlet: {
				title: "Offer the produce to three shops",
				text: "Write on one page kilos, weeks, price and who grows it, and offer it to three shops or kitchens for a season. An association asks for the holder of the crop; {company} would say which form that could take.",
				decides:
					"kilos in the poorest week: if not enough for one shop, one product at a fixed date sells better",
			},
		},
	},
	"support-group": {
		name: "a place to talk",
		insight:
			"The first meeting needs two things: a trained person each time, and everybody knowing whom to call if somebody gets worse (in Spain 112, or 024 for thoughts of suicide). A shared task makes talking easier than chairs in a circle.",
		test: {
			title: "Meet six times with the same person",
			text: "Six meetings at the same hour with the same person, for those who wish to come, without a list. {company} would help to find that person, who has worked with people like yours.",
			decides:
				"whether that person can be there each time; if not, joining a group that exists is better to begin with",
		},
		ask: "Whom do they already trust: a colleague, a vet, a nurse? If there is one, that person invites; if not, begin with something useful to do together.",
		answers: {
			people: {
				title: "Ask each candidate two questions",
				text: "Ask each candidate: when have you worked with people like ours, and who supervises you? A psychologists’ association or the health centre can name some; {company} would sit in with you.",
				decides:
					"supervision: somebody who works alone, however kind, should not carry this alone; if there is none, find it first",
			},
		},
	},
	carers: {
		name: "carers and respite",
		insight:
			"Who cares for somebody rests only if another, known to both, takes over: an hour that begins before exhaustion is worth more than a weekend after it.",
		test: {
			title: "Start with two families for two hours",
			text: "Two families try the same two hours each week with the same person, at home or together. {company} would help to choose somebody trained for what is needed.",
			decides: "whether the carer goes out in that time; if not, ask what would make it possible",
		},
		ask: "Does the one cared for need help to move, eat or take medicine? If so, a trained person; if not, a neighbour who always comes.",
	},
	// Age UK, “Promising approaches” (2015).
	visits: {
		name: "company for people alone",
		insight:
			"Three steps come before the activity: finding who is lonely, asking what they would like, going with them (Age UK, 2015). The postman, chemist or barman usually knows who.",
		test: {
			title: "Invite three people by name",
			text: "Somebody they know invites three by name to something small, fetches them, and does so again for four weeks. {company} would help to find that somebody.",
			decides: "whether they ask when it is next; if not, ask what they would rather do",
		},
		ask: "Who would come every week, also in winter? If there are two, begin; if one, find the second before the first visit.",
	},
	// Burns et al., Lancet 2007 (EQOLISE); Royal Decree 364/2005 (Spain): alternatives to the quota of 2 % in
	// firms from 50 employees.
	"supported-jobs": {
		name: "work with support",
		insight:
			"A firm from 50 employees in Spain has to employ 2 % with a disability, or can buy from a special employment centre instead, if exempted (Royal Decree 364/2005): that is an argument for your first order.",
		test: {
			title: "Try half days at a real task",
			text: "Two or three people do one real task for half a day, at their pace; note pieces, mistakes, what tires them. {company} would adapt the place with them before any contract.",
			decides:
				"what they say the next day, and pieces an hour: if it is noise or pace, change them; if the task bores, choose another",
		},
		ask: "Does the order come every week? If so, a post can be planned; if in waves, two customers with different seasons come first.",
		answers: {
			trial: {
				title: "Start with three trial loads",
				text: "Before a contract with fixed volume, three loads of the same kind: kilos an hour, what does not belong, and how people are at the end of the day. {company} would read them with you.",
				decides:
					"kilos an hour that nobody has to force: price and volume are set from them; if too few, a simpler sorting",
			},
		},
	},
	apprentices: {
		name: "apprentices and first jobs",
		insight:
			"A master, a real task and the same day each week hold young people better than courses. Insurance and agreement usually come from the school or programme, unless there is an employment contract, so it is asked first.",
		test: {
			title: "Take an apprentice for four Fridays",
			text: "One young person works four Fridays beside one person who likes to explain, with one piece to finish. {company} would ask both afterwards.",
			decides: "whether both want a fifth; if not, another task or another pair",
		},
		ask: "Is there a school or programme that signs? If so, it usually insures them; if not, the employment office or town hall can say which.",
	},
	dropout: {
		name: "young people who have left off",
		insight:
			"What brings them back is one adult who is there and a thing of their own to make; lessons come in through it. Fixed opening hours matter more than a programme.",
		test: {
			title: "Spend six afternoons on what they choose",
			text: "Six afternoons with one adult and one thing they choose: a bicycle, a radio, a boat. {company} would ask them after the third what should change.",
			decides: "who comes without being fetched; if less than half, ask the others what they would come for",
		},
		ask: "Who is the adult, and paid until when? If for a year, promise it; if less, say so from the first day.",
	},
	// Orion and Hofstein 1994, Journal of Research in Science Teaching 31(10).
	"school-workshop": {
		name: "lessons about the environment",
		insight:
			"On a visit pupils learn more if they know beforehand where they go and what they will do (Orion and Hofstein, 1994). Something weighed or counted by themselves stays longer than a talk.",
		test: {
			title: "Weigh or measure something for a week",
			text: "Pupils weigh one thing each day for a week, such as paper, bread or kilowatt-hours, and guess before. {company} would come once, to what they have found.",
			decides: "what they do differently after four weeks; if nothing, fewer facts and one thing to change",
		},
		ask: "Which subject gives the hours? If one does, it fits into its marks; if none, a week’s project is easier.",
	},
	// Law 45/2015 (Spain), articles 10 and 14.
	"volunteer-day": {
		name: "a day of volunteering",
		insight:
			"The organisation, not the firm, has to sign with and insure volunteers in Spain (Law 45/2015). A small task that somebody needs every year beats a large one once.",
		test: {
			title: "Start with one task and ten people",
			text: "Ask one organisation which task it lacks hands for, with tools, shade, and somebody to explain. Ten go first; {company} would ask both sides afterwards.",
			decides:
				"whether they ask you back: if it cost them more time than it gave, give things or money instead",
		},
		ask: "Who gives leave to be there: owner, town hall, water authority? If there is a letter, set a date; if not, that comes first.",
	},
};
