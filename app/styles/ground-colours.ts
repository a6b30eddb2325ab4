/** `--color-paper` of each scheme for where no stylesheet reaches: the browser's own bars, the web manifest. */
export const groundColours = { light: "#f6f2ea", dark: "#0b1813" } as const;
