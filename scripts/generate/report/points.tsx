import { useTranslation } from "react-i18next";

interface PointsProps {
	/** Key of the list in the namespace `report`. */
	list:
		| `about.${"covers" | "leavesOut" | "reading"}`
		| `commitments.${"environment" | "social" | "governance"}`;
}

/** A titled list. */
export function Points({ list }: PointsProps) {
	const { t } = useTranslation("report");
	const points: string[] = t(`${list}.points`, { returnObjects: true });
	return (
		<div className="border-t border-ink pt-2">
			<h3 className="text-lg">{t(`${list}.title`)}</h3>
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
