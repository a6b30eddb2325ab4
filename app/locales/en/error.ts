/** The only words that ship in both languages: they must be there when nothing else is. */
export default {
	title: "This page could not be loaded",
	message: "The fault is ours, not yours. Please try again in a moment.",
	retry: "Try again",
	home: "Return to Home",
};
