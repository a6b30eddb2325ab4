import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

/** The anonymous key with which the browser calls `/api`; every page carries it. */
export function usePublicApiKey(): string {
	return useRouteLoaderData<typeof loader>("root")?.publicApiKey ?? "";
}
