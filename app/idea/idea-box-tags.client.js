/*
 * Puts a quick tag before the text of the idea box, in place of another tag. Loaded by itself, so that tags work before hydration,
 * and with the idea box: the one that is there first takes the click. React is told by the event of the input.
 */
document.addEventListener("click", (event) => {
	const tag = event.target instanceof Element && event.target.closest("[data-idea]");
	if (!tag) return;
	event.stopImmediatePropagation();
	const { idea } = tag.dataset;
	const textarea = tag.form.querySelector("textarea");
	const text = textarea.value.normalize();
	const tagTexts = Array.from(tag.form.querySelectorAll("[data-idea]"), (element) => element.dataset.idea);
	const userText = tagTexts.includes(text) ? "" : text;
	textarea.focus();
	if (textarea.value !== text) textarea.value = text;
	// As if it were typed: the browser can undo it, and what was typed before.
	textarea.setSelectionRange(0, text.length - userText.length);
	document.execCommand("insertText", false, idea);
});
