import { GoalChip } from "../../components/goal-chip.tsx";
import { goalNumbers } from "../../content/goals.ts";
import { GoalGlyph } from "../../illustrations/goal-glyph.tsx";
import goalNames from "../../locales/en/goals.ts";
import { Row, Section } from "./section.tsx";

const colourTokens: [token: string, use: string][] = [
	["paper", "page background"],
	["sheet", "surfaces on it"],
	["board", "pressed and inactive controls"],
	["ink", "text, strong lines"],
	["ink-soft", "secondary text"],
	["kraft", "numbers, captions, patterns"],
	["reed", "second secondary colour"],
	["signal", "primary action"],
	["signal-strong", "primary action, hover"],
	["signal-ink", "text on signal"],
	["signal-text", "signal as text on paper"],
	["danger", "errors"],
	["danger-fill", "destructive action"],
	["danger-fill-strong", "destructive action, hover"],
	["danger-ink", "text on danger-fill"],
	["line", "hairlines"],
	["line-strong", "borders of controls (3:1)"],
	["night", "footer, menu, premium"],
	["night-ink", "text on night"],
];

const typeScale = ["5xl", "4xl", "3xl", "2xl", "xl", "lg", "base", "sm", "xs"];

export function Type() {
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
					A link in a list, underlined on hover
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

export function Colours() {
	return (
		<Section
			id="colour"
			note="Tokens of app/styles/theme.css in the current colour scheme. Use signal for one action per screen. The goals' colours are official and the same in both schemes."
		>
			<ul style={swatches}>
				{colourTokens.map(([token, use]) => (
					<Swatch key={token} token={token} use={use} />
				))}
				{goalNumbers.map((goal) => (
					<li key={goal} className="border-t border-ink">
						<div className={`goal-ground h-20 goal-${goal}`} />
						<p className="mt-2 text-sm font-semibold">goal-{goal}</p>
						<p className="caption text-ink-soft">{goalNames[goal]}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}

export function Chips() {
	return (
		<Section
			id="chips"
			note="Chips are not interactive, so their corners are square. The text colour of goals is chosen for contrast."
		>
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
