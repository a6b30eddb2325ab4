import { type CSSProperties, type ReactNode, useState } from "react";
import { ExternalLink } from "../components/external-link.tsx";
import { Figure } from "../components/figure.tsx";
import { GoalChip } from "../components/goal-chip.tsx";
import { Logo, Rings } from "../components/logo.tsx";
import { Button, type ButtonSize, type ButtonVariant, buttonClass } from "../components/ui/button.tsx";
import { Card } from "../components/ui/card.tsx";
import { Chip } from "../components/ui/chip.tsx";
import { Dialog } from "../components/ui/dialog.tsx";
import { Disclosure } from "../components/ui/disclosure.tsx";
import { TextAreaField, TextField } from "../components/ui/field.tsx";
import { ArrowOut, ArrowRight, Cross, MenuLines, TurningRing } from "../components/ui/icons.tsx";
import { Prose, ProseTable } from "../components/ui/prose.tsx";
import { Switch } from "../components/ui/switch.tsx";
import { Tile } from "../components/ui/tile.tsx";
import { Toast, type ToastVariant } from "../components/ui/toast.tsx";
import { companies } from "../content/companies.ts";
import { figures } from "../content/figures.ts";
import type { GoalNumber } from "../content/goals.ts";
import { goalNumbers } from "../content/goals.ts";
import { formatOrdinal } from "../i18n/format.ts";
import { AlignedThreads } from "../illustrations/aligned-threads.tsx";
import { Chain } from "../illustrations/chain.tsx";
import { CompanySeal } from "../illustrations/company-seal.tsx";
import { Confluence } from "../illustrations/confluence.tsx";
import { ContourField } from "../illustrations/contour-field.tsx";
import { CountedLines } from "../illustrations/counted-lines.tsx";
import { DottedMap } from "../illustrations/dotted-map.tsx";
import { Fingerprint } from "../illustrations/fingerprint.tsx";
import { goalColours } from "../illustrations/goal-colours.ts";
import { GoalGlyph } from "../illustrations/goal-glyph.tsx";
import { GoalRing } from "../illustrations/goal-ring.tsx";
import { Loop } from "../illustrations/loop.tsx";
import { LooseRing } from "../illustrations/loose-ring.tsx";
import { MaterialFlow } from "../illustrations/material-flow.tsx";
import { NotFoundThreads } from "../illustrations/not-found-threads.tsx";
import { PlaitBand } from "../illustrations/plait.tsx";
import { SectorPattern } from "../illustrations/sector-pattern.tsx";
import { Bales } from "../illustrations/sector-pictures/bales.tsx";
import { Fields as FieldsPicture } from "../illustrations/sector-pictures/fields.tsx";
import { Modules } from "../illustrations/sector-pictures/modules.tsx";
import { Rings as LinkedRings } from "../illustrations/sector-pictures/rings.tsx";
import { Roots } from "../illustrations/sector-pictures/roots.tsx";
import { Streams } from "../illustrations/sector-pictures/streams.tsx";
import { StrategyRing } from "../illustrations/strategy-ring.tsx";
import { StructureThreads } from "../illustrations/structure-threads.tsx";
import goalNames from "../locales/en/goals.ts";
import { showToast } from "../toasts/toast-store.ts";

/*
 * The design system on one page, for those who build with it: in English, and on the development server only. It has
 * no classes of its own beyond what the site has anyway where it can help it: styles that only show a token are inline.
 */

const variants: ButtonVariant[] = [
	"default",
	"premium",
	"destructive",
	"secondary",
	"outline",
	"ghost",
	"link",
];
const sizes: ButtonSize[] = ["sm", "default", "lg", "icon"];

const grounds: [token: string, use: string][] = [
	["paper", "the page's ground"],
	["sheet", "what lies on it"],
	["board", "pressed, quiet, off"],
	["ink", "text, strong lines"],
	["ink-soft", "second voice"],
	["kraft", "numbers, captions, patterns"],
	["reed", "the second material"],
	["signal", "the one primary action"],
	["signal-strong", "the same, pointed at"],
	["signal-ink", "text on signal"],
	["signal-text", "signal, to be read on paper"],
	["danger", "what went wrong"],
	["danger-fill", "ground of what cannot be undone"],
	["danger-fill-strong", "the same, pointed at"],
	["danger-ink", "text on danger-fill"],
	["line", "hairlines"],
	["line-strong", "edges of what is operated (3:1)"],
	["night", "footer, menu, premium"],
	["night-ink", "text on night"],
];

