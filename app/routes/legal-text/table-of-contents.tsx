import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ItemNumber } from "../../components/section.tsx";

/** A section is current once its heading is above this share of the viewport's height. */
const readingLine = 0.3;

/** Id of the current section; undefined above the first and without JavaScript. */
function useSectionInView(ids: readonly string[]): string | undefined {
	const [current, setCurrent] = useState<string>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: compares the ids, not the array
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
	}, [ids.join()]);
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

export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
	return (
		<details className="group/disclosure disclosure border-t border-line-strong last:border-b">
			<summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 font-display text-lg font-semibold tracking-tight hover:text-signal-text [&::-webkit-details-marker]:hidden">
				<span>{title}</span>
				<PlusOrMinus />
			</summary>
			<div className="max-w-(--measure) pt-1 pb-7 text-ink-soft">{children}</div>
		</details>
	);
}

function PlusOrMinus() {
	return (
		<svg
			viewBox="0 0 28 28"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			aria-hidden="true"
			className="size-7 shrink-0"
		>
			<circle cx="14" cy="14" r="12.5" className="text-line-strong" strokeWidth="1" />
			<path d="M8 14h12" />
			<path
				d="M14 8v12"
				className="origin-center transition duration-300 ease-house group-open/disclosure:rotate-90"
			/>
		</svg>
	);
}
