import type { ReactNode } from "react";

interface CardProps {
	/** The upper edge: a drawing that can go on to any length, with its own height and colour. */
	picture: ReactNode;
	/** Stands above the title, such as its number among its neighbours. */
	eyebrow?: ReactNode;
	title: string;
	/** Label and value, a line each. */
	facts?: readonly (readonly [label: string, value: string])[];
	/** The one link. It covers the whole card, so it has to say by itself where it leads. */
	link: ReactNode;
	/** The text. */
	children: ReactNode;
	className?: string;
}

/** A thing among its kind that leads somewhere. Where it has the room, text and facts stand side by side. */
export function Card({ picture, eyebrow, title, facts = [], link, children, className = "" }: CardProps) {
	return (
		<div
			className={`group @container relative flex h-full flex-col transition-colors duration-300 focus-within:bg-sheet hover:bg-sheet ${className}`}
		>
			<div className="overflow-clip border-y border-line">
				{/* The picture is longer than its edge, and is drawn along it while the card is pointed at. */}
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
							<div key={label} className="flex justify-between gap-4 border-t border-line py-1.5">
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
