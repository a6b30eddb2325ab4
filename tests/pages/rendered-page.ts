import type { Rendering } from "#worker/pages/page-cache.ts";

export interface RenderedPageOptions {
	/** Texts of the inline scripts. */
	scripts?: readonly string[];
	/** Text of the inline style in the head. */
	style?: string;
	body?: string;
	status?: number;
	headers?: Record<string, string>;
	/** How long the second half of the body keeps the reader waiting, in milliseconds. */
	delay?: number;
	/** Breaks the body off in the middle. */
	breaks?: boolean;
	/** As if a part of the page had failed after the first byte. */
	failed?: boolean;
}

/** A page as the renderer gives it: in two parts, its inline scripts, its inline style and its preloads under the nonce. */
export function renderedPage(nonce: string, options: RenderedPageOptions = {}): Rendering {
	const {
		scripts = ["start()"],
		style = "p{margin:0}",
		body = "<p>Words</p>",
		status = 200,
		delay,
		breaks,
		failed = false,
	} = options;
	const encoder = new TextEncoder();
	const head = `<!DOCTYPE html><html><head><link nonce="${nonce}" rel="modulepreload" href="/a.js"/><style nonce="${nonce}">${style}</style></head><body>`;
	const rest = `${body}${scripts.map((text) => `<script nonce="${nonce}">${text}</script>`).join("")}</body></html>`;
	let part = 0;
	return {
		response: new Response(
			new ReadableStream<Uint8Array>({
				async pull(controller) {
					part += 1;
					if (part === 1) return controller.enqueue(encoder.encode(head));
					if (delay) await scheduler.wait(delay);
					if (breaks) return controller.error(new Error("broken off"));
					controller.enqueue(encoder.encode(rest));
					controller.close();
				},
			}),
			{
				status,
				headers: {
					"Content-Type": "text/html; charset=utf-8",
					"Content-Language": "en",
					"Cache-Control": "no-cache",
					Vary: "Accept-Language",
					...options.headers,
				},
			},
		),
		failed: () => failed,
	};
}
