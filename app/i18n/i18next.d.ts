import type mail from "../locales/es/mail.ts";
import type { Resources } from "./resources.server.ts";

declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "common";
		/** The site's namespaces, and that of the emails, which have an i18next instance of their own. */
		resources: Resources & {
			mail: typeof mail;
		};
	}
}
