import { expect, it } from "vitest";
import { rows } from "#tests/api/fetch-api.ts";
import { quote } from "../../scripts/operator/sql.ts";

it.each([
	"",
	"'; DROP TABLE outbox; --",
	"\\' OR ''='",
	'" ` ] $1 ? ?1 :name @name % /* */ -- \n; BEGIN',
	"line\r\nbreaks\tand\u2028others, ñ 🌍 \u202e",
])("is read back unchanged by D1: %j", async (text) => {
	expect(await rows(`SELECT ${quote(text)} AS text`)).toEqual([{ text }]);
});

it.each(["a\0b", "\ud83c", "a\udf0d"])("refuses %j", (text) => {
	expect(() => quote(text)).toThrow(RangeError);
});
