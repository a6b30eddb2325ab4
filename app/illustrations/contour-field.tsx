const fields = {
	/** A strand that fans out and parts round islands: strong flow from the left. */
	delta: "contour-delta",
	/** Furrows, deep in some parcels and shallow in others: dense. */
	terraces: "contour-terraces",
	/** Tide marks, heavy at the bottom: calm and wide. */
	shore: "contour-shore",
};

/** Contour lines that fill their box, in the current text colour. Decoration; the box is the class name's to give. */
export function ContourField({ field, className }: { field: keyof typeof fields; className: string }) {
	return <div aria-hidden="true" className={`pointer-events-none ${fields[field]} ${className}`} />;
}
