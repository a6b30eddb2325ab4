/** Texts of the error page. The browser bundle includes them in both languages, because loading them could fail too. */
export default {
	title: "This page could not be loaded",
	message: "The fault is ours, not yours. Please try again in a moment.",
	retry: "Try again",
	home: "Return to Home",
};
