import type { CSSProperties } from "react";
import { Figure } from "../../components/figure.tsx";
import { ArrowOut, ArrowRight, CloseIcon, MenuIcon, Spinner } from "../../components/ui/icons.tsx";
import { companies } from "../../content/companies.ts";
import { figures } from "../../content/figures.ts";
import type { GoalNumber } from "../../content/goals.ts";
import { AlignedThreads } from "../../illustrations/aligned-threads.tsx";
import { Chain } from "../../illustrations/chain.tsx";
import { CompanySeal } from "../../illustrations/company-seal.tsx";
import { Confluence } from "../../illustrations/confluence.tsx";
import { ContourField } from "../../illustrations/contour-field.tsx";
import { CountedLines } from "../../illustrations/counted-lines.tsx";
import { DottedMap } from "../../illustrations/dotted-map.tsx";
import { Fingerprint } from "../../illustrations/fingerprint.tsx";
import { GoalRing } from "../../illustrations/goal-ring.tsx";
import { Loop } from "../../illustrations/loop.tsx";
import { LooseRing } from "../../illustrations/loose-ring.tsx";
import { MaterialFlow } from "../../illustrations/material-flow.tsx";
import { NotFoundThreads } from "../../illustrations/not-found-threads.tsx";
import { PlaitBand } from "../../illustrations/plait.tsx";
import { SectorPattern } from "../../illustrations/sector-pattern.tsx";
import { Bales } from "../../illustrations/sector-pictures/bales.tsx";
import { Fields as FieldsPicture } from "../../illustrations/sector-pictures/fields.tsx";
import { Modules } from "../../illustrations/sector-pictures/modules.tsx";
import { Rings as LinkedRings } from "../../illustrations/sector-pictures/rings.tsx";
import { Roots } from "../../illustrations/sector-pictures/roots.tsx";
import { Streams } from "../../illustrations/sector-pictures/streams.tsx";
import { StrategyRing } from "../../illustrations/strategy-ring.tsx";
import { StructureThreads } from "../../illustrations/structure-threads.tsx";
import { Logo, Rings } from "../../layout/logo.tsx";
import { Row, Section } from "./section.tsx";

export function Patterns() {
	return (
		<Section id="patterns" note="One for each company, in the current text colour, as wide as the container.">
			<div className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
				{companies.map(({ id, name }, index) => (
					<Figure key={id} number={index + 1} caption={name}>
						<SectorPattern company={id} className="h-28 w-full text-kraft" />
					</Figure>
				))}
			</div>
		</Section>
	);
}

const fingerprints: { idea: string; goals: GoalNumber[] }[] = [
	{ idea: "Coffee grounds for paper", goals: [] },
	{ idea: "A biogas plant for a village", goals: [7, 13] },
	{ idea: "Bricks made of rubble", goals: [9, 11, 12] },
	{ idea: "Rainwater for the greenhouse", goals: [2, 6, 13, 15, 17] },
];

