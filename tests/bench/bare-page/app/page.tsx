import { useSearchParams } from "react-router";

/** More than any page needs. */
const words = "Nothing here but words. ".repeat(20_000);

/**
 * So many paragraphs as the address says (`elements`), with so many attributes and bytes of text between them
 * (`attributes`, `text`).
 */
export default function Page() {
	const [query] = useSearchParams();
	const [elements = 0, attributes = 0, text = 0] = ["elements", "attributes", "text"].map((name) =>
		Number(query.get(name)),
	);
	/** What falls to this paragraph, when so much is shared out. */
	const share = (whole: number, index: number) =>
		Math.floor((whole * (index + 1)) / elements) - Math.floor((whole * index) / elements);
	return (
		<main>
			{Array.from({ length: elements }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: they never change
				<p key={index} {...attributesUpTo[share(attributes, index)]}>
					{words.slice(0, share(text, index))}
				</p>
			))}
		</main>
	);
}

const names = ["className", "id", "title", "lang", "dir", "role", "data-a", "data-b", "data-c", "data-d"];

/** By how many they are. */
const attributesUpTo = [0, ...names.keys()].map((_, count) =>
	Object.fromEntries(names.slice(0, count).map((name) => [name, "a"])),
);
