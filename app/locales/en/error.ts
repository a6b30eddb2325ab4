/** The only words that ship in both languages: they must be there when nothing else is. */
export default {
	title: "Something came loose",
	message: "This page could not be put together. It is our fault, not yours. Please try again in a moment.",
	retry: "Try again",
	home: "Return to Home",
};
