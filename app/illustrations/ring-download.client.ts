import font from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?no-inline";

/** What the drawing gets from style sheets, which a picture outside of the page has not. */
const styled = [
	"fill",
	"stroke",
	"stroke-width",
	"stroke-linecap",
	"paint-order",
	"font-family",
	"font-weight",
];

const side = 1200;
const margin = 72;

/** Reads a file as a `data:` address, the only one that the page's policy allows for pictures. */
function toDataAddress(file: Blob): Promise<string> {
	const reader = new FileReader();
	const read = new Promise<string>((resolve, reject) => {
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(reader.error);
	});
	reader.readAsDataURL(file);
	return read;
}

/** The drawing as a picture of its own, with the colours that the page gives it and the font of its words. */
async function toPicture(ring: SVGSVGElement, viewBox: string, width: number): Promise<HTMLImageElement> {
	const copy = ring.cloneNode(true) as SVGSVGElement;
	const originals = ring.querySelectorAll("*");
	for (const [index, element] of copy.querySelectorAll("*").entries()) {
		const style = getComputedStyle(originals[index] as Element);
		for (const property of styled) element.setAttribute(property, style.getPropertyValue(property));
		element.removeAttribute("class");
	}
	const response = await fetch(font);
	if (!response.ok) throw new Error(`font: ${response.status}`);
	const face = document.createElement("style");
	face.textContent = `@font-face{font-family:"Instrument Sans";font-weight:400 700;src:url(${await toDataAddress(await response.blob())})}`;
	copy.insertBefore(face, copy.firstChild);
	copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
	copy.setAttribute("viewBox", viewBox);
	copy.setAttribute("width", String(width));
	const image = new Image();
	image.src = await toDataAddress(
		new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" }),
	);
	await image.decode();
	return image;
}

/** Saves the ring as a square PNG, and below it a title and the date. */
export async function downloadRing(ring: SVGSVGElement, title: string, date: string): Promise<void> {
	// As far below the centre as above it: the page cuts it at the thread, which goes on there.
	const { x, y, width } = ring.viewBox.baseVal;
	const height = -2 * y;
	const scale = Math.min((side - 2 * margin) / width, (side - 3 * margin) / height);
	const image = await toPicture(ring, `${x} ${y} ${width} ${height}`, width * scale);
	const canvas = document.createElement("canvas");
	canvas.width = canvas.height = side;
	const context = canvas.getContext("2d");
	if (!context) throw new Error("no canvas");
	const { color, fontFamily, backgroundColor } = getComputedStyle(document.body);
	context.fillStyle = backgroundColor;
	context.fillRect(0, 0, side, side);
	const top = (side - 1.5 * margin - height * scale) / 2;
	context.drawImage(image, (side - width * scale) / 2, top, width * scale, height * scale);
	context.fillStyle = color;
	context.font = `600 40px ${fontFamily}`;
	context.fillText(title, margin, side - margin);
	context.font = `400 30px ${fontFamily}`;
	context.textAlign = "right";
	context.fillText(date, side - margin, side - margin);
	const link = document.createElement("a");
	link.download = "anella.png";
	link.href = canvas.toDataURL("image/png");
	link.click();
}
