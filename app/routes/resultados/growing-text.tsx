import { useRef, useState, useSyncExternalStore } from "react";

/**
 * Text that grows while it is shown, a new element each time, as `ChangingText`. While anything is selected in the element around
 * it, or the pointer has gone down there, what is added is an element of its own instead: a selection is lost with its text.
 */
export function GrowingText({
	as: Part = "span",
	children: text,
}: {
	as?: "span" | "strong";
	children: string;
}) {
	const start = useRef<HTMLElement>(null);
	const isSelected = useSyncExternalStore(
		() => () => {},
		() => {
			const parent = start.current?.parentNode;
			return Boolean(parent && getSelection()?.containsNode(parent, true));
		},
	);
	const [parts, setParts] = useState([text]);
	const shown = parts.join("");
	if (text !== shown)
		setParts(isSelected && text.startsWith(shown) ? [...parts, text.slice(shown.length)] : [text]);
	return parts.map((part, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever appended
		<Part key={`${index} ${part}`} ref={index === 0 ? start : undefined}>
			{part}
		</Part>
	));
}
