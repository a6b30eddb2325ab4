/** Texts of the dialogs, their fields and the toasts, which can open on any page. */
export default {
	close: "Close",
	validation: {
		idea_required: "Describe your idea first",
		idea_too_long: "Your idea must be at most {{ideaMax}} characters",
		idea_email_invalid: "Invalid email",
		idea_email_too_long: "Email must be less than {{emailMax}} characters",
		name_required: "Name is required",
		name_too_long: "Name must be less than {{nameBelow}} characters",
		email_invalid: "Invalid email",
		email_too_long: "Email must be less than {{emailMax}} characters",
		company_too_long: "Company name must be less than {{companyBelow}} characters",
		message_too_short: "Message must be at least {{contactMessageMin}} characters",
		message_too_long: "Message must be less than {{contactMessageBelow}} characters",
	},
	email: {
		title: "Enter your email",
		text: "To see the results of the analysis, we need your email",
		label: "Email",
		placeholder: "you@company.com",
		machineMade:
			"The analysis is generated automatically, not written by a person, and may contain mistakes.",
		dataUse:
			"{{legal}} keeps your idea and your email to study the idea and reply to you. More, including your rights: <privacy>Privacy policy</privacy>",
		cancel: "Cancel",
		confirm: "See results",
		sending: "Sending...",
		error: "Error",
		errorDescription: "Your request could not be processed. Please try again.",
	},
	contact: {
		title: "Contact the team",
		text: "Tell us what you have in mind. A person will answer you.",
		name: "Name",
		email: "Email",
		company: "Company",
		optional: "(optional)",
		message: "Message",
		dataUse:
			"{{legal}} uses what you send to answer you. More, including your rights: <privacy>Privacy policy</privacy>",
		send: "Send message",
		sending: "Sending...",
		success: "Message sent!",
		successDescription: "We will contact you soon.",
		error: "Error",
		errorDescription: "Could not send message. Please try again.",
	},
	turnstile: {
		unanswered: "Complete the security check in the form, then send it again.",
		noScript: "The security check of this form needs JavaScript. An email reaches the same people:",
		failed: "The security check did not work. Nothing you wrote is lost: please try again.",
	},
	toasts: {
		region: "Notifications (F8)",
		wait_one: "Too many requests at once. Please wait {{count}} second and try again.",
		wait_other: "Too many requests at once. Please wait {{count}} seconds and try again.",
	},
};
