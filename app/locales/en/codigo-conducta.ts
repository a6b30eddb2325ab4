/** The principles are those of the UN Global Compact, paraphrased. */
export default {
	metaTitle: "Code of conduct · {{group}}",
	metaDescription:
		"The ten principles of the UN Global Compact in our own words: human rights, labour, environment, anti-corruption. And whom to tell when one is broken.",
	name: "Code of conduct",
	title: "Ten principles, one code.",
	lead: "Our code rests on the ten principles of the United Nations Global Compact. Here they are in our own words: they bind everyone who works in the group or on its behalf.",
	art: "Ten threads in four colours cross the page, plaited into one band.",
	approvedLabel: "Ethical code approved",
	signatoryLabel: "UN Global Compact",
	signatory: "Signatory since {{year}}",
	principles: {
		title: "The ten principles",
		text: "The drawing shows each one as a thread: plaited together, they hold.",
		areas: {
			humanRights: "Human rights",
			labour: "Labour",
			environment: "Environment",
			antiCorruption: "Anti-corruption",
		},
		"1": {
			title: "Human rights come first",
			text: "We support and respect them wherever we work, and whoever we work with.",
		},
		"2": {
			title: "Nobody’s accomplice",
			text: "We take no part in human rights abuses: not by what we do, and not by what we leave unsaid.",
		},
		"3": {
			title: "People may join together",
			text: "We uphold freedom of association and recognise the right to bargain collectively.",
		},
		"4": {
			title: "Nobody works by force",
			text: "We accept no forced or compulsory labour, neither here nor from those who supply us.",
		},
		"5": {
			title: "Children do not work",
			text: "We contribute to ending child labour. It has no place in what we make or in what we buy.",
		},
		"6": {
			title: "What you can do is what counts",
			text: "No discrimination in work: not in hiring, not in pay, not in promotion.",
		},
		"7": {
			title: "When in doubt, take care",
			text: "Faced with a risk to the environment, we do not wait for the damage to prove it.",
		},
		"8": {
			title: "More than our share",
			text: "We take the initiative in environmental responsibility and encourage others to do the same.",
		},
		"9": {
			title: "Clean technology should travel",
			text: "We develop technologies that are kind to the environment, and help them spread.",
		},
		"10": {
			title: "No corruption, in any form",
			text: "We neither offer nor accept bribes, and we take no part in extortion.",
		},
	},
	channel: {
		title: "Report a breach",
		text: "If you see or suspect that a principle is being broken, tell the whistleblower channel. It has its own mailbox and its own phone.",
		email: "Email",
		phone: "Phone",
		law: "The channel complies with Directive (EU) {{directive}} on the protection of persons who report breaches of Union law.",
		link: "To the whistleblower channel",
	},
};
