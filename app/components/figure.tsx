import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatOrdinal } from "../i18n/format.ts";

interface FigureProps {
	number: number;
	caption: ReactNode;
	children: ReactNode;
	className?: string;
}

/** A drawing with its number on the page and its caption. */
export function Figure({ number, caption, children, className = "" }: FigureProps) {
	const { t } = useTranslation("common");
	return (
		<figure className={`break-inside-avoid border-t border-line ${className}`}>
			{children}
			<figcaption className="caption flex gap-4 border-t border-line pt-2.5 text-ink-soft">
				<span className="shrink-0 text-kraft tabular-nums">
					{t("figure", { number: formatOrdinal(number) })}
				</span>
				<span className="max-w-[40em]">{caption}</span>
			</figcaption>
		</figure>
	);
}
