import type { Page } from "@playwright/test";
import { habits, looseHabits } from "../tests/fakes/habits.ts";
import { connectedSite } from "./addresses.ts";
import { expect, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

/** A visitor of its own for each idea, because rate limits count addresses. */
const addressOf = (index: number) => `10.250.${index >> 8}.${index & 255}`;

async function post(path: string, index: number, body: object): Promise<string> {
	const response = await fetch(`${connectedSite}/api/${path}`, {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			Authorization: "Bearer end-to-end",
			"CF-Connecting-IP": addressOf(index),
			// A kept connection may be closed by the server just when the next request takes it.
			Connection: "close",
		},
		body: JSON.stringify(body),
	});
	return response.text();
}

/** Sends an idea for which the model plays a habit, and has its analysis written. */
async function write(habit: string, index: number) {
	const message = `Recogemos posos de café y buscamos quien haga compost. ${crypto.randomUUID()} #fake:${habit}`;
	const sent = await post("analysis-requests", index, { email: visitor.uniqueEmail(), message });
	const { id } = JSON.parse(sent) as { id: string };
	await post("chat-alianzas", index, { id, language: "es" });
	return { habit, message, id, index };
}

type Written = Awaited<ReturnType<typeof write>>;

/** The text of an analysis, section by section, once all of it is shown. */
async function textOf(page: Page, { id, message, index }: Written): Promise<string[]> {
	await page.setExtraHTTPHeaders({ "CF-Connecting-IP": addressOf(index) });
	await page.evaluate((hash) => window.location.assign(hash), `#${id}`);
	// An assertion would ask again only after 100 ms: too slow for so many.
	await page.waitForFunction(
		([message, completed]) =>
			document.querySelector("blockquote")?.textContent?.includes(message) &&
			document.querySelector("article")?.textContent?.includes(completed),
		[message, translations.es.resultados.completed] as const,
	);
	const sections = await page.getByRole("article").locator("[lang] section").allInnerTexts();
	return sections.map((text) => text.replace(/\s+/g, " "));
}

test("an analysis looks the same whatever the habits of its model", async ({ page }) => {
	test.slow();
	const names = [...Object.keys(habits), "left-out"];
	const written: Written[] = [];
	for (let start = 0; start < names.length; start += 12) {
		const batch = names.slice(start, start + 12);
		written.push(...(await Promise.all(batch.map((name, index) => write(name, start + index)))));
	}
	const [first, ...others] = written;
	await visitor.open(page, `${connectedSite}/es/resultados#${first?.id}`);
	const plain = first ? await textOf(page, first) : [];
	expect(plain).toHaveLength(9);
	for (const other of others) {
		const text = await textOf(page, other);
		if (other.habit in looseHabits) expect(text).toHaveLength(4);
		else expect.soft(text, other.habit).toEqual(plain);
	}
});
