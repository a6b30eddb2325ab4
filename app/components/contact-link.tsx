import type { ReactNode } from "react";

interface ContactLinkProps {
	/** `mailto:` or `tel:` */
	href: string;
	className: string;
	children: ReactNode;
}

/** A large link to an email address or phone number. */
export function ContactLink({ href, className, children }: ContactLinkProps) {
	return (
		<a
			href={href}
			className={`inline-flex min-h-11 max-w-full items-center font-display font-semibold wrap-anywhere underline underline-offset-8 ${className}`}
		>
			{children}
		</a>
	);
}
