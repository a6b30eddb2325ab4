import type { RefObject } from "react";
import type { FormChecks } from "../schemas/bot-protection.ts";

export const trapField = "website" satisfies keyof FormChecks;

/** The parts of a form that people need not see: the trap, and the place where Turnstile asks if it has to. */
export function FormCheckFields({ place }: { place: RefObject<HTMLDivElement | null> }) {
	return (
		<>
			{/* Inert: no keyboard, screen reader or browser that fills in forms gets there. */}
			<div inert aria-hidden="true" className="sr-only">
				<input type="text" name={trapField} autoComplete="off" tabIndex={-1} />
			</div>
			<div ref={place} className="data-shown:mb-5" />
		</>
	);
}
