/** A response with one line of plain text, which must not be cached. */
export function plainTextResponse(status: number, text: string, headers?: Record<string, string>): Response {
	return new Response(`${text}\n`, {
		status,
		headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8", ...headers },
	});
}
