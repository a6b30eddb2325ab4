import { names } from "#app/content/placeholders.ts";
import { icons } from "#app/layout/icons.ts";
import { themeColours } from "#app/styles/theme-colours.ts";

/** The web app manifest (w3.org/TR/appmanifest), for shortcuts on a home screen that open in the browser. */
export function webManifest(): string {
	return JSON.stringify({
		name: names.group,
		id: "/",
		start_url: "/",
		display: "browser",
		background_color: themeColours.light,
		theme_color: themeColours.light,
		icons: [
			{ src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
			...[icons.maskable, icons.maskableLarge].map(({ file, size }) => ({
				src: file,
				type: "image/png",
				sizes: `${size}x${size}`,
				purpose: "maskable",
			})),
		],
	});
}
