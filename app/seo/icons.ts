/** The site's icons in `public/`, by what asks for them, with the length of their sides. `npm run social` draws them. */
export const icons = {
	/** For browsers that take no SVG in a tab. */
	tab: { file: "/icons/tab-32.png", size: 32 },
	/** For whoever asks for it without having read a page. */
	favicon: { file: "/favicon.ico", size: 32 },
	/** iOS rounds the corners itself. */
	touch: { file: "/icons/touch-180.png", size: 180 },
	/** Launchers cut these to their own shape: what matters is in the middle four fifths. */
	maskable: { file: "/icons/maskable-192.png", size: 192 },
	maskableLarge: { file: "/icons/maskable-512.png", size: 512 },
} as const;
