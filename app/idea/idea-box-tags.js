/*
 * Handles the quick tags until React has hydrated the idea box. Hydration removes `data-idea`, and `insertTag` in
 * `idea-box.tsx` takes over, which also says that a tag did not fit.
 */
document.addEventListener("click", (event) => {
	const tag = event.target instanceof Element && event.target.closest("[data-idea]");
	const textarea = tag && document.querySelector("#idea textarea");
	if (!textarea) return;
	event.stopImmediatePropagation();
	const { idea } = tag.dataset;
	const tagTexts = Array.from(document.querySelectorAll("[data-idea]"), (element) => element.dataset.idea);
	const userText = tagTexts.includes(textarea.value) ? "" : textarea.value;
	textarea.focus();
	if (idea.length + userText.normalize().length > Number(textarea.dataset.maxLength)) {
		textarea.dataset.noRoomForTag = "true";
		return;
	}
	delete textarea.dataset.noRoomForTag;
	// As if it were typed: it can be undone, and React is told if the idea box is hydrated by now.
	textarea.setSelectionRange(0, textarea.value.length - userText.length);
	document.execCommand("insertText", false, idea);
});
