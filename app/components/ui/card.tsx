import type { ReactNode } from "react";

interface CardProps {
	/** A drawing of any width along the upper edge, with its own height and colour. */
	picture: ReactNode;
	/** Shown above the title, such as a number. */
	eyebrow?: ReactNode;
	title: string;
	facts?: readonly (readonly [label: string, value: string])[];
	/** The card's only link. It covers the whole card and must be understandable on its own. */
	link: ReactNode;
	children: ReactNode;
	className?: string;
}

/** A clickable item of a list. In wide containers text and facts are side by side. */
export function Card({ picture, eyebrow, title, facts = [], link, children, className = "" }: CardProps) {
	return (
		<div
			className={`group @container relative flex h-full flex-col transition-colors duration-300 focus-within:bg-sheet hover:bg-sheet ${className}`}
		>
			<div className="overflow-clip border-y border-line">
				{/* The picture is wider than the card and slides on hover and focus. */}
				<div className="-ml-24 transition-transform duration-400 ease-house group-focus-within:translate-x-24 group-hover:translate-x-24">
					{picture}
				</div>
			</div>
			<div className="flex grow flex-col gap-5 px-(--frame-edge) py-6 sm:py-8 @3xl:grid @3xl:grid-cols-2 @3xl:gap-x-8">
				<div>
					{eyebrow && <div className="mb-2">{eyebrow}</div>}
					<h3 className="text-2xl">{title}</h3>
					<div className="mt-2 text-ink-soft">{children}</div>
				</div>
				<div className="flex grow flex-col">
					<dl className="mb-3 grow text-sm empty:hidden">
						{facts.map(([label, value]) => (
							<div key={label} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5">
								<dt className="text-ink-soft">{label}</dt>
								<dd className="text-right font-medium tabular-nums">{value}</dd>
							</div>
						))}
					</dl>
					<div className="text-sm font-semibold covering-link group-hover:[&>a]:underline group-hover:[&>a]:underline-offset-4">
						{link}
					</div>
				</div>
			</div>
		</div>
	);
}
