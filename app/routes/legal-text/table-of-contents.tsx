import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ItemNumber } from "../../components/section.tsx";

/** A section is current once its heading is above this share of the viewport's height. */
const readingLine = 0.3;

/** Id of the current section; undefined above the first and without JavaScript. */
function useSectionInView(ids: readonly string[]): string | undefined {
	const [current, setCurrent] = useState<string>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
	useEffect(() => {
		const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
		const observer = new IntersectionObserver(
			() => {
				const line = innerHeight * readingLine;
				const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
				setCurrent(passed.at(-1)?.id);
			},
			// Includes everything above the line, so that jumps past several headings are observed too.
			{ rootMargin: `1000000px 0px -${100 * (1 - readingLine)}% 0px` },
		);
		for (const heading of headings) observer.observe(heading);
		return () => observer.disconnect();
	}, []);
	return current;
}

interface TableOfContentsProps {
	/** `id` is the one of the section's heading. */
	sections: { id: string; title: string }[];
	caption?: string;
}

/** Numbered links to the sections of a text, with the current section marked. */
export function TableOfContents({ sections, caption }: TableOfContentsProps) {
	const { t } = useTranslation("legal");
	const current = useSectionInView(sections.map(({ id }) => id));
	return (
		<nav aria-label={t("contents")}>
			{caption && <p className="caption border-t border-line-strong pt-3 pb-2 text-kraft">{caption}</p>}
			<ol className="text-sm">
				{sections.map(({ id, title }, index) => (
					<li key={id}>
						<Link
							to={`#${id}`}
							aria-current={id === current ? "location" : undefined}
							className="grid min-h-10 grid-cols-[2.5rem_1fr] items-baseline border-t border-line py-2 text-ink-soft transition duration-300 hover:text-ink aria-[current]:border-signal aria-[current]:text-ink"
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
