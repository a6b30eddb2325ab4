import type en from "../en/legal.ts";

export default {
	contents: "Contenido",
	updated: "Última actualización:",
	brief: "En pocas palabras",
	related: "También en vigor",
} satisfies typeof en;
