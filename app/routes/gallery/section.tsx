import type { ReactNode } from "react";

interface SectionProps {
	id: string;
	note: string;
	children: ReactNode;
}

export function Section({ id, note, children }: SectionProps) {
	return (
		<section id={id} className="mt-14 border-t-2 border-ink pt-3 md:mt-20">
			<h2 className="mt-3 text-3xl">{id}</h2>
			<p className="mt-3 mb-8 max-w-(--measure) text-ink-soft">{note}</p>
			{children}
		</section>
	);
}

export function Row({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="grid-12 items-center gap-y-3 border-t border-line py-4">
			<p className="caption col-span-12 text-ink-soft lg:col-span-2">{name}</p>
			<div className="col-span-12 flex flex-wrap items-center gap-3 lg:col-span-9">{children}</div>
		</div>
	);
}
