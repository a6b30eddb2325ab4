import type en from "../en/not-found.ts";

export default {
	metaTitle: "Página no encontrada · {{group}}",
	title: "404",
	message: "¡Vaya! Esta página no existe",
	text: "Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.",
	home: "Volver al inicio",
} satisfies typeof en;
