import { type Locator, page } from "vitest/browser";
import { translations } from "./render.tsx";

/** What a visitor writes to the team. */
export const written = { name: "Núria Vila", email: "nuria@example.org", message: "We would like to meet." };

export async function writeToTeam(place: Locator = page.getByRole("main")) {
	for (const name of ["name", "email", "message"] as const) {
		await place.getByRole("textbox", { name: translations.en.dialogs.contact[name] }).fill(written[name]);
	}
}
