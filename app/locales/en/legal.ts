/** Texts shared by the legal pages. */
export default {
	contents: "Contents",
	updated: "Last updated",
	brief: "In brief",
	otherLanguage: "Leer esta página en español",
	related: "See also",
};
