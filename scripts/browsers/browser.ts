import { existsSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

/** A browser with one tab, as far as a visit needs it. */
export interface Browser {
	/** Its name and version. */
	name: string;
	/** Opens an address; ends when the page has loaded. */
	goto(address: string): Promise<void>;
	/** The value of an expression in the page, which JSON can hold. */
	evaluate(expression: string): Promise<unknown>;
	/** Clicks the first element of a selector with the mouse. */
	click(selector: string): Promise<void>;
	/** Types into what has the focus. */
	type(text: string): Promise<void>;
	setSize(width: number, height: number): Promise<void>;
	/** What the tab shows, as a PNG in Base64. */
	screenshot(): Promise<string>;
	/** What the browser has complained about so far; undefined where it does not tell. */
	complaints?: string[];
	close(): Promise<void>;
}

/** A browser that can be started, if it is installed. */
export interface Installable {
	name: string;
	/** The Debian packages that it comes with. */
	packages: string;
	/** Its programs. */
	programs: readonly string[];
	launch(): Promise<Browser>;
}

/** The programs of a browser that are not on this machine. */
export function missingPrograms({ programs }: Installable): string[] {
	return programs.filter((program) => !existsSync(program));
}

/**
 * Asks again and again until there is an answer.
 * @throws after so many milliseconds, with what was waited for
 */
export async function until<Value>(
	what: string,
	ask: () => Promise<Value | undefined | false | null>,
	patience = 30_000,
): Promise<Value> {
	const end = Date.now() + patience;
	for (;;) {
		const answer = await ask();
		if (answer) return answer;
		if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
		await delay(50);
	}
}

/** The middle of an element on the screen, once it is there and holds still. */
export function middleOf(browser: Pick<Browser, "evaluate">, selector: string) {
	const place = () =>
		browser.evaluate(`(() => {
			const element = document.querySelector(${JSON.stringify(selector)});
			if (!element?.checkVisibility()) return null;
			element.scrollIntoView({ block: "center", behavior: "instant" });
			const { left, top, width, height } = element.getBoundingClientRect();
			return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
		})()`) as Promise<{ x: number; y: number } | null>;
	return until(`${selector} on the screen`, async () => {
		const before = await place();
		await delay(100);
		const now = await place();
		return before && now && before.x === now.x && before.y === now.y ? now : undefined;
	});
}
