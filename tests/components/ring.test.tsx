import font from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?no-inline";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Ring } from "#app/illustrations/ring.tsx";
import { button, expectErrors, expectToast, translations, visit } from "./render.tsx";

const results = translations.en.resultados;
const ring = () => page.getByRole("img");

test("a screen reader hears the idea, whole and in its language, and nothing where there is none", async () => {
	const idea = "Recogemos cartón 🌱 y\n\nhacemos cajas.";
	const { rerender } = await render(<Ring idea={idea} lang="es" className="" />);
	await expect.element(ring()).toHaveAttribute("aria-label", idea);
	await expect.element(ring()).toHaveAttribute("lang", "es");
	await rerender(<Ring idea=" " lang="" placeholder="Cartón" className="" />);
	await expect.element(ring()).not.toBeInTheDocument();
	await visit("/en/resultados#example");
	await expect.element(ring()).toHaveAttribute("lang", "en");
});

test("words are measured again when a font has come", async () => {
	const late = new FontFace("Late", `url(${font})`);
	document.fonts.add(late);
	onTestFinished(() => void document.fonts.delete(late));
	vi.spyOn(CanvasRenderingContext2D.prototype, "measureText").mockImplementation(
		() => ({ width: late.status === "loaded" ? 900 : 300 }) as TextMetrics,
	);
	const { container } = await render(
		<Ring idea="We collect paper and cardboard from offices" className="" />,
	);
	const size = () => Number(container.querySelector("text")?.getAttribute("font-size"));
	const before = size();
	await late.load();
	await expect.poll(size).toBeLessThan(before);
});

test("the ring can be downloaded as a PNG, also after a failure, and its button is busy until then", async () => {
	const saved = Promise.withResolvers<HTMLAnchorElement>();
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementationOnce(function (this: HTMLAnchorElement) {
		saved.resolve(this);
	});
	const loaded = Promise.withResolvers<Response>();
	await visit("/en/resultados#example");
	document.body.style.background = "rgb(1 2 3)";
	const lost = vi.mocked(window.fetch).mockResolvedValueOnce(new Response("", { status: 404 }));
	const fetched = lost.mockReturnValue(loaded.promise);
	expectErrors(/font: 404/);
	const download = button(results.downloadRing);
	await download.click();
	await expectToast(results.downloadFailed);
	await download.click();
	await expect.element(download).toHaveAttribute("aria-disabled", "true");
	await download.click({ force: true });
	loaded.resolve(new Response("font"));
	await expect.element(download).not.toHaveAttribute("aria-disabled");
	expect(fetched).toHaveBeenCalledTimes(2);
	const link = await saved.promise;
	expect(link.download).toMatch(/\.png$/);
	const picture = new Image();
	picture.src = link.href;
	await picture.decode();
	expect([picture.naturalWidth, picture.naturalHeight]).toEqual([1200, 1200]);
	const canvas = new OffscreenCanvas(1200, 1200).getContext("2d") as OffscreenCanvasRenderingContext2D;
	canvas.drawImage(picture, 0, 0);
	expect([...canvas.getImageData(0, 0, 1, 1).data], "on the page's ground").toEqual([1, 2, 3, 255]);
	// Above the title.
	const pixels = new Uint32Array(canvas.getImageData(0, 0, 1200, 1000).data.buffer);
	expect(pixels.filter((colour) => colour !== pixels[0]).length, "ink").toBeGreaterThan(10_000);
});
