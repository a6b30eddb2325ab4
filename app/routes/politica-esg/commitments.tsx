import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SectionIntro } from "../../components/section-number.tsx";
import { ArrowRight } from "../../components/ui/icons.tsx";
import { figures } from "../../content/figures.ts";
import { PageLink } from "../../layout/page-link.tsx";
import type { PagePath } from "../../pages.ts";

const points = {
	environment: ["materials", "energy", "footprint", "land"],
	social: ["safety", "equality", "training", "places"],
	governance: ["criteria", "code", "account", "channel"],
} as const;

export function Commitments() {
	const { t } = useTranslation("politicaEsg");
	return (
		<section aria-labelledby="commitments" className="frame py-16 md:py-28">
			<SectionIntro
				number={2}
				of={6}
				id="commitments"
				title={t("commitments.title")}
				text={t("commitments.text")}
				className="gap-y-5"
			/>
			<div className="mt-12 grid gap-x-8 gap-y-14 md:mt-20 lg:grid-cols-3 lg:gap-x-0">
				<CommitmentArea
					title={t("commitments.environment.title")}
					items={points.environment.map((point) => t(`commitments.environment.items.${point}`))}
					className="border-reed lg:[&>*]:pr-8"
				/>
				<CommitmentArea
					title={t("commitments.social.title")}
					items={points.social.map((point) => t(`commitments.social.items.${point}`))}
					className="border-kraft lg:mt-14 lg:[&>*]:px-8"
				/>
				<CommitmentArea
					title={t("commitments.governance.title")}
					items={points.governance.map((point) =>
						t(`commitments.governance.items.${point}`, { date: figures.ethicalCodeApproved }),
					)}
					className="border-ink lg:mt-28 lg:[&>*]:pl-8"
				>
					<ul className="flex flex-wrap gap-x-6 pt-3 text-sm font-semibold">
						<MoreLink page="/codigo-conducta">{t("commitments.code")}</MoreLink>
						<MoreLink page="/denuncias">{t("commitments.whistleblowing")}</MoreLink>
					</ul>
				</CommitmentArea>
			</div>
		</section>
	);
}

interface CommitmentAreaProps {
	title: string;
	items: string[];
	className: string;
	children?: ReactNode;
}

function CommitmentArea({ title, items, className, children }: CommitmentAreaProps) {
	return (
		<div className={`border-t-4 pt-4 ${className}`}>
			<h3 className="text-2xl">{title}</h3>
			<ul className="mt-6">
				{items.map((item) => (
					<li key={item} className="border-t border-line py-4">
						{item}
					</li>
				))}
			</ul>
			{children}
		</div>
	);
}

function MoreLink({ page, children }: { page: PagePath; children: ReactNode }) {
	return (
		<li>
			<PageLink
				page={page}
				className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:decoration-2"
			>
				{children}
				<ArrowRight />
			</PageLink>
		</li>
	);
}
