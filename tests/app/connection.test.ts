import { expect, test, vi } from "vitest";
import { isReachable } from "#app/browser/connection.ts";

test("a page asks for the page that is wanted, takes any answer for one, and waits no longer for what may still come", async () => {
	vi.stubGlobal("fetch", vi.fn());
	vi.mocked(fetch).mockResolvedValueOnce(new Response(null, { status: 502 }));
	vi.mocked(fetch).mockRejectedValueOnce(new DOMException("signal timed out", "TimeoutError"));
	vi.mocked(fetch).mockRejectedValueOnce(new TypeError("Failed to fetch"));
	for (const answer of [true, true, false]) expect(await isReachable("/en/denuncias")).toBe(answer);
	expect(fetch).toHaveBeenCalledWith("/en/denuncias", expect.objectContaining({ method: "HEAD" }));
});
