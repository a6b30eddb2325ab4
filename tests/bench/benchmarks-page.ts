import type { Finding } from "./finding.ts";

/** Where a finding comes from. */
interface Origin {
	/** What finds it again. */
	command: string;
	date: string;
	commit: string;
}

const head = `# Benchmarks

Taken on one noisy machine with two cores, which served, asked, and served what it is compared with, all at once. So the
numbers count as ratios within one table. By themselves they say little, and beside those of another table or date less.

Each part says of which commit it was taken and by which command: it takes the part again, leaves the others as they are,
and ends with 1 if a limit does not hold.
`;

/** The finding as a section of the page. */
export function section({ title, notes, columns, rows, broken }: Finding, origin: Origin): string {
	const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
	return [
		`## ${title}`,
		`\`${origin.command}\`, ${origin.date}, at ${origin.commit}`,
		...notes,
		[columns, columns.map((_, column) => (column === 0 ? "---" : "---:")), ...rows].map(line).join("\n"),
		broken.length > 0
			? broken.map((limit) => `- **Does not hold:** ${limit}`).join("\n")
			: "Every limit holds.",
	].join("\n\n");
}

/**
 * The page with this section in the place of the one under the same heading, or after the others.
 * @param page empty, if there is none yet
 */
export function withSection(page: string, added: string): string {
	const [, ...sections] = page.split(/^(?=## )/m).map((part) => part.trim());
	const heading = (text: string) => text.slice(0, text.indexOf("\n"));
	const place = sections.findIndex((old) => heading(old) === heading(added));
	if (place >= 0) sections[place] = added;
	else sections.push(added);
	return `${[head.trim(), ...sections].join("\n\n")}\n`;
}

/** The finding for a terminal: its columns one under the other. */
export function asText({ title, notes, columns, rows, broken }: Finding): string {
	const lines = [columns, ...rows];
	const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
	const aligned = lines.map((line) =>
		line
			.map((cell, column) =>
				column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
			)
			.join("  "),
	);
	return [
		title,
		...notes,
		aligned.join("\n"),
		...(broken.length > 0 ? broken.map((limit) => `Does not hold: ${limit}`) : ["Every limit holds."]),
	].join("\n\n");
}
