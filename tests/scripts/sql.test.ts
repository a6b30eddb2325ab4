import { expect, it } from "vitest";
import { rows } from "#tests/api/fetch-api.ts";
import { quote } from "../../scripts/operator/sql.ts";

it("a quoted text is read back unchanged by D1, and one that the command line would change is refused", async () => {
	for (const text of [
		"",
		"'; DROP TABLE outbox; --",
		"\\' OR ''='",
		'" ` ] $1 ?1 :a @b % /* */ -- \r\n; BEGIN 🌍 \u202e',
	])
		expect(await rows(`SELECT ${quote(text)} AS text`)).toEqual([{ text }]);
	for (const text of ["a\0b", "\ud83c"]) expect(() => quote(text)).toThrow(RangeError);
});
