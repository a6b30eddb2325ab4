/** An uncacheable response with one line of plain text, for requests that are not answered with a page. */
export function plainTextResponse(status: number, text: string, headers?: Record<string, string>): Response {
	return new Response(`${text}\n`, {
		status,
		headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8", ...headers },
	});
}
