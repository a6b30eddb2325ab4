import type en from "../en/error.ts";

export default {
	title: "No se ha podido cargar esta página",
	message: "El fallo es nuestro, no tuyo. Vuelve a intentarlo en un momento.",
	retry: "Volver a intentarlo",
	home: "Volver al inicio",
} satisfies typeof en;
