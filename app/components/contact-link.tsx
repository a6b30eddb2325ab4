import { phoneLink } from "../content/phone-link.ts";

interface ContactLinkProps {
	/** An email address or a phone number. */
	to: string;
	className: string;
}

/** A link to an email address or phone number, which is its text. A long address breaks before its domain. */
export function ContactLink({ to, className }: ContactLinkProps) {
	const at = to.indexOf("@") + 1;
	return (
		<a href={at ? `mailto:${to}` : phoneLink(to)} className={className}>
			<span>
				{to.slice(0, at)}
				{at > 0 && <wbr />}
				{to.slice(at)}
			</span>
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
