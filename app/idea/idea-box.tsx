import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { isReachable } from "../browser/connection.ts";
import { useHydrated } from "../browser/use-hydrated.ts";
import { useLazyDialog } from "../browser/use-lazy-dialog.ts";
import { Button, buttonClass } from "../components/ui/button.tsx";
import { ChangingText } from "../components/ui/changing-text.tsx";
import { useCharacters } from "../forms/use-text-draft.ts";
import { useLocalizedPath } from "../i18n/use-language.ts";
import { PageLink } from "../layout/page-link.tsx";
import { exampleHash } from "../schemas/analysis-address.ts";
import type { Idea } from "../schemas/ideas.ts";
import { limits } from "../schemas/limits.ts";
import { visibleText } from "../schemas/visible-text.ts";
import "./idea-box-tags.client.js";
import earlyTags from "./idea-box-tags.client.js?url&no-inline";
import { ideaDraft } from "./idea-draft.ts";

const tags = ["renewableEnergy", "industrialRecycling", "sustainableEngineering", "sdgProjects"] as const;

const importDialog = () => import("./idea-email-dialog.client.tsx");

interface IdeaBoxProps {
	/** The text as far as events told of it, for what is shown beside it; what is sent is read from the field. */
	idea: string;
	onIdeaChange(idea: string): void;
}

/** The form for the visitor's idea. It stores the draft for this tab. */
export function IdeaBox({ idea, onIdeaChange }: IdeaBoxProps) {
	const { t } = useTranslation(["ideaBox", "dialogs"]);
	const [error, setError] = useState<"loadFailed" | `dialogs:validation.idea_${"required" | "too_long"}`>();
	const localizedPath = useLocalizedPath();
	const hydrated = useHydrated();
	const textarea = useRef<HTMLTextAreaElement>(null);
	const id = useId();
	const dialog = useLazyDialog(importDialog);

	const tagTexts = tags.map((tag) => `${t(`tag.${tag}`)}. `);

	const fieldText = () => textarea.current?.value.normalize() ?? "";

	function show(text: string) {
		if (textarea.current && text !== fieldText()) textarea.current.value = text;
		onIdeaChange(text);
	}

	/** Takes in what the field has now. */
	function readField(): string {
		const text = fieldText();
		setError(undefined);
		onIdeaChange(text);
		ideaDraft.save(text);
		return visibleText(text);
	}

	// Text typed before hydration replaces the stored draft; a tag chosen before hydration is put before the draft.
	const restoreInput = useEffectEvent(() => {
		const typedText = fieldText();
		const draft = ideaDraft.read();
		const isTag = tagTexts.includes(typedText) && !tagTexts.includes(draft);
		show(isTag ? typedText + draft : typedText || draft);
		if (typedText) readField();
	});
	useEffect(() => restoreInput(), []);

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const text = readField();
		if (!text || text.length > limits.ideaMax) {
			setError(`dialogs:validation.idea_${text ? "too_long" : "required"}`);
			return textarea.current?.focus();
		}
		dialog.open(async () => {
			// After a deployment the dialog's code may be gone: the form works without it.
			if (await isReachable()) textarea.current?.form?.submit();
			else setError("loadFailed");
		});
	}

	function closeDialog(sent: boolean) {
		dialog.close();
		// A sent idea is forgotten; what was written since is not.
		if (sent) show(ideaDraft.read());
	}

	const { left, inSteps, tooLong } = useCharacters(idea, limits.ideaMax);
	const isCounted = left < limits.ideaCounterVisibleBelow;

	return (
		<div>
			{/* Else it comes after the fonts and the pictures, and what is tapped until then is lost. */}
			<script async fetchPriority="high" src={earlyTags} />
			<h2 className="text-2xl">
				<label htmlFor={id}>{t("prompt")}</label>
			</h2>
			<Form method="post" action={localizedPath("/idea")} noValidate onSubmit={submit} className="pt-3">
				<div className="border border-ink bg-paper -outline-offset-3 outline-ink has-[textarea:focus-visible]:outline-3">
					<textarea
						ref={textarea}
						id={id}
						name={"message" satisfies keyof Idea}
						rows={3}
						dir="auto"
						placeholder={t("placeholder")}
						aria-invalid={Boolean(tooLong) || error === "dialogs:validation.idea_required"}
						aria-describedby={`${id}-remaining ${id}-error`}
						onInput={readField}
						onFocus={dialog.prefetch}
						className="block field-sizing-content max-h-[calc(9lh+1.5rem)] min-h-[calc(3lh+1.5rem)] w-full resize-y bg-transparent px-4 py-3 text-lg outline-none placeholder:text-ink-soft"
					/>
					<div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line p-2">
						<p
							id={`${id}-remaining`}
							className={`text-sm tabular-nums ${left < limits.ideaCounterWarningBelow ? "font-semibold text-danger" : "text-ink-soft"}`}
						>
							<ChangingText>
								{tooLong?.error ?? (isCounted && t("dialogs:remaining", { count: left }))}
							</ChangingText>
						</p>
						{/* Never disabled, because a browser may fill the field without an event; it looks inactive by the field alone. */}
						<Button
							type="submit"
							busy={dialog.busy}
							title={hydrated && !visibleText(idea) ? t("dialogs:validation.idea_required") : undefined}
							className="min-w-[min(9rem,100%)] in-[form:has(:placeholder-shown)]:inactive-signal!"
						>
							{t("analyze")}
						</Button>
					</div>
				</div>
				<p role="status" className="sr-only">
					<ChangingText>
						{tooLong?.spoken ?? (isCounted && t("dialogs:remainingSpoken", { count: inSteps }))}
					</ChangingText>
				</p>
				<p className="mt-3 max-w-(--measure) text-sm text-ink-soft">
					{t("intro", { ideaMax: limits.ideaMax })}
				</p>
				<p id={`${id}-error`} role="alert" className="mt-3 text-danger empty:hidden">
					<ChangingText>{error && t(error, limits)}</ChangingText>
				</p>
				<div className="mt-4 noscript:hidden">
					<ul aria-label={t("tags")} className="inline">
						{tags.map((tag, index) => (
							<li key={tag} className="me-2 mb-2 inline-block">
								<button
									type="button"
									data-idea={tagTexts[index]}
									className={buttonClass({ variant: "outline", size: "sm" })}
								>
									{t(`tag.${tag}`)}
								</button>
							</li>
						))}
					</ul>
					<PageLink
						page="/resultados"
						section={exampleHash}
						className="inline-flex min-h-8 items-center text-sm underline decoration-1 underline-offset-4"
					>
						{t("example")}
					</PageLink>
				</div>
			</Form>
			<noscript>
				<p className="mt-4">{t("noScript")}</p>
			</noscript>
			{dialog.module && <dialog.module.EmailDialog open={dialog.isOpen} idea={idea} onClose={closeDialog} />}
		</div>
	);
}
