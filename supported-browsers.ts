/** The oldest versions that the site supports: Tailwind CSS 4 needs them. docs/browsers.md says what that means. */
export const supportedBrowsers = { chrome: "111", edge: "111", firefox: "128", safari: "16.4", ios: "16.4" };
