/*
 * Quick tags before React has hydrated the idea box: they can be pressed as soon as they are to be seen. Afterwards they
 * have no `data-idea`, and `idea-box.tsx` does the same.
 */
document.addEventListener("click", (event) => {
	const tag = event.target instanceof Element && event.target.closest("[data-idea]");
	const box = tag && document.querySelector("#idea textarea");
	if (!box) return;
	event.stopImmediatePropagation();
	const { idea } = tag.dataset;
	const others = Array.from(document.querySelectorAll("[data-idea]"), (other) => other.dataset.idea);
	const written = others.includes(box.value) ? "" : box.value;
	box.focus();
	if (idea.length + written.length > box.maxLength) return;
	box.setRangeText(idea, 0, box.value.length - written.length, "end");
	// In case React listens by now.
	box.dispatchEvent(new Event("input", { bubbles: true }));
});
