/**
 * Asks for a page until it is kept in the isolate's memory.
 * @returns its HTML
 * @throws if it is not kept
 */
export async function keptPage(url: string): Promise<string> {
	const ask = async () => {
		const response = await fetch(url);
		return { html: await response.text(), timing: response.headers.get("Server-Timing") };
	};
	await ask();
	// Who asks while the copy is being made waits for it.
	const { html, timing } = await ask();
	if (!timing?.includes('"memory"')) throw new Error(`${url} is not kept: ${timing}`);
	return html;
}
