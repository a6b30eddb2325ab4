import { Drawing } from "./drawing.tsx";

export function Chain({ links, className }: { links: number; className: string }) {
	return (
		<Drawing
			viewBox={`0 0 ${links * 30 + 14} 44`}
			stroke="currentColor"
			strokeWidth="3"
			className={className}
		>
			{Array.from({ length: links }, (_, link) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the rings are alike and never move
				<circle key={link} cx={22 + link * 30} cy="22" r="19" />
			))}
		</Drawing>
	);
}
