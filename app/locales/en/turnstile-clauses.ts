import type { TurnstileClauses } from "../../legal/legal-text.ts";

export default {
	exceptTurnstile: ", save for the check against bots while one of its forms is being used",
	turnstileData:
		" While one of the forms is being used, Cloudflare Turnstile also examines characteristics of the browser, of its connection and of how the page is operated, to tell people from bots. The outcome goes along with the form and is not stored.",
	turnstileProcessor:
		', and Turnstile, the check against bots, to which its <a href="https://www.cloudflare.com/turnstile-privacy-policy/">privacy addendum</a> applies',
	turnstileStorage:
		' There is one exception: while a form is being used, its page loads Cloudflare Turnstile, which tells people from bots by characteristics of the browser. Without it the form that the visitor wants to send could not be protected from abuse, so it needs no consent (Article 22.2 LSSI-CE). What Cloudflare does for this is described in its <a href="https://www.cloudflare.com/turnstile-privacy-policy/">privacy addendum</a>.',
} satisfies TurnstileClauses;
