import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { LegalText, RenderLine } from "./legal-text.ts";

/** The summary of a legal text. */
export function LegalBrief({ brief, renderLine }: Pick<LegalText, "brief"> & { renderLine: RenderLine }) {
	const { t } = useTranslation("legal");
	const id = useId();
	return (
		<section aria-labelledby={id} className="on-night print:hidden">
			<div className="frame grid-12 gap-y-8 py-10 md:py-16">
				<h2 id={id} className="caption col-span-12 font-sans tracking-normal text-ink-soft">
					{t("brief")}
				</h2>
				{brief.map(({ title }, index) => (
					<div key={title} className="col-span-12 border-t border-line-strong pt-3 md:col-span-4">
						<h3 className="caption font-sans tracking-normal text-kraft">{title}</h3>
						<p className="mt-3 font-display text-2xl font-semibold tracking-tight text-balance md:max-lg:text-xl wrap-anywhere [&_a]:underline [&_a]:decoration-signal [&_a]:decoration-2 [&_a]:underline-offset-4">
							{renderLine(`brief.${index}.text`)}
						</p>
					</div>
				))}
			</div>
		</section>
	);
}
