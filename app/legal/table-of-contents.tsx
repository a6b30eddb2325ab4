import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatOrdinal } from "../i18n/format.ts";

/** How far down the screen a heading counts as being read, as a share of its height. */
const readingLine = 0.3;

/** Id of the section that is being read; none above the first and without JavaScript. */
function useSectionInView(ids: readonly string[]): string | undefined {
	const [current, setCurrent] = useState<string>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the ids are what matters, not their array
	useEffect(() => {
		const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
		const observer = new IntersectionObserver(
			() => {
				const line = innerHeight * readingLine;
				const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
				setCurrent(passed.at(-1)?.id);
			},
			// Everything above the line, however far: a jump passes it as well as a slow hand.
			{ rootMargin: `1000000px 0px -${100 * (1 - readingLine)}% 0px` },
		);
		for (const heading of headings) observer.observe(heading);
		return () => observer.disconnect();
	}, [ids.join()]);
	return current;
}

interface TableOfContentsProps {
	/** In order, with the ids of their headings. */
	sections: { id: string; title: string }[];
	/** Stands above the list. */
	caption?: string;
}

/** Links to the sections of a text, numbered like them; the one that is being read stands out. */
export function TableOfContents({ sections, caption }: TableOfContentsProps) {
	const { t } = useTranslation("legal");
	const current = useSectionInView(sections.map(({ id }) => id));
	return (
		<nav aria-label={t("contents")}>
			{caption && <p className="caption border-t border-line-strong pt-3 pb-2 text-kraft">{caption}</p>}
			<ol className="list-[''] text-sm">
				{sections.map(({ id, title }, index) => (
					<li key={id}>
						<a
							href={`#${id}`}
							aria-current={id === current ? "location" : undefined}
							className="grid min-h-10 grid-cols-[2.5rem_1fr] items-baseline border-t border-line py-2 text-ink-soft transition-colors duration-300 hover:text-ink aria-[current]:border-signal aria-[current]:text-ink"
						>
							<span aria-hidden="true" className="caption text-kraft tabular-nums">
								{formatOrdinal(index + 1)}
							</span>
							{title}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
