let seed = 1;

/** A word that a compressor has not seen yet. */
function word(): string {
	seed = (seed * 48271) % 2147483647;
	return seed.toString(36).slice(0, 5);
}

const paragraphs = Array.from({ length: 54 }, () => Array.from({ length: 80 }, word).join(" "));

/** Nothing but text: about as much HTML, compressed, as the home page. */
export default function Page() {
	return (
		<main>
			{paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</main>
	);
}
