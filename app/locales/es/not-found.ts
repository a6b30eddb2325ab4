import type en from "../en/not-found.ts";

export default {
	metaTitle: "Página no encontrada · {{group}}",
	title: "404",
	message: "¡Vaya! Esta página no existe",
	text: "Este hilo no lleva a ninguna parte. Todos los demás dan la vuelta.",
	home: "Volver al inicio",
} satisfies typeof en;
