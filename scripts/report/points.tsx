/** A short list under its title. */
export function Points({ title, points }: { title: string; points: readonly string[] }) {
	return (
		<div className="border-t border-ink pt-2">
			<h3 className="text-lg">{title}</h3>
			<ul className="mt-2 list-[''] text-[9.5pt]/[1.42]">
				{points.map((point) => (
					<li key={point} className="border-t border-line py-2 first:border-t-0">
						{point}
					</li>
				))}
			</ul>
		</div>
	);
}
