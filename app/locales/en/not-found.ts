export default {
	metaTitle: "Page not found · {{group}}",
	title: "404",
	message: "Oops! Page not found",
	text: "The address may be mistyped, or the page may have moved.",
	home: "Return to Home",
};
