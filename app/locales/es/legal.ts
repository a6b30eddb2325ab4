import type en from "../en/legal.ts";

export default {
	contents: "Contenido",
	updated: "Última actualización:",
	brief: "En pocas palabras",
	related: "Ver también",
} satisfies typeof en;
