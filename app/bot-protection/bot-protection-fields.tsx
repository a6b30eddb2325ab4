import type { RefObject } from "react";
import type { BotProtection } from "../schemas/bot-protection.ts";

/** The honeypot's name: a field that people neither see nor reach. */
export const honeypotField = "website" satisfies keyof BotProtection;

/**
 * What a form needs of `useBotProtection` among its fields: the honeypot, and the container of Turnstile's widget, which
 * stays empty unless Turnstile asks something.
 */
export function BotProtectionFields({ widgetRef }: { widgetRef: RefObject<HTMLDivElement | null> }) {
	return (
		<>
			{/* Inert: no keyboard, screen reader or browser that fills in forms gets there. */}
			<div inert aria-hidden="true" className="sr-only">
				<input type="text" name={honeypotField} autoComplete="off" tabIndex={-1} />
			</div>
			<div ref={widgetRef} className="data-shown:mb-5" />
		</>
	);
}
