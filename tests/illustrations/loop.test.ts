import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Loop } from "#app/illustrations/loop.tsx";

const stage = (title: string) => ({ title, children: createElement("p", null, `${title} it`) });

const html = renderToStaticMarkup(
	createElement(Loop, {
		label: "A ring",
		stages: { collect: stage("Collect"), transform: stage("Transform"), return: stage("Return") },
	}),
);

test.each(["Collect", "Transform", "Return"])("names %s along its arc and in the list", (title) => {
	const id = title.toLowerCase();
	expect(html).toMatch(new RegExp(`<g data-part="${id}">.*?<textPath[^>]*>${title}</textPath>`));
	expect(html).toMatch(new RegExp(`<li data-part="${id}".*?<h3[^>]*>${title}</h3><p>${title} it</p>`));
});

test("runs every label from left to right", () => {
	const paths = [...html.matchAll(/id="[^"]+" d="M(\S+) [^A]+A[^"]* ([^\s"]+) [^\s"]+"/g)];
	expect(paths).toHaveLength(3);
	for (const [, start, end] of paths) expect(Number(start)).toBeLessThan(Number(end));
});

test("keeps to the page's policy: no style attribute", () => {
	expect(html).not.toContain("style=");
});
