import { localizedPath } from "#app/i18n/localized-paths.ts";
import { type ComparedSite, startBarePage, startCheckout } from "./compared-sites.ts";
import { lighthouseVisit, type Visit } from "./lighthouse.ts";
import { median } from "./percentile.ts";
import type { BenchOptions, Finding } from "./run-parts.ts";

const homes = [localizedPath("/", "en"), localizedPath("/", "es")];
const addresses = [...homes, localizedPath("/nosotros", "en"), localizedPath("/resultados", "en")];

/** Of the bare page's time until it is interactive, for a home page. */
const mostOfBarePage = 1.3;
/** Milliseconds, for a home page. */
const mostBlocking = 150;
/** Of the compared checkout's paints, for a home page. */
const mostOfOtherPaint = 1.1;

interface Target {
	site: ComparedSite;
	address: string;
	visits: Visit[];
}

/** What Lighthouse says of pages on a slow phone and line. */
export async function pages(options: BenchOptions): Promise<Finding> {
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
		// In turn, so that what slows the machine for a while slows all of them.
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
	const broken = targets
		.filter((target) => target.site === site && homes.includes(target.address))
		.flatMap((target) => {
			const same = targets.find(({ site, address }) => site === other && address === target.address);
			const limits = {
				interactive: mostOfBarePage * middle(targets[0], "interactive"),
				blocking: mostBlocking,
				firstPaint: mostOfOtherPaint * middle(same, "firstPaint"),
				largestPaint: mostOfOtherPaint * middle(same, "largestPaint"),
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
		broken,
	};
}
