import type en from "../en/error.ts";

export default {
	title: "Se ha soltado una pieza",
	message:
		"No hemos podido montar esta página. El fallo es nuestro, no tuyo. Vuelve a intentarlo en un momento.",
	retry: "Volver a intentarlo",
	home: "Volver al inicio",
} satisfies typeof en;
