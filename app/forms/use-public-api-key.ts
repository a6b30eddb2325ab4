import { useRootData } from "../root-data.ts";

/** Anonymous key of the browser's requests to `/api`; empty if the root loader failed. */
export function usePublicApiKey(): string {
	return useRootData()?.publicApiKey ?? "";
}
