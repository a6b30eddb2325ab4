import { ExternalLink } from "../../components/external-link.tsx";
import { GoalChip } from "../../components/goal-chip.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Chip } from "../../components/ui/chip.tsx";
import { ArrowOut } from "../../components/ui/icons.tsx";
import { Prose, ProseTable } from "../../components/ui/prose.tsx";
import { Tile } from "../../components/ui/tile.tsx";
import { companies } from "../../content/companies.ts";
import { goalNumbers } from "../../content/goals.ts";
import { GoalGlyph } from "../../illustrations/goal-glyph.tsx";
import { SectorPattern } from "../../illustrations/sector-pattern.tsx";
import { Row, Section } from "./section.tsx";

export function Chips() {
	return (
		<Section
			id="chips"
			note="Chips are not interactive, so their corners are square. The text colour of goals is chosen for contrast."
		>
			<Row name="Chip">
				<Chip>Recycling</Chip>
				<Chip>100 %</Chip>
				<Chip>
					Strategic <ArrowOut />
				</Chip>
			</Row>
			<Row name="GoalChip">
				{goalNumbers.map((goal) => (
					<GoalChip key={goal} goal={goal} abbreviation="SDG" />
				))}
			</Row>
			<Row name="GoalGlyph">
				{goalNumbers.map((goal) => (
					<GoalGlyph key={goal} goal={goal} className="size-7" />
				))}
			</Row>
		</Section>
	);
}

function Scale() {
	return (
		<svg viewBox="0 0 400 40" fill="none" aria-hidden="true" className="h-14 w-full stroke-reed stroke-2">
			<path
				d={Array.from({ length: 50 }, (_, line) => `M${line * 8 + 2} 40v-${14 + ((line * 7) % 26)}`).join("")}
			/>
		</svg>
	);
}

export function Tiles() {
	return (
		<Section
			id="tiles"
			note="A figure, its label and its illustration. The value is not animated; the illustration may be. Use inside dl."
		>
			<dl className="grid-12 gap-y-14">
				{["50", "275", "6"].map((value) => (
					<Tile
						key={value}
						value={value}
						label="of something"
						illustration={<Scale />}
						scale="Each line is one."
						className="col-span-12 md:col-span-4"
					/>
				))}
			</dl>
		</Section>
	);
}

export function Cards() {
	return (
		<Section
			id="cards"
			note="Picture, title, text, facts and one link that covers the card. In wide cards text and facts are side by side, by container queries."
		>
			<ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
				{companies.slice(0, 3).map(({ id, name, site }, index) => (
					<li key={id} style={index === 0 ? { gridColumn: "1 / -1" } : undefined}>
						<Card
							picture={<SectorPattern company={id} className="h-14 w-full" />}
							title={name}
							facts={[
								["Participation", "100 %"],
								["Focus", "Industry"],
							]}
							link={
								<ExternalLink href={site}>
									Visit website <ArrowOut />
								</ExternalLink>
							}
						>
							What the company does, in one or two lines.
						</Card>
					</li>
				))}
			</ul>
		</Section>
	);
}

export function LongText() {
	return (
		<Section
			id="prose"
			note="For long texts: plain elements inside Prose, about 66 characters wide. Section numbers are optional."
		>
			<Prose numbered>
				<h2>Who answers for this text</h2>
				<p>
					A paragraph with <a href="#prose">a link in it</a> and <strong>a word that counts</strong>. Lines
					are about sixty-six characters long, so that the eye finds the next one.
				</p>
				<ul>
					<li>
						A dash, drawn, and a line of text that goes on long enough to break and hang from its indent
					</li>
					<li>
						Another one
						<ul>
							<li>with one of its own</li>
						</ul>
					</li>
				</ul>
				<h2>What is kept, and for how long</h2>
				<ol>
					<li>Counted where the order matters</li>
					<li>And again</li>
				</ol>
				<ProseTable
					caption="What is kept"
					columns={["What", "Why", "How long"]}
					rows={[
						["Idea", "To analyse it", "Twelve months"],
						["Address", "To answer it", "Twelve months"],
					]}
				/>
				<h3>A heading below</h3>
				<dl>
					<dt>A term</dt>
					<dd>What it means here.</dd>
				</dl>
			</Prose>
		</Section>
	);
}
