import { expect, onTestFinished, test, vi } from "vitest";

test.each([
	["ideas", "--cvs"],
	["ideas", "--analysis", "1"],
	["requeue", "1' OR '1"],
	["forget", "x' OR 'x'='x"],
	["forget", "a@example.com", "b@example.com", "--erase"],
])("%s refuses what it does not understand, and says how to ask: %s", async (script, ...given) => {
	const { argv } = process;
	onTestFinished(() => {
		process.argv = argv;
	});
	process.argv = ["node", script, ...given];
	const printed = vi.spyOn(console, "error").mockReturnValue();
	vi.spyOn(process, "exit").mockImplementation((status) => {
		throw new Error(`ends with ${status}`);
	});
	// Each run is that of a module of its own.
	const module = `../../scripts/operator/${script}.ts?${given}`;
	await expect(import(/* @vite-ignore */ module)).rejects.toThrow("ends with 2");
	expect(printed.mock.calls.join()).toContain(`usage: npm run ${script} -- `);
	printed.mockClear();
});
