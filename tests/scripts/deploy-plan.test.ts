import { expect, it } from "vitest";
import packageJson from "../../package.json";
import { deployPlan, runPlan, type Step } from "../../scripts/deploy-plan.ts";

const steps = deployPlan("https://anella.example");
const lineOf = ({ command }: Step) => command.join(" ");

/** Runs the plan with a command that fails, and none of them for real. */
function rehearse(failing?: string) {
	const ran: string[] = [];
	const said: string[] = [];
	const deployed = runPlan(
		steps,
		(command) => {
			ran.push(command.join(" "));
			return command.join(" ") === failing ? 1 : 0;
		},
		(line) => said.push(line),
	);
	return { deployed, ran, said: said.join("\n") };
}

it("runs every step in order", () => {
	const { deployed, ran, said } = rehearse();
	expect(deployed).toBe(true);
	expect(ran).toEqual(steps.map(lineOf));
	expect(said).toContain(`── ${steps.length} of ${steps.length}: smoke test`);
	expect(said).not.toContain("✗");
});

it.each(steps.map((step, index) => ({ command: lineOf(step), index, step })))(
	"stops where $command fails, and says what to do",
	({ command, index, step }) => {
		const { deployed, ran, said } = rehearse(command);
		expect(deployed).toBe(false);
		expect(ran).toHaveLength(index + 1);
		expect(said.trimEnd().endsWith(step.otherwise)).toBe(true);
	},
);

it("changes nothing before all that can stop it has passed, and the database before the Worker", () => {
	const order = [
		"check:live",
		"npm test",
		"build",
		"time-travel info",
		"migrations apply",
		"wrangler deploy",
		"smoke",
	];
	const found = order.map((part) => steps.findIndex((step) => lineOf(step).includes(part)));
	expect(found).toEqual(order.keys().toArray());
	const isHarmless = steps.map(({ otherwise }) => otherwise.startsWith("Nothing was changed."));
	expect(isHarmless).toEqual([true, true, true, true, false, false, false]);
});

it("names scripts that there are, and tests the site that it deploys", () => {
	for (const { command } of steps) {
		const [program, ...options] = command;
		if (program !== "npm") continue;
		const script = options.find((option) => option !== "run" && !option.startsWith("--"));
		expect(Object.keys(packageJson.scripts)).toContain(script);
	}
	expect(steps.at(-1)?.command).toContain("https://anella.example");
});
