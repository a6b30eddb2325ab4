type Configuration = Readonly<Record<string, unknown>>;

/**
 * A build's configuration for another environment than the one that it was made for.
 *
 * @param built the build's own
 * @param from the source's, in the environment that the build was made for
 * @param to the source's, in the other environment
 * @returns the build's, with what differs between the two
 */
export function inEnvironment(built: Configuration, from: Configuration, to: Configuration): Configuration {
	const differs = Object.entries(to).filter(
		([name, value]) => JSON.stringify(value) !== JSON.stringify(from[name]),
	);
	return { ...built, ...Object.fromEntries(differs) };
}
