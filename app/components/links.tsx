import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { phoneLink } from "../content/group.ts";
import { useLocalizedPath } from "../i18n/use-language.ts";

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

/** A link to another site. It opens a new tab and tells screen readers so. Text in it needs an element of its own. */
export function ExternalLink({ children, ...rest }: Omit<ComponentProps<"a">, "target" | "rel">) {
	const { t } = useTranslation("common");
	return (
		<a {...rest} target="_blank" rel="noopener">
			{children}
			<span className="sr-only">{` (${t("newTab")})`}</span>
		</a>
	);
}

/** A link in a form to the privacy policy. It opens a new tab, so that nothing typed is lost. */
export function PrivacyPolicyLink({ children }: { children?: ReactNode }) {
	const { t } = useTranslation("common");
	const localizedPath = useLocalizedPath();
	return (
		<Link to={localizedPath("/privacy-policy")} target="_blank" className="underline underline-offset-4">
			{children} <span className="sr-only">{`(${t("newTab")})`}</span>
		</Link>
	);
}
