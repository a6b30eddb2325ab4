const remaining = new Set<string>();

/** Marks a value, which only the owner of the site knows, as a placeholder and returns it unchanged. */
export function placeholder<const Value extends string>(value: Value): Value {
	remaining.add(value);
	return value;
}

/** The values that are still placeholders, of the modules that have been loaded. */
export function remainingPlaceholders(): string[] {
	return [...remaining];
}
