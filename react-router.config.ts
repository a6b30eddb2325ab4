import type { Config } from "@react-router/dev/config";

export default {
	ssr: true,
	// The few routes travel with the first page, so that no navigation has to ask for a manifest.
	routeDiscovery: { mode: "initial" },
} satisfies Config;
