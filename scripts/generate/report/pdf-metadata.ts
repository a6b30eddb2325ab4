/** Metadata that the browser does not write. */
interface PdfMetadata {
	author: string;
	subject: string;
}

/**
 * Adds metadata to a PDF from Chromium by an incremental update that replaces its information dictionary. Removes the
 * creation and modification times, so that the output is reproducible.
 *
 * @param printed the PDF as Chromium writes it
 * @throws if the PDF has another structure
 */
export function addPdfMetadata(printed: Uint8Array, { author, subject }: PdfMetadata): Uint8Array {
	const pdf = Buffer.from(printed)
		.toString("latin1")
		.replaceAll(/^\/(?:CreationDate|ModDate) \(D:[^)]*\)/gm, (date: string) => " ".repeat(date.length));
	const info = /^1 0 obj\n<<([\s\S]*?)>>\nendobj/m.exec(pdf)?.[1];
	const trailer = /trailer\n<<([\s\S]*?)>>\nstartxref\n(\d+)\n%%EOF\s*$/.exec(pdf);
	if (!info || !trailer?.[1]?.includes("/Info 1 0 R"))
		throw new Error("The PDF has an unexpected structure.");
	const [, entries, previous] = trailer;

	const changed = `1 0 obj\n<<${info.trim()}\n/Author ${textString(author)}\n/Subject ${textString(subject)}>>\nendobj\n`;
	const table = pdf.length + changed.length;
	const update = `xref\n1 1\n${`${pdf.length}`.padStart(10, "0")} 00000 n \ntrailer\n<<${entries}\n/Prev ${previous}>>\nstartxref\n${table}\n%%EOF\n`;
	return Buffer.from(pdf + changed + update, "latin1");
}

/** A PDF text string: UTF-16BE with byte order mark, in hexadecimal. */
function textString(text: string): string {
	return `<${Buffer.from(`\uFEFF${text}`, "utf16le").swap16().toString("hex").toUpperCase()}>`;
}
