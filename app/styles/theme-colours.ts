/** `--color-paper` of each colour scheme, for `<meta name="theme-color">` and the web manifest. */
export const themeColours = { light: "#f6f2ea", dark: "#0b1813" } as const;
