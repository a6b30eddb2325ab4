import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ItemNumber } from "../../components/section.tsx";

interface TableOfContentsProps {
	/** `id` is the one of the section's heading. */
	sections: { id: string; title: string }[];
	caption?: string;
}

/** Numbered links to the sections of a text. */
export function TableOfContents({ sections, caption }: TableOfContentsProps) {
	const { t } = useTranslation("legal");
	return (
		<nav aria-label={t("contents")}>
			{caption && <p className="caption border-t border-line-strong pt-3 pb-2 text-kraft">{caption}</p>}
			<ol className="text-sm">
				{sections.map(({ id, title }, index) => (
					<li key={id}>
						<Link
							to={`#${id}`}
							className="grid min-h-10 grid-cols-[2.5rem_1fr] items-baseline border-t border-line py-2 text-ink-soft transition duration-300 hover:text-ink"
						>
							<ItemNumber number={index + 1} />
							<span>{title}</span>
						</Link>
					</li>
				))}
			</ol>
		</nav>
	);
}
