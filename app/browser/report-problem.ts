import { isLanguage } from "../i18n/languages.ts";
import { measuredPath } from "../i18n/localized-paths.ts";
import type { ScriptError } from "../schemas/problems.ts";

let reported = false;

/**
 * Reports an error of the site's scripts, at most one for each document: its class and where it occurred. The message stays
 * here, because it can contain what the visitor wrote.
 */
export function reportProblem(error: unknown): void {
	const path = measuredPath(location.pathname);
	const language = document.documentElement.lang;
	if (reported || !path || !isLanguage(language) || !(error instanceof Error)) return;
	const calls = (error.stack ?? "").matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/g);
	const at = Array.from(calls, ([, position = ""]) => position).slice(0, 5);
	// Extensions of the browser run scripts of their own.
	if (at.length === 0) return;
	reported = true;
	const react = /React error #(\d+)/.exec(error.message)?.[1];
	const problem: ScriptError = {
		name: error.name,
		at,
		path,
		language,
		...(react && { react: Number(react) }),
	};
	// Blockers of trackers remove it.
	navigator.sendBeacon?.("/api/problems", JSON.stringify(problem));
}
