import { createContext, useContext } from "react";
import { Scripts } from "react-router";

/** What starts a page in the browser. */
export interface PageStart {
	/** The loaders' data, as React Router hands them over. */
	data: string;
	/** Text of the script that starts the page after its first paint. */
	script: string;
	nonce: string | undefined;
}

/** Filled by the server for the page that it renders. The browser has both texts in the document. */
export const PageStartContext = createContext<PageStart | undefined>(undefined);

/** The element that holds a page's data. */
export const pageDataId = "page-data";

/**
 * In place of React Router's `Scripts`, which has a browser load everything while it should show the page. The
 * development server's hot reloading needs the original.
 */
export function PageScripts() {
	const start = useContext(PageStartContext);
	if (import.meta.env.DEV) return <Scripts />;
	return (
		<>
			<script
				id={pageDataId}
				type="application/json"
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: data of ours, in which no tag can begin
				dangerouslySetInnerHTML={{ __html: start?.data ?? "" }}
			/>
			<script
				nonce={start?.nonce}
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours
				dangerouslySetInnerHTML={{ __html: start?.script ?? "" }}
			/>
		</>
	);
}
