import { useRootData } from "../root-data.ts";

/** The anonymous key with which the browser calls `/api`; every page carries it. */
export function usePublicApiKey(): string {
	return useRootData()?.publicApiKey ?? "";
}
