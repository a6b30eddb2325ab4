import type { ReactNode } from "react";

interface ContactLinkProps {
	/** `mailto:` or `tel:` */
	href: string;
	/** Its size, and what else its page wants. */
	className: string;
	children: ReactNode;
}

/** An e-mail address or phone number, large enough to be what its section is about. */
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
