const fields = {
	/** Terraced fields: dense lines, heavier in some parcels. */
	terraces: "contour-terraces",
	/** Tide marks on a shore: few lines, heavier at the bottom. */
	shore: "contour-shore",
};

/** Contour lines in the current text colour. Decorative. `className` sets the size. */
export function ContourField({ field, className }: { field: keyof typeof fields; className: string }) {
	return <div aria-hidden="true" className={`pointer-events-none ${fields[field]} ${className}`} />;
}
