/** The oldest versions that the site supports, the first with popovers; docs/browsers.md says what that means. */
export const supportedBrowsers = { chrome: "114", firefox: "125", safari: "17", ios: "17" };
