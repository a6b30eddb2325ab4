/** One line for whoever needs no page. */
export function plainText(status: number, text: string, headers?: Record<string, string>): Response {
	return new Response(`${text}\n`, {
		status,
		headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8", ...headers },
	});
}
