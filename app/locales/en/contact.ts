import { byCompany } from "../../content/companies.ts";
import companies, { companyCount } from "./companies.ts";

export default {
	metaTitle: "Contact · {{group}}",
	metaDescription:
		"How to reach {{group}} in Barcelona: phone, email and postal address, a form that a person reads, and where to follow the group on other sites.",
	name: "Contact",
	title: "A person answers here.",
	lead: "The analysis on our home page is generated automatically. Our replies are written by people.",
	details: {
		title: "Contact details",
		phone: "Phone",
		email: "Email",
		investors: "Investors",
		legal: "Legal matters",
		address: "Postal address",
		write: "Write to us",
	},
	map: {
		place: "Barcelona",
		art: "Western Europe in dots, with a ring every {{kilometres, number}} kilometres round Barcelona.",
	},
	form: {
		title: "Get in touch",
		text: "Tell us what you have in mind: an idea, a question, something left over. The more specific you are, the better we can answer.",
		heading: "To the team at {{group}}",
	},
	follow: {
		title: "Follow us",
		linkedin: "LinkedIn",
		website: "Website",
	},
	about: {
		title: "About {{group}}",
		text: `A sustainable investment holding company in Barcelona, with more than {{years}} years of history. We work in ${companyCount.toLowerCase()} areas.`,
		areas: byCompany(({ id }) => companies[id].activity),
		company: "Company information",
		legalName: "Legal name",
		taxId: "Registered tax ID",
		office: "Registered office",
		incorporated: "Incorporated",
		ethics: "Seen something that is not right?",
		ethicsLink: "Whistleblower channel",
	},
};
