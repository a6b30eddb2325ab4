import type { TurnstileClauses } from "../../legal/legal-text.ts";

export default {
	exceptTurnstile:
		", salvo la comprobación contra programas automáticos mientras se usa uno de sus formularios",
	turnstileData:
		" Mientras se usa uno de los formularios, Cloudflare Turnstile examina además características del navegador, de su conexión y de la forma de manejar la página para distinguir a las personas de los programas. El resultado acompaña al formulario y no se almacena.",
	turnstileProcessor:
		', así como Turnstile, la comprobación contra programas automáticos, a la que se aplica su <a href="https://www.cloudflare.com/turnstile-privacy-policy/">anexo de privacidad</a>',
	turnstileStorage:
		' Hay una excepción: mientras se usa un formulario, su página carga Cloudflare Turnstile, que distingue a las personas de los programas por características del navegador. Sin él no se podría proteger de abusos el formulario que el visitante quiere enviar, por lo que no requiere consentimiento (artículo 22.2 de la LSSI-CE). Lo que Cloudflare hace para ello se describe en su <a href="https://www.cloudflare.com/turnstile-privacy-policy/">anexo de privacidad</a>.',
} satisfies TurnstileClauses;
