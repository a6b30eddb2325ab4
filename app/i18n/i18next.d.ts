import type goals from "../locales/en/goals.ts";
import type report from "../locales/en/report.ts";
import type mail from "../locales/es/mail.ts";
import type { Resources } from "./resources.server.ts";

declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "common";
		/** The site's namespaces, and those of modules with an i18next instance of their own. */
		resources: Resources & {
			goals: typeof goals;
			mail: typeof mail;
			report: typeof report;
		};
	}
}
