import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { saveChoice, useConsent } from "../../browser/consent.ts";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { showToast } from "../../components/toasts.tsx";
import { Button } from "../../components/ui/button.tsx";
import { ChangingText } from "../../components/ui/changing-text.tsx";
import { Switch } from "../../components/ui/switch.tsx";
import { ideaDraft } from "../../idea/idea-draft.ts";
import { allowAll, choiceYears, denyAll, type Preferences, purposes } from "../../schemas/preferences.ts";
import { CategoryThreads, categories, categoryColours } from "./category-threads.tsx";

/** The form of the four cookie categories. Changes take effect when they are saved. */
export function PreferencesForm() {
	const { t } = useTranslation("cookieSettings");
	const consent = useConsent();
	/** The switches that were changed here. All others follow the choice, which may be made in another tab meanwhile. */
	const [edited, setEdited] = useState<Partial<Preferences>>();
	const form = useRef<HTMLFormElement>(null);

	// What was switched before hydration. React then writes its own state into the switches.
	useEffect(() => {
		const switches = form.current?.querySelectorAll<HTMLInputElement>("input") ?? [];
		const switched = [...switches].filter(({ checked, defaultChecked }) => checked !== defaultChecked);
		if (switched.length === 0) return;
		setEdited(Object.fromEntries(switched.map(({ name, checked }) => [name, checked])));
	}, []);

	const preferences = { ...consent.allowed, ...edited };
	const unsaved = purposes.some((purpose) => preferences[purpose] !== consent.allowed[purpose]);
	const enabled = { essential: true, ...preferences };

	function save(next: Preferences, outcome: "saved" | "accepted" | "rejected") {
		const isSaved = saveChoice(next);
		setEdited(undefined);
		// Copies the draft of this tab to lasting storage, if that is now allowed.
		if (isSaved) ideaDraft.save(ideaDraft.read());
		showToast({
			variant: isSaved ? "default" : "destructive",
			title: t(`toasts.${isSaved ? outcome : "failed"}.title`),
			description: t(`toasts.${isSaved ? outcome : "failed"}.description`),
		});
	}

	function submit(event: FormEvent) {
		event.preventDefault();
		save(preferences, "saved");
	}

	return (
		<div className="overflow-clip">
			<div className="frame grid-12 pb-16 md:pb-28">
				<h1 className="col-span-12 pt-7 text-5xl lg:pt-10">{t("title")}</h1>
				<p className="col-span-12 mt-6 max-w-[33rem] text-lg text-ink-soft">{t("intro")}</p>
				<section
					aria-labelledby="choice"
					className="col-span-12 mt-10 border border-line-strong bg-sheet px-[min(1.25rem,5vw)] pt-9 pb-3 selvedge sm:px-8 lg:col-span-7"
				>
					<h2 id="choice" className="text-2xl">
						{t("choice")}
					</h2>
					<noscript>
						<p className="mt-3">{t("noScript")}</p>
					</noscript>
					<form ref={form} onSubmit={submit}>
						<ul className="mt-5">
							{categories.map((category) => (
								<li key={category} className="relative border-t border-line py-3 ps-[min(1.25rem,4vw)]">
									<span
										className={`absolute inset-y-5 left-0 origin-top drawn-background bg-current transition-[width] duration-300 ${enabled[category] ? "w-1" : "w-px"} ${categoryColours[category]}`}
									/>
									<CategoryThreads
										enabled={enabled[category]}
										className={`absolute top-5 left-[calc(100%+2rem)] h-[calc(100%-2.5rem)] w-[50vw] stroke-3 max-lg:hidden ${categoryColours[category]}`}
									/>
									<Switch
										label={t(`kinds.${category}.label`)}
										description={t(`kinds.${category}.text`)}
										states={{ on: t("on"), off: t("off") }}
										name={category}
										checked={enabled[category]}
										{...(category === "essential"
											? { note: t("always"), disabled: true }
											: {
													onChange: ({ target }) => setEdited({ ...edited, [category]: target.checked }),
												})}
									/>
								</li>
							))}
						</ul>
						{/* Until hydration nothing can store a choice. A fieldset, because Firefox would leave buttons enabled after a reload. */}
						<fieldset
							disabled={!useHydrated()}
							className="grid grid-cols-2 gap-3 border-t border-ink pt-5 *:disabled:inactive max-[20rem]:grid-cols-1 noscript:hidden sm:flex sm:flex-wrap sm:justify-end"
						>
							<Button variant="outline" className="max-sm:px-3" onClick={() => save(allowAll, "accepted")}>
								{t("acceptAll")}
							</Button>
							<Button variant="outline" className="max-sm:px-3" onClick={() => save(denyAll, "rejected")}>
								{t("rejectAll")}
							</Button>
							<Button type="submit" className="max-sm:col-span-full">
								{t("save")}
							</Button>
						</fieldset>
						{/* Reserves the height of the longest text, because the browser replaces it after hydration. */}
						<p className="mt-4 min-h-[4lh] sm:min-h-[3lh] text-sm text-ink-soft">
							<ChangingText>
								{consent.date
									? t("basis.chosen", { date: consent.date, years: choiceYears })
									: t("basis.none")}
							</ChangingText>
							{unsaved && <strong className="font-semibold text-signal-text">{` ${t("unsaved")}`}</strong>}
						</p>
					</form>
				</section>
			</div>
		</div>
	);
}
