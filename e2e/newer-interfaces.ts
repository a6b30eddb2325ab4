import data from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data/types";
import type { Page } from "@playwright/test";
import { supportedBrowsers } from "../supported-browsers.ts";

/** The supported browsers by their names in MDN's data. */
const { ios, ...desktop } = supportedBrowsers;
const oldest = Object.entries({ ...desktop, safari_ios: ios });

const compare = new Intl.Collator("en", { numeric: true }).compare;

/** Whether all supported browsers have an interface, without a flag or prefix. */
function isSupported({ support }: CompatStatement): boolean {
	return oldest.every(([browser, version]) =>
		[support[browser as keyof typeof support] ?? []]
			.flat()
			.some(
				({ version_added, version_removed, flags, prefix, alternative_name }) =>
					typeof version_added === "string" &&
					version_added !== "preview" &&
					compare(version_added.replace("≤", ""), version) <= 0 &&
					!(typeof version_removed === "string" && compare(version_removed, version) <= 0) &&
					!(flags || prefix || alternative_name),
			),
	);
}

/**
 * The paths of what a supported browser lacks, from the global object: `["AbortSignal", "any_static"]`. MDN marks the static
 * members of the browser's interfaces, not those of JavaScript's.
 */
function missingIn({ __compat, ...members }: Identifier, path: string[] = []): string[][] {
	if (__compat && !isSupported(__compat)) return [path];
	return Object.entries<Identifier>(members).flatMap(([name, member]) => missingIn(member, [...path, name]));
}

const missing = [...missingIn(data.api), ...missingIn(data.javascript.builtins as Identifier)];

/** Takes away from a page's scripts all interfaces that one of the oldest supported browsers lacks. */
export async function removeNewerInterfaces(page: Page): Promise<void> {
	await page.addInitScript((paths) => {
		// To such a browser this selector is a mistake.
		const { matches } = Element.prototype;
		Element.prototype.matches = function (this: Element, selectors: string) {
			if (selectors.includes(":popover-open")) throw new DOMException("not a valid selector", "SyntaxError");
			return matches.call(this, selectors);
		} as typeof matches;
		for (const path of paths) {
			const [, name = "", isStatic] = /^(.*?)(_static)?$/.exec(path.pop() ?? "") ?? [];
			const key = name.startsWith("@@") ? Symbol[name.slice(2) as "iterator"] : name;
			// biome-ignore lint/suspicious/noExplicitAny: whatever the path leads to
			const owner = path.reduce<any>((object, step) => object?.[step], globalThis);
			for (const holder of [owner, !isStatic && owner?.prototype, owner === Window && window]) {
				if (Object(holder) === holder) Reflect.deleteProperty(holder, key);
			}
		}
	}, missing);
}
