import { Button, type ButtonSize, type ButtonVariant, buttonClass } from "../../components/ui/button.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { TextAreaField, TextField } from "../../components/ui/field.tsx";
import { ArrowRight, CloseIcon } from "../../components/ui/icons.tsx";
import { Switch } from "../../components/ui/switch.tsx";
import { Toast, type ToastVariant } from "../../components/ui/toast.tsx";
import { Row, Section } from "./section.tsx";

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

export function Buttons() {
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

export function Fields() {
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

export function Switches() {
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

export function Disclosures() {
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

export function Toasts() {
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
