import { expect, test } from "vitest";
import { clientLoader } from "#app/routes/home/route.tsx";

test("the home page is loaded once in each language: after a failed analysis it needs no connection", async () => {
	let loaded = 0;
	const serverLoader = async () => {
		loaded += 1;
		return { loaded };
	};
	const shown: unknown[] = [];
	for (const path of ["/en", "/es", "/en", "/es"]) {
		const request = new Request(`https://site.example${path}`);
		shown.push(await clientLoader({ request, serverLoader } as never));
	}
	expect(shown).toEqual([{ loaded: 1 }, { loaded: 2 }, { loaded: 1 }, { loaded: 2 }]);
});
