import { sites } from "../../../app/content/placeholders.ts";
import type { Language } from "../../../app/i18n/languages.ts";
import { fingerprintSize } from "../../../app/illustrations/fingerprint-lines.ts";
import { Logo } from "../../../app/layout/logo.tsx";
import { describePage } from "../../../app/layout/page-descriptions.server.ts";
import { titleWithoutGroup } from "../../../app/layout/page-meta.ts";
import type { PagePath } from "../../../app/layout/page-paths.ts";
import { socialPictureSize } from "../../../app/layout/social-picture.ts";
import { ringThreads } from "./ring-threads.ts";

const { width, height } = socialPictureSize;

/** Position of the ring in pixels. The edge of the picture crops it. */
const ring = { x: 628, y: -8, scale: 620 / fingerprintSize };

/** Start of the threads: the left edge below the title, in units of the ring. */
const threadSource = { x: -ring.x / ring.scale - 4, top: 300, bottom: 402 };

function Threads({ text }: { text: string }) {
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			fill="none"
			aria-hidden="true"
			className="absolute inset-0 size-full"
		>
			<g transform={`translate(${ring.x} ${ring.y}) scale(${ring.scale})`}>
				{ringThreads(text, threadSource).map(({ data, className, isVisitorThread }) => (
					<path
						key={data}
						d={data}
						className={isVisitorThread ? "stroke-signal" : className}
						strokeWidth={isVisitorThread ? 4.6 : 1.2}
					/>
				))}
			</g>
		</svg>
	);
}

/** Reduces the font size until the title fits on three lines. */
function fitFontSize(title: HTMLElement | null) {
	if (!title) return;
	for (let size = 128; size > 40; size -= 2) {
		title.style.fontSize = `${size}px`;
		if (title.scrollHeight <= 290 && title.scrollWidth <= title.clientWidth) return;
	}
}

/** The picture that social networks show for a shared page. */
export function SocialPicture({ page, language }: { page: PagePath; language: Language }) {
	const title = titleWithoutGroup(describePage(page, language).title);
	return (
		<div className="relative h-[630px] w-[1200px] overflow-clip bg-paper">
			<Threads text={title} />
			<div className="absolute top-13 left-16 flex items-center">
				<div className="flex w-[222px] origin-left scale-[1.6]">
					<Logo />
				</div>
				<p className="-mb-1 border-l-2 border-line-strong pl-6 text-[25px]/[1.15] text-ink-soft">
					{new URL(sites.group).host}
				</p>
			</div>
			<h1
				id="title"
				ref={fitFontSize}
				className="absolute bottom-51 left-16 w-[566px] leading-[.96] [overflow-wrap:normal] hyphens-none"
			>
				{title}
			</h1>
		</div>
	);
}
