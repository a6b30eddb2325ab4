import { Outlet } from "react-router";
import { PageError } from "../../components/page-error.tsx";
import { useLanguage } from "../../i18n/use-language.ts";

/** A layout route around every page: its error boundary replaces only the page, so that header and footer stay. */
export default function Boundary() {
	return <Outlet />;
}

export function ErrorBoundary() {
	return <PageError language={useLanguage()} />;
}
