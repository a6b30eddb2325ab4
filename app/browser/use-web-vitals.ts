import { useEffect } from "react";
import { usePublicApiKey } from "../root-data.ts";
import { useConsent } from "./consent.ts";

/** Measures web vitals with consent to `performance`; without it, the code is not loaded. */
export function useWebVitals(): void {
	const { performance } = useConsent().allowed;
	const publicApiKey = usePublicApiKey();
	useEffect(() => {
		if (!performance) return;
		import("./report-web-vitals.client.ts").then(
			({ reportWebVitals }) => reportWebVitals(publicApiKey),
			() => {},
		);
	}, [performance, publicApiKey]);
}
