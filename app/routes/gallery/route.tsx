import type { ReactNode } from "react";
import { GoalChip } from "../../components/goal-chip.tsx";
import { Button, type ButtonSize, type ButtonVariant, buttonClass } from "../../components/ui/button.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { TextAreaField, TextField } from "../../components/ui/field.tsx";
import { ArrowRight, CloseIcon } from "../../components/ui/icons.tsx";
import { Switch } from "../../components/ui/switch.tsx";
import { Toast, type ToastVariant } from "../../components/ui/toast.tsx";
import { goalNumbers } from "../../content/goals.ts";
import { GoalGlyph } from "../../illustrations/goal-glyph.tsx";
import goalNames from "../../locales/en/goals.ts";

/*
 * Colours, type and controls in every state on one page, in English, on the development server only. Illustrations, cards,
 * dialogs and long texts are on the pages. Tailwind does not scan this folder, so styles that no page uses are inline.
 */

export function meta() {
	return [{ title: "Design system" }, { name: "robots", content: "noindex" }];
}

export default function Design() {
	return (
		<div className="frame py-16">
			<h1 className="text-5xl">Design system</h1>
			<p className="mt-5 max-w-[30.6em] text-lg text-ink-soft">
				What pages are built from, in every state. Hover, focus and press are live: point, tab and click.
				Change the system's scheme for the other one.
			</p>
			<Type />
			<Colours />
			<Buttons />
			<Fields />
			<Switches />
			<Chips />
			<Disclosures />
			<Toasts />
		</div>
	);
}

interface SectionProps {
	id: string;
	note: string;
	children: ReactNode;
}

function Section({ id, note, children }: SectionProps) {
	return (
		<section id={id} className="mt-14 border-t-2 border-ink pt-3 md:mt-20">
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

function Colours() {
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

function Chips() {
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

function Buttons() {
	return (
		<Section
			id="buttons"
			note="Hover darkens the colour, pressing moves the button by a pixel, focus shows a 3 px outline at 3 px. Disabled buttons have a dashed border; busy ones keep colours and focus, and screen readers announce the state."
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
			note="The error is linked to the field by aria-describedby and shown below it. Fields are read-only during a submission, not disabled, so that they keep the focus."
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
			note="A native checkbox with the role switch; the whole row is clickable. Linked rings mean on; kraft means disabled."
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

function Disclosures() {
	return (
		<Section id="disclosures" note="Native details elements; find in page also searches closed ones.">
			<div className="max-w-2xl">
				<Disclosure title="Closed">
					Browsers that can interpolate to an automatic height animate the content.
				</Disclosure>
				<Disclosure title="A title that is so long that it needs a second line on most screens, as questions do">
					And a text.
				</Disclosure>
			</div>
		</Section>
	);
}

const toasts: [variant: ToastVariant, title: string, description: string][] = [
	["default", "Message sent!", "We will contact you soon."],
	["destructive", "Error", "Your request could not be processed. Please try again."],
];

function Toasts() {
	return (
		<Section
			id="toasts"
			note="Shown one at a time for five seconds, at the lower right (in a dialog at the upper right); a swipe to the right closes them."
		>
			<ul className="grid gap-4" style={{ maxWidth: "22rem" }}>
				{toasts.map(([variant, title, description]) => (
					<Toast
						key={variant}
						variant={variant}
						title={title}
						description={description}
						close={
							<button type="button" aria-label={`Close "${title}"`}>
								<CloseIcon />
							</button>
						}
					/>
				))}
			</ul>
		</Section>
	);
}
