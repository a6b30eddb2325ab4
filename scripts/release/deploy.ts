import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { stagingOption } from "../arguments.ts";
import { commitOfTestedBuild } from "./build-note.ts";
import { rollBack } from "./rollback.ts";
import { domainOf, inStaging, readConfiguration, run } from "./wrangler.ts";

/** `npm run deploy`: decision 28 says how. Stops if a command fails, and when `interrupted`. @returns whether all went well */
export async function deploy(staging: boolean, runCommand: typeof run, interrupted: AbortSignal) {
	const { name, routes } = readConfiguration(staging);
	const site = `https://${domainOf({ routes })}`;
	const [environment, option] = staging ? [" --env staging", " --staging"] : ["", ""];
	let undo = async () => console.log("Visitors get what they got before. Completed migrations stay applied.");
	const step = async (command: string, variables?: object) => {
		interrupted.throwIfAborted();
		console.log(`\n── ${command}`);
		const printed = await runCommand(command.split(" "), variables);
		console.log(printed.trim());
		return printed;
	};
	try {
		const tag = commitOfTestedBuild().slice(0, 12);
		await step(`npm run --silent check:live --${option}`);
		const built = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
		const config = "build/server/wrangler.deployed.json";
		writeFileSync(config, JSON.stringify(staging ? inStaging(built) : built));
		const { versions } = JSON.parse(await step(`wrangler deployments status --json${environment}`));
		const live = versions.find((version: { percentage: number }) => version.percentage === 100)?.version_id;
		if (!live) throw new Error("The traffic is split between versions: end that with npm run rollback.");
		// The draft that the first secret makes has no database. No domain leads to it, and nothing returns to it.
		const { resources } = JSON.parse(await step(`wrangler versions view ${live} --json${environment}`));
		const isFirst = !resources.bindings.some(({ type }: { type: string }) => type === "d1");
		const previews = "build/server/wrangler.previews.json";
		writeFileSync(previews, JSON.stringify({ name, workers_dev: false, preview_urls: true }));
		if (isFirst) await step(`wrangler triggers deploy --config ${previews}`);
		// Wrangler appends to it what it has done, as one JSON object a line.
		const output = "build/server/wrangler.output.json";
		rmSync(output, { force: true });
		const upload = `wrangler versions upload --tag ${tag} --config ${config}`;
		await step(upload, { WRANGLER_OUTPUT_FILE_PATH: output });
		const lines = readFileSync(output, "utf8").trim().split("\n");
		const done = lines.map((line) => JSON.parse(line)).find(({ type }) => type === "version-upload");
		if (!done) throw new Error("Wrangler did not say which version it has uploaded.");
		const { version_id: version, preview_url: preview } = done;
		if (isFirst && !preview) throw new Error("No preview URL: create the account's workers.dev subdomain.");
		await step(`wrangler d1 time-travel info DB${environment}`);
		await step(`wrangler d1 migrations apply DB --remote${environment}`);
		const smoke = `npm run --silent smoke -- --version ${version}`;
		const trial = `wrangler versions deploy ${version}@0% ${live}@100% --yes --config ${config}`;
		const release = `wrangler versions deploy ${version}@100% --yes --config ${config}`;
		const triggers = `wrangler triggers deploy --config ${config}`;
		const sequence = isFirst
			? [`${smoke} --wait 900 ${preview}`, release, triggers, `${smoke} --wait 900 ${site}`]
			: [trial, `${smoke} --worker ${name} ${site}`, release, `${smoke} ${site}`, triggers];
		for (const [index, command] of sequence.entries()) {
			if (command === trial) undo = () => rollBack(live, staging, "deployment failed", runCommand);
			if (!isFirst) interrupted.throwIfAborted();
			const left = `${version} is good and has all traffic. Left to do:\nnpx ${sequence.slice(index).join(" && ")}`;
			if (command === triggers) undo = async () => console.log(left);
			await step(command);
		}
		console.log(`\n${site} is live as ${version}.`);
		if (!isFirst) console.log(`To return to the version before: npm run rollback -- ${live}${option}`);
		return true;
	} catch (error) {
		console.log(`\n✗ ${error instanceof Error ? error.message : error}`);
		await undo().catch(({ message }) => console.log(`✗ Check the site: ${message}`));
		return false;
	}
}

if (import.meta.main) {
	const { staging } = parseArgs({ options: stagingOption }).values;
	const interruption = new AbortController();
	process.on("SIGINT", () => interruption.abort(new Error("Interrupted.")));
	process.exitCode = (await deploy(staging, run, interruption.signal)) ? 0 : 1;
}
