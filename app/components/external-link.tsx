import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";

/** A link to another site. It opens a new tab and tells screen readers so. Text in it needs an element of its own. */
export function ExternalLink({ children, ...rest }: Omit<ComponentProps<"a">, "target" | "rel">) {
	const { t } = useTranslation("common");
	return (
		<a {...rest} target="_blank" rel="noopener">
			{children}
			<span className="sr-only">{` (${t("newTab")})`}</span>
		</a>
	);
}
