/** The site's icons in `public/`, drawn from `public/favicon.svg`, with their sizes in pixels. */
export const icons = {
	/** For browsers without SVG favicons. */
	tab: { file: "/icons/tab-32.png", size: 32 },
	/** For clients that request it without reading a page's links. */
	favicon: { file: "/favicon.ico", size: 32 },
	/** iOS rounds the corners itself. */
	touch: { file: "/icons/touch-180.png", size: 180 },
	/** Maskable icons of the web manifest; their safe zone is the middle four fifths. */
	maskable: { file: "/icons/maskable-192.png", size: 192 },
	maskableLarge: { file: "/icons/maskable-512.png", size: 512 },
} as const;
