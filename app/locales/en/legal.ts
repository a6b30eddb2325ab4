/** What the legal texts have around them. */
export default {
	contents: "Contents",
	updated: "Last updated",
	brief: "In brief",
	related: "See also",
};
