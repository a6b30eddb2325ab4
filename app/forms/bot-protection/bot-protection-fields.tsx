import type { RefObject } from "react";
import type { BotProtection } from "../../schemas/bot-protection.ts";

/** Name of the honeypot, a field that visitors can neither see nor reach. */
export const honeypotField = "website" satisfies keyof BotProtection;

/**
 * The honeypot, and the container of Turnstile's widget, which stays empty unless Turnstile needs an interaction.
 */
export function BotProtectionFields({ widgetRef }: { widgetRef: RefObject<HTMLDivElement | null> }) {
	return (
		<>
			{/* Inert, against keyboard focus, screen readers and autofill. */}
			<div inert aria-hidden="true" className="sr-only">
				<input type="text" name={honeypotField} autoComplete="off" tabIndex={-1} />
			</div>
			<div ref={widgetRef} className="data-shown:mb-5" />
		</>
	);
}
