/** Where the pictures go, and the sheets of them. */
export const shotsFolder = "test-results/shots";

/** What a picture shows; all of it is in its name. */
export interface Shot {
	/** Page and state: `home.top`. */
	name: string;
	language: string;
	scheme: string;
	width: string;
}

/** The file of a picture: `page.state.language.scheme.width.png`. */
export function shotPath({ name, language, scheme, width }: Shot): string {
	return `${shotsFolder}/${name}.${language}.${scheme}.${width}.png`;
}

/** What a file shows, unless it is none of the pictures. */
export function readShotFile(file: string): Shot | undefined {
	const [, name, language, scheme, width] = /^([\w-]+\.[\w-]+)\.(\w+)\.(\w+)\.(\d+)\.png$/.exec(file) ?? [];
	return name && language && scheme && width ? { name, language, scheme, width } : undefined;
}
