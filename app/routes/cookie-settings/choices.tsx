import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SectionNumber } from "../../components/section-number.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Switch } from "../../components/ui/switch.tsx";
import { type Consent, currentConsent, saveChoice } from "../../consent/consent.ts";
import { allowAll, choiceYears, denyAll, type Preferences, purposes } from "../../consent/preferences.ts";
import { useConsent } from "../../consent/use-consent.ts";
import { ideaDraft } from "../../storage/idea-draft.ts";
import { showToast } from "../../toasts/toast-store.ts";
import { preloadToaster } from "../../toasts/toasts.tsx";
import { kindColours, kinds, Rings } from "./rings.tsx";

/** The four switches with their rings. What is changed counts once it is saved. */
export function Choices() {
	const { t } = useTranslation("cookieSettings");
	const consent = useConsent();
	const [edited, setEdited] = useState<{ from: Consent; preferences: Preferences }>();
	const form = useRef<HTMLFormElement>(null);
	useEffect(preloadToaster, []);

	// What was switched before the page could listen counts, too.
	useLayoutEffect(() => {
		const from = currentConsent();
		const switched = purposes.flatMap((purpose) => {
			const input = form.current?.elements.namedItem(purpose);
			const isSwitched = input instanceof HTMLInputElement && input.checked !== input.defaultChecked;
			return isSwitched ? [[purpose, input.checked] as const] : [];
		});
		if (switched.length > 0) {
			setEdited({ from, preferences: { ...from.allowed, ...Object.fromEntries(switched) } });
		}
	}, []);

	// What another tab has saved goes before what is not saved here.
	const preferences = edited?.from === consent ? edited.preferences : consent.allowed;
	const unsaved = purposes.some((purpose) => preferences[purpose] !== consent.allowed[purpose]);
	const on = { essential: true, ...preferences };

	function keep(next: Preferences, outcome: "saved" | "accepted" | "rejected") {
		const kept = saveChoice(next);
		setEdited(undefined);
		// What the tab holds already is to last from now on, if that was allowed.
		if (kept) ideaDraft.save(ideaDraft.read());
		showToast({
			variant: kept ? "default" : "destructive",
			title: t(`toasts.${kept ? outcome : "failed"}.title`),
			description: t(`toasts.${kept ? outcome : "failed"}.description`),
		});
	}

	function save(event: FormEvent) {
		event.preventDefault();
		keep(preferences, "saved");
	}

	return (
		<div className="overflow-clip">
			<div className="frame grid-12 pb-16 md:pb-28">
				<h1 className="col-span-12 pt-7 text-5xl lg:pt-10">{t("title")}</h1>
				<div className="col-span-12 mt-4 md:col-span-6 md:col-start-7 md:row-start-2 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:mt-10">
					<Rings on={on} className="w-full overflow-visible lg:sticky lg:top-24" />
				</div>
				<p className="col-span-12 mt-6 max-w-[34rem] text-lg text-ink-soft md:col-span-6 md:row-start-2">
					{t("intro")}
				</p>
				<section
					aria-labelledby="choice"
					className="col-span-12 mt-10 border border-line-strong bg-sheet px-[min(1.25rem,5vw)] pt-9 pb-3 selvedge sm:px-8 lg:col-span-7 lg:row-start-3"
				>
					<SectionNumber number={1} of={2} />
					<h2 id="choice" className="mt-1 text-2xl">
						{t("choice")}
					</h2>
					<noscript>
						<p className="mt-3">{t("noScript")}</p>
					</noscript>
					<form ref={form} onSubmit={save}>
						<ul className="mt-5">
							{kinds.map((kind) => (
								<li key={kind} className="relative border-t border-line py-3 ps-[min(1.25rem,4vw)]">
									<span
										className={`absolute inset-y-5 left-0 origin-top bg-current transition-[width] duration-300 ${on[kind] ? "w-1" : "w-px"} ${kindColours[kind]}`}
									/>
									<Switch
										label={t(`kinds.${kind}.label`)}
										description={t(`kinds.${kind}.text`)}
										states={{ on: t("on"), off: t("off") }}
										name={kind}
										checked={on[kind]}
										{...(kind === "essential"
											? { note: t("always"), disabled: true }
											: {
													onChange: ({ target }) =>
														setEdited({
															from: consent,
															preferences: { ...preferences, [kind]: target.checked },
														}),
												})}
									/>
								</li>
							))}
						</ul>
						<div className="grid grid-cols-2 gap-3 border-t sm:flex sm:flex-wrap border-ink pt-5 noscript:hidden">
							<Button type="submit" className="max-sm:col-span-2">
								{t("save")}
							</Button>
							<Button variant="outline" className="max-sm:px-3" onClick={() => keep(allowAll, "accepted")}>
								{t("acceptAll")}
							</Button>
							<Button variant="outline" className="max-sm:px-3" onClick={() => keep(denyAll, "rejected")}>
								{t("rejectAll")}
							</Button>
						</div>
						{/* Room for the longest of them, so that nothing moves once it is known which holds. */}
						<p className="mt-4 min-h-[4lh] sm:min-h-[3lh] text-sm text-ink-soft">
							{consent.basis === "chosen" && consent.date
								? t("basis.chosen", { date: consent.date, years: choiceYears })
								: t(`basis.${consent.basis}`, { years: choiceYears })}
							{unsaved && <strong className="font-semibold text-signal-text"> {t("unsaved")}</strong>}
						</p>
					</form>
				</section>
			</div>
		</div>
	);
}
