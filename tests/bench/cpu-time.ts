import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, whatever its kernel ticks in. */
const ticksPerSecond = 100;

/** CPU time that a process and its threads have taken so far, in seconds. */
export function cpuSeconds(pid: number): number {
	return cpuTicks(readFileSync(`/proc/${pid}/stat`, "utf8")) / ticksPerSecond;
}

/**
 * User and system time in a line of `/proc/<pid>/stat` (proc_pid_stat(5), fields 14 and 15).
 * @throws if it is no such line
 */
export function cpuTicks(stat: string): number {
	// The second field is the program's name in brackets, which may itself hold blanks and brackets.
	const fields = stat.slice(stat.lastIndexOf(") ") + 2).split(" ");
	const ticks = Number(fields[11]) + Number(fields[12]);
	if (Number.isNaN(ticks)) throw new Error("This is no line of /proc/<pid>/stat.");
	return ticks;
}