const typeScale = ["5xl", "4xl", "3xl", "2xl", "xl", "lg", "base", "sm", "xs"];

const sections = [
	"type",
	"colour",
	"grid",
	"buttons",
	"fields",
	"switches",
	"chips",
	"tiles",
	"cards",
	"disclosures",
	"dialogs",
	"toasts",
	"prose",
	"patterns",
	"drawings",
] as const;

export function meta() {
	return [{ title: "Design system" }, { name: "robots", content: "noindex" }];
}

export default function Design() {
	return (
		<div className="frame py-16">
			<h1 className="text-5xl">Design system</h1>
			<p className="mt-5 max-w-[30.6em] text-lg text-ink-soft">
				Everything that pages are built from, in every state. Hover, focus and press are live: point, tab and
				click. Change the system's scheme for the other one.
			</p>
			<ul className="mt-8 flex flex-wrap gap-2">
				{sections.map((id) => (
					<li key={id}>
						<a href={`#${id}`} className={buttonClass({ variant: "outline", size: "sm" })}>
							{id}
						</a>
					</li>
				))}
			</ul>
			<Type />
			<Colours />
			<Grid />
			<Buttons />
			<Fields />
			<Switches />
			<Chips />
			<Tiles />
			<Cards />
			<Disclosures />
			<Dialogs />
			<Toasts />
			<LongText />
			<Patterns />
			<Drawings />
		</div>
	);
}

function Section({
	id,
	note,
	children,
}: {
	id: (typeof sections)[number];
	note: string;
	children: ReactNode;
}) {
	return (
		<section id={id} className="mt-14 border-t-2 border-ink pt-3 md:mt-20">
			<p className="caption text-kraft tabular-nums">
				{formatOrdinal(sections.indexOf(id) + 1)}/{sections.length}
			</p>
			<h2 className="mt-3 text-3xl">{id}</h2>
			<p className="mt-3 mb-8 max-w-(--measure) text-ink-soft">{note}</p>
			{children}
		</section>
	);
}

function Row({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="grid-12 items-center gap-y-3 border-t border-line py-4">
			<p className="caption col-span-12 text-ink-soft lg:col-span-2">{name}</p>
			<div className="col-span-12 flex flex-wrap items-center gap-3 lg:col-span-9">{children}</div>
		</div>
	);
}

function Type() {
	return (
		<Section
			id="type"
			note="Bricolage Grotesque for headings, Instrument Sans for text; fluid from 360 to 1600 px. Sizes from 2xl up are display sizes."
		>
			{typeScale.map((size, index) => (
				<div key={size} className="grid-12 items-baseline gap-y-1 border-t border-line py-4">
					<p className="caption col-span-12 text-ink-soft lg:col-span-2">text-{size}</p>
					<p
						className={`col-span-12 lg:col-span-9 ${index < 5 ? "font-display font-semibold tracking-tight" : ""}`}
						style={{ fontSize: `var(--text-${size})`, lineHeight: `var(--text-${size}--line-height)` }}
					>
						{index < 3 ? "Nothing ends here" : "Nothing ends here: 109,994 t, 80.5 M€, àéñç"}
					</p>
				</div>
			))}
			<Row name="caption">
				<p className="caption">Section numbers, tile scales, figure captions</p>
			</Row>
			<Row name="underline-draw">
				<a href="#type" className="underline-draw">
					A link in a list, underlined when it is pointed at
				</a>
			</Row>
		</Section>
	);
}

function Swatch({ token, use }: { token: string; use: string }) {
	return (
		<li className="border-t border-ink">
			<div className="h-20 border-x border-b border-line" style={{ background: `var(--color-${token})` }} />
			<p className="mt-2 text-sm font-semibold">{token}</p>
			<p className="caption text-ink-soft">{use}</p>
		</li>
	);
}

