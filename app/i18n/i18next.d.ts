import type { Words } from "./words.server.ts";

declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "common";
		resources: Words;
	}
}