export function Illustrations() {
	return (
		<Section
			id="drawings"
			note="Icons have the colour and size of the text. The accent colour of the illustrations is signal."
		>
			<Row name="icons">
				<span className="flex gap-6 text-2xl">
					<ArrowRight />
					<ArrowOut />
					<MenuIcon />
					<CloseIcon />
					<Spinner />
				</span>
			</Row>
			<Row name="Logo, Rings">
				<Logo />
				<Rings className="h-24 w-24" />
			</Row>
			<Row name="on night">
				<span className="on-night p-6">
					<Logo />
				</span>
			</Row>
			<Figure number={7} caption="Confluence: many threads join and close into a ring." className="mt-10">
				<Confluence
					label="Many threads join and close into a ring."
					centreText={["Middle", "second line"]}
					progress={0.6}
					className="w-full"
				/>
			</Figure>
			<Figure number={8} caption="Material flow: a line for every 1,000 tonnes, for a night ground.">
				<div className="on-night py-6">
					<MaterialFlow
						ribbons={[
							{ tonnes: figures.tonnes2024, className: "stroke-signal" },
							{ tonnes: figures.paperCapacityPerYear, className: "stroke-reed" },
						]}
						label="Two amounts, to the same scale."
						className="h-68 w-full"
					/>
				</div>
			</Figure>
			<Figure
				number={9}
				caption="The loop: an arc answers to the pointer or the focus in its stage of the list."
			>
				<Loop
					label="Three arrows follow one another round a ring."
					stages={{
						collect: { title: "Collect", children: <a href="#drawings">Paper</a> },
						transform: { title: "Transform", children: <a href="#drawings">Energy</a> },
						return: { title: "Return", children: <a href="#drawings">Construction</a> },
					}}
					className="py-8"
				/>
			</Figure>
			<Figure number={10} caption="Fingerprints: one for each idea, in ink until its goals are known.">
				<div className="grid grid-cols-2 gap-8 py-8 sm:grid-cols-3">
					{fingerprints.map(({ idea, goals }) => (
						<Fingerprint key={idea} idea={idea} goals={goals} label={idea} className="w-full" />
					))}
				</div>
			</Figure>
			<Figure number={11} caption="Contour fields, as the ground of a section: delta, terraces, shore.">
				<div className="grid gap-4 py-4 lg:grid-cols-3">
					{(["delta", "terraces", "shore"] as const).map((field) => (
						<ContourField key={field} field={field} className="aspect-square text-line-strong" />
					))}
				</div>
			</Figure>
			<Figure number={12} caption="The map: a ring for every 250 kilometres.">
				<DottedMap place="Barcelona" label="Western Europe, with Barcelona marked" className="max-w-2xl" />
			</Figure>
			<Figure
				number={13}
				caption="Bands of threads: the page that is not there, and the page that came loose."
			>
				<div className="grid items-center gap-8 overflow-clip py-8 lg:grid-cols-2">
					<NotFoundThreads className="w-full" />
					<LooseRing className="w-1/2" />
				</div>
			</Figure>
			<Figure number={14} caption="Counted: a line for each unit, a ring for each of a few.">
				<div className="grid items-center gap-8 py-8 lg:grid-cols-2">
					<CountedLines amount={figures.revenue2024 / 1e6} className="h-24 w-full text-kraft" />
					<Chain links={figures.companies} className="max-h-24 max-w-full text-reed" />
				</div>
			</Figure>
			<Figure number={15} caption="The seal: a day of its year, millions of euros, thousands of tonnes.">
				<CompanySeal
					date={figures.incorporated}
					euros={figures.revenue2024}
					tonnes={figures.tonnes2024}
					label="Three facts as three rings."
					centreText={["Middle", "second line"]}
					className="max-w-2xl"
				/>
			</Figure>
			<Figure number={16} caption="Strategy: a ring for each point, in the text's colour.">
				<div className="grid grid-cols-2 gap-8 py-8 sm:grid-cols-3">
					{(["circular", "industry", "share", "together", "patience"] as const).map((point) => (
						<StrategyRing key={point} point={point} className="w-full" />
					))}
				</div>
			</Figure>
			<Figure number={17} caption="Aligned: strands come in tangled and find their places.">
				<AlignedThreads
					strands={[
						{ threads: 5, className: "stroke-kraft" },
						{ threads: 5, className: "stroke-ink" },
						{ threads: 5, className: "stroke-reed" },
					]}
					label="Tangled threads end in parallel."
					className="h-44 w-full"
				/>
			</Figure>
			<Figure number={18} caption="Structure: the thicker the strand, the closer the tie.">
				<StructureThreads centreText="Middle" className="max-w-2xl" />
			</Figure>
			<Figure number={19} caption="Goals: five strands of one ring.">
				<GoalRing className="max-w-2xl" />
			</Figure>
			<Figure number={20} caption="The plait: ten threads, from one edge to the other.">
				<PlaitBand label="Ten plaited threads." className="h-24 w-full" />
			</Figure>
			<Figure number={21} caption="Pictures of the companies' work; what passes on is in signal.">
				<div
					className="grid gap-8 py-8 sm:grid-cols-2"
					style={{ "--ground": "var(--color-paper)" } as CSSProperties}
				>
					{[Bales, Modules, Streams, FieldsPicture, Roots, LinkedRings].map((Picture, index) => (
						<Picture key={companies[index]?.id} className="aspect-square w-full text-kraft" />
					))}
				</div>
			</Figure>
		</Section>
	);
}
