import { localizedPath } from "#app/i18n/localized-paths.ts";
import { type ComparedSite, startBarePage, startCheckout } from "./compared-sites.ts";
import { lighthouseVisit, type Visit } from "./lighthouse.ts";
import { median } from "./percentile.ts";
import type { BenchOptions, BenchResult } from "./run-parts.ts";

const homes = [localizedPath("/", "en"), localizedPath("/", "es")];
const addresses = [...homes, localizedPath("/nosotros", "en"), localizedPath("/resultados", "en")];

/** A home page's time to interactive, relative to the bare page's. */
const maxTtiRatio = 1.3;
/** For a home page. */
const maxTotalBlockingTimeMs = 150;
/** A home page's paint times, relative to the compared checkout's. */
const maxPaintRatio = 1.1;

interface Target {
	site: ComparedSite;
	address: string;
	visits: Visit[];
}

/** Measures pages with Lighthouse on a slow phone and network. */
export async function pages(options: BenchOptions): Promise<BenchResult> {
	const { site: checkout, against, runs = 3, cpu, pages = addresses } = options;
	const bare = await startBarePage();
	const site = await startCheckout(checkout);
	const other = against === undefined ? undefined : await startCheckout(against);
	const compared = [site, ...(other ? [other] : [])];
	const targets: Target[] = [
		{ site: bare, address: "/", visits: [] },
		...pages.flatMap((address) => compared.map((site) => ({ site, address, visits: [] }))),
	];
	try {
		for (const { site, address } of targets) await site.keep(address);
		// Alternates between the targets, so that a temporary slowdown affects all of them.
		for (let round = 0; round < runs; round += 1) {
			for (const { site, address, visits } of targets)
				visits.push(await lighthouseVisit(`${site.origin}${address}`, cpu));
		}
	} finally {
		await Promise.all([bare, ...compared].map(({ stop }) => stop()));
	}

	const middle = (target: Target | undefined, metric: keyof Visit) =>
		median((target?.visits ?? []).map((visit) => visit[metric]));
	const seconds = (ms: number) => (ms / 1000).toFixed(2);
	const failures = targets
		.filter((target) => target.site === site && homes.includes(target.address))
		.flatMap((target) => {
			const same = targets.find(({ site, address }) => site === other && address === target.address);
			const limits = {
				interactive: maxTtiRatio * middle(targets[0], "interactive"),
				blocking: maxTotalBlockingTimeMs,
				firstPaint: maxPaintRatio * middle(same, "firstPaint"),
				largestPaint: maxPaintRatio * middle(same, "largestPaint"),
			};
			return Object.entries(limits)
				.map(([metric, limit]) => ({ metric, limit, found: middle(target, metric as keyof Visit) }))
				.filter(({ limit, found }) => found > limit)
				.map(
					({ metric, limit, found }) =>
						`${target.address}, ${metric}: ${found.toFixed(0)} ms > ${limit.toFixed(0)}`,
				);
		});
	const index = median(targets.flatMap(({ visits }) => visits.map(({ benchmarkIndex }) => benchmarkIndex)));
	return {
		title: "Pages on a slow phone and line",
		notes: [
			`Lighthouse's mobile preset with applied throttling (1.6 Mbit/s, 562 ms to each answer, CPU / ${cpu} of a machine with a benchmark index of ${index.toFixed(0)}), behind HTTP/2 over TLS with Brotli; medians of ${runs}, all in turn. \`/resultados\` is measured on its way home, where it leads without an idea. kB are 1,024 bytes as they travel.`,
		],
		rows: targets.map((target) => ({
			page: target.site === site && !other ? target.address : `${target.site.name} ${target.address}`,
			"FCP, s": seconds(middle(target, "firstPaint")),
			"LCP, s": seconds(middle(target, "largestPaint")),
			"TBT, ms": middle(target, "blocking").toFixed(0),
			"TTI, s": seconds(middle(target, "interactive")),
			CLS: middle(target, "shift").toFixed(3),
			kB: (middle(target, "bytes") / 1024).toFixed(0),
			requests: middle(target, "requests"),
		})),
		failures,
	};
}
