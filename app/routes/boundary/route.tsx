import { Outlet } from "react-router";
import { PageError } from "../../components/page-error.tsx";
import { useLanguage } from "../../i18n/use-language.ts";

/** Around every page, so that one that fails leaves the shell, its menu and its styles standing. */
export default function Boundary() {
	return <Outlet />;
}

export function ErrorBoundary() {
	return <PageError language={useLanguage()} />;
}
