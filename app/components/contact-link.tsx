import { phoneLink } from "../content/phone-link.ts";

interface ContactLinkProps {
	/** An email address or a phone number. */
	to: string;
	className: string;
}

/** A link to an email address or phone number, which is its text. */
export function ContactLink({ to, className }: ContactLinkProps) {
	return (
		<a href={to.includes("@") ? `mailto:${to}` : phoneLink(to)} className={className}>
			{to}
		</a>
	);
}

/** A contact link in large letters. */
export function LargeContactLink({ to, className }: ContactLinkProps) {
	return (
		<ContactLink
			to={to}
			className={`inline-flex min-h-11 max-w-full items-center font-display font-semibold wrap-anywhere underline underline-offset-8 ${className}`}
		/>
	);
}
