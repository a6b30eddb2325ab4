/** Where the pictures go, and the sheets of them. */
export const screenshotsFolder = "test-results/screenshots";

/** What a picture shows; all of it is in its name. */
export interface Screenshot {
	/** Page and state: `home.top`. */
	name: string;
	language: string;
	scheme: string;
	width: string;
}

/** The file of a picture: `page.state.language.scheme.width.png`. */
export function screenshotPath({ name, language, scheme, width }: Screenshot): string {
	return `${screenshotsFolder}/${name}.${language}.${scheme}.${width}.png`;
}

/** What a file shows, unless it is none of the pictures. */
export function readScreenshotFile(file: string): Screenshot | undefined {
	const [, name, language, scheme, width] = /^([\w-]+\.[\w-]+)\.(\w+)\.(\w+)\.(\d+)\.png$/.exec(file) ?? [];
	return name && language && scheme && width ? { name, language, scheme, width } : undefined;
}
