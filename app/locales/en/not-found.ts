export default {
	metaTitle: "Page not found · {{group}}",
	title: "404",
	message: "Oops! Page not found",
	text: "This thread leads nowhere. Every other one comes back round.",
	home: "Return to Home",
};
