/**
 * Keys for one form: values that are sent again after a failure go under the same key, others under a new one.
 * `sent` ends that, so that the same values may be meant a second time.
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
