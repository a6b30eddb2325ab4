import { readFileSync } from "node:fs";

/** Memory of a process that is not swapped out, in bytes (proc_pid_status(5), VmRSS). */
export function residentBytes(pid: number): number {
	const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	if (!kilobytes) throw new Error("This process has no VmRSS.");
	return Number(kilobytes) * 1024;
}