const swatches = {
	display: "grid",
	gap: "2rem 1rem",
	gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
};

function Colours() {
	return (
		<Section
			id="colour"
			note="Tokens of app/styles/app.css, in the scheme that is on. Signal is for one action on a screen. The goals' colours are official and the same in both schemes."
		>
			<ul style={swatches}>
				{grounds.map(([token, use]) => (
					<Swatch key={token} token={token} use={use} />
				))}
				{goalNumbers.map((goal) => (
					<li key={goal} className="border-t border-ink">
						<div className={`goal-ground h-20 ${goalColours[goal]}`} />
						<p className="mt-2 text-sm font-semibold">goal-{goal}</p>
						<p className="caption text-ink-soft">{goalNames[goal]}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}

function Grid() {
	return (
		<Section
			id="grid"
			note="frame sets the page's edges, grid-12 its columns; spacing goes in steps of 0.25 rem. Sheets are square, lines are hairlines, and only what can be pressed is round."
		>
			<div className="grid-12" aria-hidden="true">
				{Array.from({ length: 12 }, (_, column) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: twelve columns that never move
					<div key={column} className="caption h-24 border-x border-line bg-board p-3 text-center text-kraft">
						{column + 1}
					</div>
				))}
			</div>
			<div className="mt-10 flex flex-wrap items-end gap-4" aria-hidden="true">
				{[1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 28].map((step) => (
					<div key={step} className="caption text-ink-soft">
						<div className="bg-kraft" style={{ width: `${step / 4}rem`, height: `${step / 4}rem` }} />
						{step}
					</div>
				))}
			</div>
		</Section>
	);
}

function Buttons() {
	return (
		<Section
			id="buttons"
			note="Hover deepens, press sinks by a pixel, focus draws a 3 px outline at 3 px. Disabled is plain board with a dashed edge; busy keeps its colours and the focus, and says so to screen readers."
		>
			{variants.map((variant) => (
				<Row key={variant} name={variant}>
					{sizes.map((size) => (
						<Button
							key={size}
							variant={variant}
							size={size}
							aria-label={size === "icon" ? `${variant}, icon` : undefined}
						>
							{size === "icon" ? <ArrowRight /> : `Size ${size}`}
						</Button>
					))}
					<Button variant={variant}>
						With an icon
						<ArrowRight />
					</Button>
					<a href="#buttons" className={buttonClass({ variant })}>
						As a link
					</a>
					<Button variant={variant} disabled>
						Disabled
					</Button>
					<Button variant={variant} busy>
						Sending...
					</Button>
				</Row>
			))}
		</Section>
	);
}

function Fields() {
	return (
		<Section
			id="fields"
			note="The error is tied to the field and shown under it. A field that is being sent is read-only, not disabled: it keeps the focus."
		>
			<div className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
				<TextField label="Rest" />
				<TextField label="Filled" note="(optional)" defaultValue="Cartró i Fills" />
				<TextField label="Placeholder" placeholder="you@company.com" />
				<TextField label="Error" defaultValue="nobody" error="Invalid email" />
				<TextField label="Read-only" defaultValue="you@company.com" readOnly />
				<TextField label="Disabled" defaultValue="you@company.com" disabled />
				<TextAreaField label="Some lines" rows={4} defaultValue="We would like to meet your team." />
				<TextAreaField
					label="Some lines, error"
					rows={4}
					defaultValue="Hello"
					error="Message must be at least 10 characters"
				/>
			</div>
		</Section>
	);
}

function Switches() {
	const states = { on: "On", off: "Off" };
	return (
		<Section
			id="switches"
			note="A native checkbox in the role of a switch; the whole row is its target. Linked is on; kraft is locked."
		>
			<div className="grid max-w-2xl gap-5">
				<Switch states={states} label="Off" description="Two rings, apart." />
				<Switch states={states} label="On" description="The left ring has come and linked." defaultChecked />
				<Switch
					states={states}
					label="On"
					note="Always on"
					description="Cannot be turned off."
					defaultChecked
					disabled
				/>
				<Switch states={states} label="Off" note="Not available" disabled />
			</div>
		</Section>
	);
}

function Chips() {
	return (
		<Section
			id="chips"
			note="They only say something, and so are square. The goals' text colour is chosen for contrast."
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

function Tiles() {
	return (
		<Section
			id="tiles"
			note="A figure, what it counts, and the same figure drawn. The value never moves; what reveals the drawing may. Stands in a dl."
		>
			<dl className="grid-12 gap-y-14">
				{["50", "275", "6"].map((value) => (
					<Tile
						key={value}
						value={value}
						label="of something"
						drawing={<Scale />}
						scale="Each line is one."
						className="col-span-12 md:col-span-4"
					/>
				))}
			</dl>
		</Section>
	);
}

function Cards() {
	return (
		<Section
			id="cards"
			note="Picture, title, text, facts and one link that covers it all. Where a card is wide, text and facts stand side by side by themselves."
		>
			<ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
				{companies.slice(0, 3).map(({ id, name, site }, index) => (
					<li key={id} className={index === 0 ? "sm:col-span-2" : ""}>
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

function Disclosures() {
	return (
		<Section
			id="disclosures"
			note="Native details. Those that share a name close one another; the browser's search finds what is folded in."
		>
			<div className="max-w-2xl">
				<Disclosure title="Open" name="design" open>
					Its content unfolds where the browser can animate to a height of its own, and simply appears
					elsewhere.
				</Disclosure>
				<Disclosure title="Closed" name="design">
					The first one has closed.
				</Disclosure>
				<Disclosure title="A title that is so long that it needs a second line on most screens, as questions do">
					And a text.
				</Disclosure>
			</div>
		</Section>
	);
}

function Dialogs() {
	const [open, setOpen] = useState(false);
	return (
		<Section
			id="dialogs"
			note="Native and modal; Escape, the backdrop and the cross close it, and the focus goes back. Not while it is busy."
		>
			<Button variant="outline" onClick={() => setOpen(true)}>
				Open the dialog
			</Button>
			<Dialog open={open} onClose={() => setOpen(false)} title="A dialog">
				<p className="mt-4 mb-6">
					It stays in the page while closed, so that its fields keep what was written.
				</p>
				<Button onClick={() => setOpen(false)}>Close</Button>
			</Dialog>
		</Section>
	);
}

const toasts: [variant: ToastVariant, title: string, description: string][] = [
	["default", "Message sent!", "We will contact you soon."],
	["destructive", "Error", "Your request could not be processed. Please try again."],
];

function Toasts() {
	return (
		<Section id="toasts" note="Five seconds, one at a time, at the lower right; swiped away to the right.">
			<ul className="grid gap-4" style={{ maxWidth: "22rem" }}>
				{toasts.map(([variant, title, description]) => (
					<Toast
						key={variant}
						variant={variant}
						title={title}
						description={description}
						close={
							<button type="button" aria-label={`Close "${title}"`}>
								<Cross />
							</button>
						}
					/>
				))}
			</ul>
			<div className="mt-6 flex flex-wrap gap-3">
				{toasts.map(([variant, title, description]) => (
					<Button key={variant} variant="outline" onClick={() => showToast({ variant, title, description })}>
						Show {variant}
					</Button>
				))}
			</div>
		</Section>
	);
}

function LongText() {
	return (
		<Section
			id="prose"
			note="For text to be read at length: plain elements inside Prose, about 70 characters wide. Sections are counted where they are to be."
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

function Patterns() {
	return (
		<Section id="patterns" note="One for each company, in the text's colour, as wide as its place.">
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

function Drawings() {
	return (
		<Section
			id="drawings"
			note="Icons take the text's colour and size. The accent in the drawings is signal."
		>
			<Row name="icons">
				<span className="flex gap-6 text-2xl">
					<ArrowRight />
					<ArrowOut />
					<MenuLines />
					<Cross />
					<TurningRing />
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
					middle={["Middle", "second line"]}
					joined={0.6}
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
					middle={["Middle", "second line"]}
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
				<StructureThreads middle="Middle" className="max-w-2xl" />
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
