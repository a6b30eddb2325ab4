import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { sites } from "#app/content/group.ts";
import { type Language, languages } from "#app/i18n/languages.ts";
import { Logo } from "#app/layout/logo.tsx";
import { titleWithoutGroup } from "#app/layout/page-tags.tsx";
import { pagesWithSocialPicture, socialPicture, socialPictureSize } from "#app/layout/public-images.ts";
import { describePage } from "#app/page-data.server.ts";
import type { PagePath } from "#app/pages.ts";
import { fingerprint, fingerprintLineCount, fingerprintSize } from "./fingerprint-lines.ts";

const { width, height } = socialPictureSize;

/** Position of the ring in pixels. The edge of the picture crops it. */
const ring = { x: 628, y: -8, scale: 620 / fingerprintSize };

/** Start of the threads: the left edge below the title, in units of the ring. */
const source = { x: -ring.x / ring.scale - 4, top: 300, bottom: 402 };

/** Index of the visitor's thread, which has the signal colour and is painted last. */
const visitorThread = 20;

/** Colour class of the other threads, by their index. */
function colour(index: number): string {
	if (index < 11) return "stroke-ink";
	return index < 18 ? "stroke-kraft" : "stroke-reed";
}

/** The lowest point of a curve from `fingerprint`, where its tangent is horizontal. */
function lowestPoint(curve: string): readonly [x: number, y: number] {
	// The last point of each command is on the curve.
	const ends = curve.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[CSZ])/g);
	const points = Array.from(ends, ([, x, y]) => [Number(x), Number(y)] as const);
	return points.reduce((lowest, point) => (point[1] > lowest[1] ? point : lowest));
}

/** Path data of a thread that begins at the source and closes into a curve of the fingerprint. */
function drawThread(curve: string, index: number): string {
	const [x, y] = lowestPoint(curve);
	const start = source.top + ((source.bottom - source.top) * index) / (fingerprintLineCount - 1);
	const reach = (x - source.x) / 2;
	return `M${source.x} ${start}C${source.x + reach} ${start} ${x - reach} ${y} ${x} ${y}${curve}`;
}

/** Threads that close into the fingerprint of the text. */
function Threads({ text }: { text: string }) {
	const threads = fingerprint(text).curves.map((curve, index) => (
		<path
			key={curve}
			d={drawThread(curve, index)}
			className={index === visitorThread ? "stroke-signal" : colour(index)}
			strokeWidth={index === visitorThread ? 4.6 : 1.2}
		/>
	));
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			fill="none"
			aria-hidden="true"
			className="absolute inset-0 size-full"
		>
			<g transform={`translate(${ring.x} ${ring.y}) scale(${ring.scale})`}>
				{threads.toSpliced(visitorThread, 1)}
				{threads[visitorThread]}
			</g>
		</svg>
	);
}

/** The picture that social networks show for a shared page. */
function SocialPicture({ page, language }: { page: PagePath; language: Language }) {
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
				className="absolute bottom-51 left-16 w-[566px] leading-[.96] [overflow-wrap:normal] hyphens-none"
			>
				{title}
			</h1>
		</div>
	);
}

const markup = (page: PagePath, language: Language) =>
	renderToStaticMarkup(<SocialPicture page={page} language={language} />);

/** The document of a picture. */
export const socialPictureHtml = (page: PagePath, language: Language) =>
	`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
	<link rel="stylesheet" href="/scripts/generate/social/social.css"></head><body>${markup(page, language)}</body></html>`;

/** Beginnings of the SHA-256 of the social pictures' current HTML, by the paths of the pictures. */
export function socialPictureDigests(): Record<string, string> {
	const digests = pagesWithSocialPicture.flatMap((page) =>
		languages.map((language) => [
			socialPicture(page, language),
			createHash("sha256").update(markup(page, language)).digest("hex").slice(0, 16),
		]),
	);
	return Object.fromEntries(digests);
}
