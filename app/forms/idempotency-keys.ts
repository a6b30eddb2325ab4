/**
 * Idempotency keys of one form. The same values get the same key again, so that a retry stores nothing twice; other
 * values get a new key. `reset` ends this after a success: the same values then count as a new submission.
 */
export function createIdempotencyKeys() {
	let last: { values: string; key: string } | undefined;
	return {
		keyFor(values: object): string {
			const serialized = JSON.stringify(values);
			if (last?.values !== serialized) last = { values: serialized, key: crypto.randomUUID() };
			return last.key;
		},
		reset(): void {
			last = undefined;
		},
	};
}
