import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NumberedSections, Section, SectionHeading, SectionNumber } from "#app/components/section.tsx";

const shown = (html: string) => html.match(/\d\d\/\d\d/g);

test("sections are numbered in their order, however deep, and a list within them on its own", () => {
	const html = renderToStaticMarkup(
		<NumberedSections>
			<SectionNumber />
			<Section labelledBy="list">
				<SectionHeading id="list" title="List" />
				<NumberedSections>
					{["a", "b"].map((item) => (
						<SectionNumber key={item} />
					))}
				</NumberedSections>
			</Section>
			<SectionNumber />
		</NumberedSections>,
	);
	expect(shown(html)).toEqual(["01/03", "02/03", "01/02", "02/02", "03/03"]);
	expect(html.match(/aria-hidden/g)).toHaveLength(5);
});
